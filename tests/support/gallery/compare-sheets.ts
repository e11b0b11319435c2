import type { Page } from '@playwright/test';
import { SCALE } from './draw-sheet.ts';

/** What two sheets may differ in. */
export interface Tolerance {
  /** A pixel differs when a channel does by more than this, of 255. */
  step: number;
  /** Side of the square parts that are looked at, in pixels of the kept picture. */
  tile: number;
  /** So many pixels of a part may differ: less than a line through it has. */
  pixels: number;
}

/**
 * A hairline is a sixteenth to a quarter of what a kept pixel is made of, and crosses a whole part when it goes; antialiasing
 * changes the mean of sixteen pixels by less, and of few of them.
 */
export const TOLERANCE: Tolerance = { step: 5, tile: 12, pixels: 9 };

/** A part of the sheet that differs, by its place in CSS pixels of the sheet. */
export interface Difference {
  x: number;
  y: number;
  pixels: number;
}

/** The parts in which two PNG files differ; null when their sizes do. */
export function compareSheets(
  page: Page,
  one: Buffer,
  other: Buffer,
  tolerance = TOLERANCE,
): Promise<Difference[] | null> {
  return page.evaluate(
    async ([first, second, { step, tile, pixels }, scale]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = [await read(first), await read(second)];
      if (!a || !b || a.width !== b.width || a.height !== b.height) return null;
      const parts = new Map<string, { x: number; y: number; pixels: number }>();
      for (let at = 0; at < a.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > step,
        );
        if (!differs) continue;
        const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)].map(
          (place) => Math.floor(place / tile) * tile * scale,
        ) as [number, number];
        const part = parts.get(`${x},${y}`) ?? { x, y, pixels: 0 };
        part.pixels += 1;
        parts.set(`${x},${y}`, part);
      }
      return [...parts.values()].filter((part) => part.pixels > pixels);
    },
    [one.toString('base64'), other.toString('base64'), tolerance, SCALE] as const,
  );
}

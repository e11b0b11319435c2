import type { Page } from '@playwright/test';

/** How two pictures of the same size differ. */
export interface PictureDifference {
  /** Pixels that are not the same. */
  pixels: number;
  /** The greatest difference in one channel, 0 to 255. */
  step: number;
}

/** Compares two PNG files in the page's own decoder; null when their sizes differ. */
export function comparePictures(
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<PictureDifference | null> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const a = await read(first);
      const b = await read(second);
      if (!a || !b || a.width !== b.width || a.height !== b.height) return null;
      const changed = new Set<number>();
      let step = 0;
      for (let at = 0; at < a.data.length; at += 1) {
        const difference = Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
        step = Math.max(step, difference);
        if (difference > 0) changed.add(at >> 2);
      }
      return { pixels: changed.size, step };
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
}

import { formatColor, onAccent, parseColor, readableAccent } from './accent.ts';
import type { Rgb } from './accent.ts';

/** The surface that is hardest to read on, of each theme: `--_surface` in light, `--_surface-raised` in dark. */
export const SURFACES = { light: [0.992, 0.988, 0.98], dark: [0.133, 0.133, 0.145] } as const;

/** What the browser makes of a css colour, `oklch(…)` and names included. */
function computed(container: HTMLElement, value: string): Rgb | null {
  container.style.setProperty('color', `color-mix(in srgb, ${value} 100%, #000)`);
  const color = parseColor(getComputedStyle(container).color);
  container.style.removeProperty('color');
  return color;
}

function setAccent(container: HTMLElement, theme: 'light' | 'dark', accent: Rgb): void {
  const readable = readableAccent(accent, SURFACES[theme]);
  container.style.setProperty(`--_accent-${theme}`, formatColor(readable));
  container.style.setProperty(`--_on-accent-${theme}`, onAccent(readable));
}

/**
 * Gives `<div class="root">` its accent for both themes: the publisher's `--flyleaf-accent`, else the publication's
 * colour, moved until it is readable. Without either, or with one that no browser reads, the style sheet's own stays.
 */
export function applyAccent(container: HTMLElement, publicationColor: string | null): void {
  const chosen = getComputedStyle(container).getPropertyValue('--flyleaf-accent').trim();
  const value = chosen || publicationColor || '';
  const accent = parseColor(value) ?? (value ? computed(container, value) : null);
  if (!accent) return;
  setAccent(container, 'light', accent);
  setAccent(container, 'dark', accent);
}

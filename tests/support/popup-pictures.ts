import type { BrowserContext } from '@playwright/test';
import { PICTURES } from './popup-publications.ts';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  side: [800, 900],
  banner: [1_500, 500],
  ada: [64, 64],
  ben: [64, 64],
  cho: [64, 64],
};

function picture(name: string): string {
  const [width, height] = SIZES[name] ?? [88, 88];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#2f6f78"/><circle cx="50%" cy="38%" r="${height / 4}" fill="#e9dcc3"/></svg>`;
}

/** Answers for the pictures' host, from its first moment or when `ready` comes. */
export async function servePictures(
  context: BrowserContext,
  ready: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  await context.route(`${PICTURES}/*`, async (route) => {
    await ready;
    const name = /(\w+)\.svg$/u.exec(route.request().url())?.[1] ?? '';
    // A test may end while a picture is under way.
    await route.fulfill({ contentType: 'image/svg+xml', body: picture(name) }).catch(() => {});
  });
}

import type { Frame, Page } from '@playwright/test';
import { GALLERY_PATHS } from '../../../src/contracts/gallery.ts';
import { encodePng } from './encode-png.ts';
import type { Cell, Sheet } from './sheets.ts';

/** The address of a case. */
export function caseUrl(platform: string, cell: Cell): string {
  return `${platform}${GALLERY_PATHS.case}?${new URLSearchParams({ accent: ACCENT, ...cell })}`;
}

/** How much smaller a sheet is kept than it was drawn: sixteen pixels make one. */
export const SCALE = 4;
/** Where a case names none: a fair one. */
const ACCENT = '0f6b75';

function sheetHtml({ columns, width, height, cells }: Sheet, platform: string): string {
  const frames = cells.map((cell) => {
    const url = caseUrl(platform, cell).replaceAll('&', '&amp;');
    return `<iframe src="${url}" width="${width}" height="${height}"></iframe>`;
  });
  const style = `body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 4px;
    background: #888; width: max-content } iframe { border: 0; display: block }`;
  return `<!doctype html><style>${style}</style>${frames.join('')}`;
}

/** Fonts come when something is written in them. */
async function settle(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
}

/** Of a dialog, or of the page. */
async function scrollToEnd(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
    const dialogs = roots.flatMap((root) => [...root.querySelectorAll('dialog')]);
    for (const each of [document.documentElement, ...dialogs]) each.scrollTop = each.scrollHeight;
  });
}

/** The mean of sixteen pixels as one, by the page's own decoder: rows of red, green and blue, to even numbers. */
function meansOf(page: Page, picture: Buffer) {
  return page.evaluate(
    async ([base64, scale]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const width = Math.floor(bitmap.width / scale);
      const height = Math.floor(bitmap.height / scale);
      const sums = new Uint16Array(width * height * 3);
      for (let y = 0; y < height * scale; y += 1) {
        for (let x = 0; x < width * scale; x += 1) {
          const from = (y * bitmap.width + x) * 4;
          const to = (Math.floor(y / scale) * width + Math.floor(x / scale)) * 3;
          for (let channel = 0; channel < 3; channel += 1) {
            sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0);
          }
        }
      }
      const means = Array.from(sums, (sum) => Math.min(254, Math.round(sum / scale ** 2 / 2) * 2));
      const text = means.map((mean) => String.fromCharCode(mean)).join('');
      return { width, height, base64: btoa(text) };
    },
    [picture.toString('base64'), SCALE] as const,
  );
}

/** A picture as it is kept. */
export async function makeSmaller(page: Page, picture: Buffer): Promise<Buffer> {
  const { width, height, base64 } = await meansOf(page, picture);
  return encodePng(width, height, Buffer.from(base64, 'base64'));
}

/** Opens a sheet: each case in a frame of its own. */
export async function openSheet(page: Page, platform: string, sheet: Sheet): Promise<void> {
  const url = `${platform}/dev/sheet`;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: sheetHtml(sheet, platform) }),
  );
  const rows = Math.ceil(sheet.cells.length / sheet.columns);
  await page.setViewportSize({
    width: sheet.columns * (sheet.width + 4) - 4,
    height: rows * (sheet.height + 4) - 4,
  });
  await page.emulateMedia({
    reducedMotion: 'reduce',
    forcedColors: sheet.forcedColors ? 'active' : 'none',
  });
  await page.goto(url);
  const frames = page.frames().slice(1);
  await Promise.all(frames.map(settle));
  if (sheet.ends) await Promise.all(frames.map(scrollToEnd));
}

/** A sheet as it was drawn, and as it is kept. */
export interface Drawn {
  whole: Buffer;
  small: Buffer;
}

/** Takes the picture of an open sheet. */
export async function drawSheet(page: Page): Promise<Drawn> {
  const whole = await page.screenshot({ animations: 'disabled' });
  return { whole, small: await makeSmaller(page, whole) };
}

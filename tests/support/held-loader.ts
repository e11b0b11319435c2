import type { Page } from '@playwright/test';

/** Opens a page; what `look` found there before the loader ran, which is held back until then. */
export async function openHeld<T>(
  page: Page,
  address: string,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  let release = (): void => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/embed/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const before = await look(page);
  release();
  return before;
}

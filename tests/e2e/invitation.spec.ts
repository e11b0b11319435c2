import { expect } from '@playwright/test';
import { takeRequests } from '../support/widget-answers.ts';
import { INVITED, test } from '../support/widget-stage.ts';

const POPUP = 'flyleaf-welcome-popup';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the popup by invitation waits for no script, and nothing moves when it comes, ${viewport.width} wide`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize(viewport);
    await takeRequests(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/ending.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.pages}/reading?PUBLICATION=${INVITED}&POPUP=forced`);
    const popup = page.locator(POPUP);
    const title = popup.getByRole('heading', { name: 'By invitation only' });
    const way = popup.getByRole('button', { name: 'No thanks' });
    await expect(title).toBeVisible();
    const places = async () => [(await title.boundingBox())?.y, (await way.boundingBox())?.y];
    const before = await places();
    letGo();
    const ask = popup.getByRole('link', { name: 'Ask for an invitation' });
    await expect(ask).toBeVisible();
    for (const [index, y] of (await places()).entries()) {
      expect(Math.abs((y ?? 0) - (before[index] ?? 0))).toBeLessThan(1);
    }
    await expect(ask).toHaveAttribute(
      'href',
      /^mailto:hello@tide\.example\?subject=An%20invitation/u,
    );
    const signIn = popup.getByRole('link', { name: 'sign in' });
    await expect(signIn).toHaveAttribute('href', /\/account\/login\?.*redirect=/u);
    for (const target of [ask, signIn]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
}

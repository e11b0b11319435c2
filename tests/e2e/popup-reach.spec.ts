import { expect } from '@playwright/test';
import { servePictures } from '../support/popup-pictures.ts';
import { openDecided, pageOf, popupOn, test } from '../support/popup-stage.ts';

/** What the Tab key meets: the way out first, and the field without words of its own. */
const ORDER = [
  'Close',
  '',
  'Subscribe',
  'No thanks',
  'terms of use',
  'privacy policy',
  'collection notice',
  'The harbour that moved',
  'What the fog takes',
];

test.describe('every control can be reached', () => {
  test.beforeEach(({ context }) => servePictures(context));

  for (const [where, viewport] of [
    ['on a phone', { width: 360, height: 640 }],
    ['on a phone that lies', { width: 640, height: 320 }],
    ['over a software keyboard', { width: 360, height: 300 }],
  ] as const) {
    test(`by keyboard ${where}, and none is hidden while it has the focus`, async ({
      page,
      stage,
    }) => {
      await page.setViewportSize(viewport);
      await openDecided(page, pageOf(stage, { PUBLICATION: 'covered' }));
      await expect(popupOn(page)).toBeVisible();
      const seen: string[] = [];
      for (let step = 0; step < ORDER.length; step += 1) {
        await page.keyboard.press('Tab');
        const { name, isSeen } = await page.evaluate(() => {
          const root = document.querySelector('flyleaf-welcome-popup')?.shadowRoot;
          const { activeElement } = root as ShadowRoot;
          // A link may be broken into two lines.
          const [rect] = (activeElement as Element).getClientRects();
          const { left, top, width, height } = rect as DOMRect;
          const at = root?.elementFromPoint(left + width / 2, top + height / 2);
          const name =
            activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
          return { name, isSeen: at === activeElement || activeElement?.contains(at ?? null) };
        });
        expect(`${name} ${isSeen}`).toBe(`${name} true`);
        seen.push(name);
      }
      expect(seen).toEqual(ORDER);
    });
  }

  test('at once on the smallest phone, from the logo to the legal line', async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDecided(page, pageOf(stage, { PUBLICATION: 'covered' }));
    for (const part of [
      '.logo',
      '.name',
      '.tagline',
      'input[type=email]',
      '.button',
      '.first > .quiet',
      '.legal',
    ]) {
      await expect(popupOn(page).locator(part).first()).toBeInViewport({ ratio: 1 });
    }
  });
});

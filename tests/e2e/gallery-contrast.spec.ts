import type { Page } from '@playwright/test';
import { ACCENTS } from '../../widgets/gallery/choice.ts';
import { openCase } from '../support/gallery/cases.ts';
import { expect, test } from '../support/gallery/gallery-test.ts';
import { measureContrasts } from '../support/gallery/measure-contrasts.ts';

/** WCAG 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const LINE = 3;

const FORM = 'flyleaf-subscribe-form';

/** Gives the form a publication's colour, as the widget does. */
async function paint(page: Page, accent: string): Promise<void> {
  await page.locator(`${FORM} .root`).evaluate((root, color) => {
    root.style.setProperty('--_fl-brand', `#${color}`);
  }, accent);
}

async function expectSeen(page: Page, what: string): Promise<void> {
  const { texts, lines } = await page.evaluate(measureContrasts);
  expect(Object.keys(texts).length, what).toBeGreaterThan(0);
  expect(Object.keys(lines), what).toContain('focus ring');
  for (const [part, contrast] of Object.entries(texts)) {
    expect.soft(contrast, `${part}, ${what}`).toBeGreaterThanOrEqual(TEXT);
  }
  for (const [part, contrast] of Object.entries(lines)) {
    expect.soft(contrast, `${part}, ${what}`).toBeGreaterThanOrEqual(LINE);
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const state of ['filled', 'invalid', 'login']) {
    test(`every colour is readable and seen in the ${theme}, ${state}`, async ({
      page,
      platform,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCase(page, platform, { widget: 'form-card', state, theme });
      await page.keyboard.press('Tab');
      for (const [accent, name] of Object.entries(ACCENTS)) {
        await paint(page, accent);
        await expectSeen(page, name);
      }
    });
  }
}

test('the check can fail: it sees a faint line and faint words', async ({ page, platform }) => {
  const cell = { widget: 'form-card', state: 'filled', theme: 'light' } as const;
  await openCase(page, platform, cell);
  await page.locator(FORM).evaluate((host) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.root { --_fl-line: #bbb; --_fl-on-accent: #888 }');
    host.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  const { texts, lines } = await page.evaluate(measureContrasts);
  expect(texts['Subscribe']).toBeLessThan(TEXT);
  expect(lines['line of email']).toBeLessThan(LINE);
});

test('the check can fail: it sees colours change', async ({ page, platform }) => {
  await openCase(page, platform, { widget: 'form-card', state: 'filled', theme: 'light' });
  await paint(page, 'ffeb3b');
  const yellow = await page.evaluate(measureContrasts);
  await paint(page, '1a237e');
  const navy = await page.evaluate(measureContrasts);
  expect(navy.lines['button']).toBeGreaterThan(yellow.lines['button'] ?? 0);
});

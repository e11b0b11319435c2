import { ACCENTS } from '../../widgets/gallery/choice.ts';
import { openCase } from '../support/gallery/cases.ts';
import { expect, test } from '../support/gallery/gallery-test.ts';
import { measureContrasts } from '../support/gallery/measure-contrasts.ts';

/** WCAG 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const LINE = 3;

for (const [accent, name] of Object.entries(ACCENTS)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${name} is readable and seen in the ${theme}`, async ({ page, platform }) => {
      for (const state of ['filled', 'invalid', 'login']) {
        await openCase(page, platform, { widget: 'form-card', state, theme, accent });
        await page.keyboard.press('Tab');
        const { texts, lines } = await page.evaluate(measureContrasts);
        expect(Object.keys(texts).length, state).toBeGreaterThan(0);
        expect(Object.keys(lines), state).toContain('focus ring');
        for (const [what, contrast] of Object.entries(texts)) {
          expect.soft(contrast, `${what}, ${state}`).toBeGreaterThanOrEqual(TEXT);
        }
        for (const [what, contrast] of Object.entries(lines)) {
          expect.soft(contrast, `${what}, ${state}`).toBeGreaterThanOrEqual(LINE);
        }
      }
    });
  }
}

test('the check can fail: it sees a faint line and faint words', async ({ page, platform }) => {
  const cell = { widget: 'form-card', state: 'filled', theme: 'light' } as const;
  await openCase(page, platform, cell);
  await page.locator('flyleaf-subscribe-form').evaluate((host) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.root { --_line: #bbb; --_on-accent: #888 }');
    host.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  const { texts, lines } = await page.evaluate(measureContrasts);
  expect(texts['Subscribe']).toBeLessThan(TEXT);
  expect(lines['line of email']).toBeLessThan(LINE);
});

import type { Page } from '@playwright/test';
import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { openCase, statesOf, WIDGETS } from '../support/gallery/cases.ts';
import { expect, test } from '../support/gallery/gallery-test.ts';
import {
  lostParts,
  runningAnimations,
  smallTargets,
  spaceText,
  unseenInForcedColours,
} from '../support/gallery/inspect.ts';

/** What a screen of 1280 by 1024 has left when everything is twice and four times as large (WCAG 1.4.4, 1.4.10). */
const TWICE = { width: 640, height: 512 };
const FOUR_TIMES = { width: 320, height: 256 };
const PHONE = { width: 360, height: 740 };
/** Milliseconds: a test walks through many states. */
const PATIENCE = 180_000;

test.describe.configure({ timeout: PATIENCE, mode: 'parallel' });

async function expectNothingLost(page: Page, state: string): Promise<void> {
  for (const screen of [TWICE, FOUR_TIMES]) {
    await page.setViewportSize(screen);
    expect.soft(await page.evaluate(lostParts), `${state} at ${screen.width} px`).toEqual([]);
  }
  await page.evaluate(spaceText);
  expect.soft(await page.evaluate(lostParts), `${state}, with more space`).toEqual([]);
}

/** Goes through all that takes the focus; tells what has no ring of its own. */
async function unmarkedFocus(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (!active || active === document.body || active.matches('dialog *[tabindex]')) return null;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(active);
      const canvas = getComputedStyle(document.body).backgroundColor;
      const marked =
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
      return marked ? null : `${active.localName}.${active.className}`;
    });
    if (found) unmarked.push(found);
  }
  return unmarked;
}

/** The layouts differ only in how they ask, and messages only in their words. */
const SAME =
  /^(?:form-(?:inline|cover) (?!(?:idle|checking|invalid|trouble)$)|page message-(?!trouble$))/u;

async function expectAllowed(page: Page, part: string, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' });
  await expectAccessible(page, part, `${name}, light`);
  expect.soft(await page.evaluate(smallTargets), `targets of ${name}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, part, `${name}, dark`);
}

async function expectSeen(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  expect.soft(await page.evaluate(unseenInForcedColours), `lines of ${name}`).toEqual([]);
  expect.soft(await page.evaluate(runningAnimations), `motion in ${name}`).toEqual([]);
  expect.soft(await unmarkedFocus(page), `focus in ${name}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** A state is opened once, and looked at in every way, one after the other. */
async function expectGood(page: Page, widget: string, state: string): Promise<void> {
  // What is asked of a whole page, a publisher's has around a widget.
  const part = widget === 'page' ? 'html' : 'main';
  const name = `${widget}, ${state}`;
  await page.setViewportSize(PHONE);
  await expectAllowed(page, part, name);
  await expectSeen(page, name);
  await expectNothingLost(page, name);
}

/** So many states are one test: enough to share them out, few enough to name what failed. */
const STATES = 8;

for (const widget of WIDGETS) {
  const states = statesOf(widget).filter((state) => !SAME.test(`${widget} ${state}`));
  for (let at = 0; at < states.length; at += STATES) {
    const some = states.slice(at, at + STATES);
    test(`${widget} is seen, read and used by everyone: ${some.join(', ')}`, async ({
      page,
      platform,
    }) => {
      for (const state of some) {
        await openCase(page, platform, { widget, state, theme: 'auto' });
        await expectGood(page, widget, state);
      }
    });
  }
}

test('the index fits a small screen, and axe finds nothing there', async ({ page, platform }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${platform}${GALLERY_PATHS.index}?widget=form-card&state=idle`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, 'html', 'the index');
});

test.describe('the check can fail:', () => {
  const CASE = { widget: 'form-card', state: 'sending', theme: 'light' } as const;

  async function openWith(page: Page, platform: string, css: string): Promise<void> {
    await page.setViewportSize(FOUR_TIMES);
    await openCase(page, platform, CASE);
    await page.locator('flyleaf-subscribe-form').evaluate((host, text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      host.shadowRoot?.adoptedStyleSheets.push(sheet);
    }, css);
  }

  for (const [what, css] of [
    ['a button that is too wide', '.button { width: 400px }'],
    ['text that is cut off', '.lead { height: 20px; overflow: hidden }'],
    ['text that runs out of its place', '.title { height: 20px }'],
    ['a control under something', '.card::after { content: ""; position: fixed; inset: 0 }'],
    ['a field out of the screen', '.input { translate: -300px }'],
  ] as const) {
    test(`it sees ${what}`, async ({ page, platform }) => {
      await openWith(page, platform, css);
      expect(await page.evaluate(lostParts)).not.toEqual([]);
    });
  }

  test('it sees a small target', async ({ page, platform }) => {
    await openWith(page, platform, '.button { min-height: 0; height: 23px; padding: 0 }');
    expect(await page.evaluate(smallTargets)).toEqual([expect.stringContaining('Subscribe')]);
  });

  test('it sees a field without a line and a sign without colour', async ({ page, platform }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openWith(page, platform, '.input { border: 0 }');
    expect(await page.evaluate(unseenInForcedColours)).toEqual(['input.input']);
  });

  test('it sees what moves', async ({ page, platform }) => {
    await openWith(page, platform, '');
    expect(await page.evaluate(runningAnimations)).toEqual(['flyleaf-turn']);
  });

  test('it sees a focus that nobody sees', async ({ page, platform }) => {
    await openWith(page, platform, '.root :focus-visible { outline: none }');
    expect(await unmarkedFocus(page)).toContain('input.input');
  });
});

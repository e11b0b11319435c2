import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAYING } from '../support/popup-publications.ts';
import { heardOn, openDecided, pageOf, popupOn, test } from '../support/popup-stage.ts';

const tell = (page: Page, ...command: unknown[]) =>
  page.evaluate(
    (words) => (globalThis as { flyleaf?: (...words: unknown[]) => void }).flyleaf?.(...words),
    command,
  );

/** What a browser does to a page in a tab behind; headless ones have no tab behind. */
async function lookAway(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** The pages' time is the test's: it goes on by itself, and what is due comes when it is asked for. */
test.beforeEach(({ page }) => page.clock.install());

/** Milliseconds in which loader (100) and popup (300), one after the other, look at the page after a change. */
const LOOKS = 400;

/** What followed from the last change is done: the popup, where there is one, is at work and has looked at its way. */
async function lookedAgain(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('flyleaf-welcome-popup')].every(({ shadowRoot }) => shadowRoot),
  );
  await page.clock.runFor(LOOKS);
}

test.describe('two tabs', () => {
  test('a dismissal in one holds in the other, where the popup stands', async ({
    context,
    page,
    stage,
  }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    const other = await context.newPage();
    await openDecided(other, pageOf(stage));
    await popupOn(other).getByRole('button', { name: 'No thanks' }).click();
    await lookAway(page, false);
    await expect(popupOn(page)).toBeHidden();
  });

  test('a sign-up in one holds in the other, where the popup waits', async ({
    context,
    page,
    stage,
  }) => {
    await openDecided(page, pageOf(stage, { PUBLICATION: 'scrolled' }));
    const other = await context.newPage();
    await openDecided(other, pageOf(stage));
    await popupOn(other).getByRole('textbox').fill('two-tabs@example.com');
    await popupOn(other).getByRole('button', { name: 'Subscribe' }).click();
    await expect(other).toHaveURL(/\/subscribe\?/u);
    await lookAway(page, false);
    await page.mouse.wheel(0, 5_000);
    await lookedAgain(page);
    await expect(popupOn(page)).toBeHidden();
  });
});

test('where no cookie is kept a dismissal holds while the page does', async ({ page, stage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await openDecided(page, pageOf(stage));
  await popupOn(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(popupOn(page)).toHaveCount(0);
  await page.evaluate(() => history.pushState(null, '', '?another'));
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(1);
  await lookedAgain(page);
  await expect(popupOn(page)).toBeHidden();
});

test('it stands while its reader looks at another tab, and keeps the focus', async ({
  page,
  stage,
}) => {
  await openDecided(page, pageOf(stage));
  await popupOn(page).getByRole('textbox').fill('half-an-add');
  await lookAway(page, true);
  await lookedAgain(page);
  await lookAway(page, false);
  await lookedAgain(page);
  await expect(popupOn(page).getByRole('textbox')).toBeFocused();
  expect(await heardOn(page)).toEqual(['shown']);
});

test('it waits in a tab that nobody looks at', async ({ page, stage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await openDecided(page, pageOf(stage));
  await lookedAgain(page);
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  await lookAway(page, false);
  await expect(popupOn(page)).toBeVisible();
});

test('after a sign-up the way back leads to no form that was sent', async ({ page, stage }) => {
  await openDecided(page, pageOf(stage));
  await popupOn(page).getByRole('textbox').fill('way-back@example.com');
  await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/subscribe\?/u);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(pageOf(stage));
  await expect(page.getByRole('heading', { name: 'A post' })).toBeVisible();
  await lookedAgain(page);
  await expect(popupOn(page)).toHaveCount(0);
  expect(await page.locator('html').getAttribute('class')).toBeNull();
});

test('destroy takes it away, and all that it did to the page', async ({ page, stage }) => {
  await openDecided(page, pageOf(stage));
  await expect(popupOn(page)).toBeVisible();
  await tell(page, 'destroy');
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  expect(await page.locator('html').getAttribute('class')).toBeNull();
  expect(await page.locator('html').getAttribute('style')).toBeNull();
});

test.describe('a single-page app', () => {
  const paid = (page: Page, isPaid: boolean) =>
    page.evaluate((is) => {
      document.querySelector('meta[name="flyleaf:audience"]')?.remove();
      if (is) {
        const meta = document.createElement('meta');
        document.head.append(
          Object.assign(meta, { name: 'flyleaf:audience', content: 'only_paid' }),
        );
      }
      history.pushState(null, '', is ? '?paid' : '?free');
    }, isPaid);

  test('loses it on a paid post and gets it on a free one', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    await paid(page, true);
    await expect(popupOn(page)).toHaveCount(0);
    await paid(page, false);
    await expect(popupOn(page)).toBeVisible();
  });

  test('says the same by its own word', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    await tell(page, 'set', { audience: 'founding' });
    await expect(popupOn(page)).toHaveCount(0);
    await tell(page, 'set', { audience: null });
    await expect(popupOn(page)).toBeVisible();
  });

  test('is asked once, however fast it goes from view to view', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { POPUP: 'hidden' }));
    await tell(page, 'set', { popup: null });
    await page.evaluate(() => {
      for (let view = 0; view < 50; view += 1) history.pushState(null, '', `?view=${view}`);
    });
    await expect(popupOn(page)).toBeVisible();
    await lookedAgain(page);
    await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(1);
    expect(await heardOn(page)).toEqual(['shown']);
  });

  test('may replace its body and change its view with a transition', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage));
    await expect(popupOn(page)).toBeVisible();
    await page.evaluate(async () => {
      const change = () => document.body.replaceWith(document.createElement('body'));
      const start = (
        document as { startViewTransition?: (change: () => void) => { finished: Promise<void> } }
      ).startViewTransition;
      await (start ? start.call(document, change).finished : change());
    });
    await popupOn(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(popupOn(page)).toHaveCount(0);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
  });

  test('an anchor of the page does not bring it back', async ({ page, stage }) => {
    await openDecided(page, pageOf(stage, { POPUP: 'mount' }));
    await page.keyboard.press('Escape');
    await expect(popupOn(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'A chapter' }).click();
    await lookedAgain(page);
    await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  });
});

test.describe('after the form', () => {
  test('a paying reader goes to sign-in with the way back and the address', async ({
    page,
    stage,
  }) => {
    await openDecided(page, pageOf(stage));
    await popupOn(page).getByRole('textbox').fill(PAYING);
    await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/account\/login/u);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirect')).toBe(pageOf(stage));
    expect(searchParams.get('email')).toBe(PAYING);
  });

  test('everybody else goes on to /subscribe, and no secret stands in the query', async ({
    page,
    stage,
  }) => {
    await openDecided(page, pageOf(stage));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await popupOn(page).getByRole('textbox').fill('on-the-way@example.com');
    await popupOn(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(/\/subscribe\?/u);
    const { searchParams } = new URL(asked.find((url) => url.includes('/subscribe?')) ?? '');
    const { next, subscription_id: id, ...rest } = Object.fromEntries(searchParams);
    expect(next).toBe(pageOf(stage));
    expect(id).toBeTruthy();
    expect(rest).toEqual({
      publication: 'plain',
      just_signed_up: 'true',
      later: 'true',
      requires_confirmation: 'true',
    });
  });
});

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { longPseudo, rightToLeft, speak } from '../support/e2e/pseudo-language.ts';
import { answerWith, refuse } from '../support/widget-answers.ts';
import { GAZETTE, PSEUDO, test, ZEITUNG } from '../support/widget-stage.ts';
import type { WidgetStage } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';
const PHONE = { width: 320, height: 640 };

type Words = Readonly<Record<string, string>>;

const open = (page: Page, stage: WidgetStage, values: Words) =>
  page.goto(`${stage.pages}/language?${new URLSearchParams(values)}`);

/** The folders that scripts were fetched from. */
function listFolders(page: Page): Set<string> {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const folder = /\/assets\/\w+\/([^/]+)\/[^/]+\.js$/u.exec(request.url())?.[1];
    if (folder) folders.add(folder);
  });
  return folders;
}

test.describe('a form', () => {
  test('speaks the language of its page, and only that one is fetched', async ({ page, stage }) => {
    const folders = listFolders(page);
    await open(page, stage, { LANG: 'de-AT', POPUP: 'forced' });
    const popup = page.locator(POPUP);
    await popup.getByRole('button', { name: 'Nein danke' }).click();
    const form = page.locator(FORM);
    await form.getByRole('textbox', { name: 'Deine E-Mail-Adresse' }).fill('leserin@example.org');
    await refuse(page, 'subscribe', 'too_many_requests');
    await form.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(form.locator('#email-note')).toHaveText(
      'Das war zu oft. Versuch es in 2 Minuten noch einmal.',
    );
    await expect(form.locator('.root')).toHaveAttribute('lang', 'de');
    expect([...folders]).toEqual(['de-AT.en']);
  });

  for (const [why, values, label] of [
    ['its own word', { LANG: 'en', OWN: 'lang=fr', TAG: 'it' }, 'Votre adresse e-mail'],
    ['the tag’s word', { LANG: 'en', TAG: 'it' }, 'La tua email'],
    ['no language', { PUBLICATION: ZEITUNG }, 'Deine E-Mail-Adresse'],
    ['one that we have not', { LANG: 'ja', PUBLICATION: ZEITUNG }, 'Deine E-Mail-Adresse'],
    ['Brazilian Portuguese', { LANG: 'pt-BR' }, 'Seu e-mail'],
  ] as const) {
    test(`on a page that says ${why} asks in the right one: ${label}`, async ({ page, stage }) => {
      await open(page, stage, values);
      await expect(page.locator(FORM).getByRole('textbox', { name: label })).toBeVisible();
    });
  }
});

/** What stands out of the screen, of all that can be seen in a widget or on a page. */
function outOfScreen(root: Element): string[] {
  const tree = root.shadowRoot ?? root;
  const width = document.documentElement.clientWidth;
  const seen = [...tree.querySelectorAll('*')].filter(
    (each) => !each.matches('.visually-hidden, .visually-hidden *') && each.checkVisibility(),
  );
  const out = seen.filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    const inner = each.matches('dialog, .root, .sheet, .button, .quiet');
    return left < -1 || right > width + 1 || (inner && each.scrollWidth > each.clientWidth + 1);
  });
  return out.map((each) => `${each.tagName}.${each.className} ${each.textContent?.slice(0, 40)}`);
}

const expectInside = async (part: Locator, state: string) =>
  expect(await part.evaluate(outOfScreen), state).toEqual([]);

const ANSWER = {
  email: 'reader@example.org',
  prompt_to_login: false,
  subscription_id: 's',
  referral_token: null,
  requires_confirmation: true,
  confirmation_secret: 'c',
  resend_after: 60_000,
};

async function walkForm(page: Page, state: string): Promise<void> {
  const form = page.locator(FORM);
  await form.locator('input[type=email]').waitFor();
  await expectInside(form, `${state}, at rest`);
  await form.locator('button[type=submit]').click();
  await form.locator('[aria-invalid=true]').waitFor();
  await expectInside(form, `${state}, refused`);
  await form.locator('input[type=email]').fill(ANSWER.email);
  await answerWith(page, 'subscribe', ANSWER);
  await form.locator('button[type=submit]').click();
  await form.locator('input[name=code]').waitFor();
  await expectInside(form, `${state}, the code`);
}

async function walkPopup(page: Page, state: string): Promise<void> {
  const popup = page.locator(POPUP);
  await popup.locator('dialog[open]').waitFor();
  await expectInside(popup, `${state}, the popup`);
}

for (const [name, language] of [
  ['longer words and one that does not break', longPseudo],
  ['words from right to left', rightToLeft],
] as const) {
  test.describe(name, () => {
    for (const screen of [PHONE, { width: 1024, height: 768 }]) {
      for (const layout of ['card', 'inline']) {
        test(`fit the ${layout} form at ${screen.width} px`, async ({ page, stage }) => {
          await page.setViewportSize(screen);
          await speak(page.context(), language);
          await open(page, stage, { LANG: 'en', DIR: language.dir, LAYOUT: layout });
          await walkForm(page, layout);
          await expect(page.locator(FORM).locator('.root')).toHaveCSS('direction', language.dir);
        });
      }

      test(`fit the popup at ${screen.width} px`, async ({ page, stage }) => {
        await page.setViewportSize(screen);
        await speak(page.context(), language);
        await open(page, stage, { LANG: 'en', DIR: language.dir, POPUP: 'forced' });
        await walkPopup(page, String(screen.width));
      });
    }
  });
}

test('longer words fit the platform’s pages at 320 px', async ({ page, stage }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/subscribe', '/account/login', '/subscribe?just_signed_up=true']) {
    const url = new URL(path, stage.platform);
    url.searchParams.set('publication', PSEUDO);
    await page.goto(url.href);
    await expectInside(page.locator('body'), path);
  }
});

test.describe('words from right to left', () => {
  const side = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };

  test('mirror the form and the popup, whatever the page’s direction is', async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await speak(page.context(), rightToLeft);
    for (const DIR of ['rtl', 'ltr']) {
      await open(page, stage, { LANG: 'en', DIR, LAYOUT: 'inline', POPUP: 'forced' });
      const [popup, form] = [page.locator(POPUP), page.locator(FORM)];
      await popup.locator('dialog[open]').waitFor();
      expect(await side(popup.locator('.close')), DIR).toBeLessThan(100);
      await popup.locator('.close').click();
      expect(await side(form.locator('button[type=submit]')), DIR).toBeLessThan(
        await side(form.locator('input[type=email]')),
      );
    }
  });

  test('are not what a page makes of ours: English stays as it is', async ({ page, stage }) => {
    await open(page, stage, { LANG: 'ar', DIR: 'rtl', PUBLICATION: GAZETTE, LAYOUT: 'inline' });
    const form = page.locator(FORM);
    await form.locator('input[type=email]').waitFor();
    await expect(form.locator('.root')).toHaveCSS('direction', 'ltr');
    await expect(form.locator('.root')).toHaveAttribute('lang', 'en');
  });
});

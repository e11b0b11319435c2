import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import {
  answerPortal,
  answerWith,
  breakLine,
  letThrough,
  neverAnswer,
  refuse,
  refuseCodeWith,
  takeRequests,
} from '../support/widget-answers.ts';
import { INVITED, test } from '../support/widget-stage.ts';
import type { WidgetStage } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';
/** The gallery is seen in every look (gallery-accessibility.spec.ts); here it is the way there that counts. */
const looks = [
  { name: 'dark, phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/** What the server answers to an address that has a paid subscription. */
const PAYING = {
  email: 'paying@example.org',
  prompt_to_login: true,
  subscription_id: null,
  referral_token: null,
  requires_confirmation: false,
  confirmation_secret: null,
  resend_after: 0,
} satisfies SubscribeResponse;

/** Sends what stands in a widget and checks what the answer makes of it. */
async function submitAnd(page: Page, widget: string, shown: string, state: string): Promise<void> {
  const part = page.locator(widget);
  await part.getByRole('button', { name: /^(?:Subscribe|Try again)$/u }).click();
  await part.getByText(shown).first().waitFor();
  await expectAccessible(page, widget, state);
}

/** Makes the loader tell widgets of a reader who is signed in, which no page does yet. */
async function signReaderIn(page: Page): Promise<void> {
  await page.route('**/embed/*.js', async (route) => {
    const response = await route.fetch();
    const loader = await response.text();
    await route.fulfill({ response, body: loader.replace('"anonymous"', '"free"') });
  });
}

/** The states in which an address is asked for. */
async function checkAsking(page: Page, widget: string): Promise<void> {
  const field = page.locator(widget).getByRole('textbox', { name: 'Your email' });
  await field.waitFor();
  await expectAccessible(page, widget, 'at rest');
  await submitAnd(page, widget, 'Enter your email address.', 'empty');
  await field.fill('reader@');
  await submitAnd(page, widget, 'That email address is not complete.', 'incomplete');
  // Firefox would write it behind what stands in an e-mail field.
  await field.clear();
  await field.fill('reader@example.org');
  await breakLine(page, 'subscribe');
  await submitAnd(page, widget, 'No connection.', 'offline');
  await refuse(page, 'subscribe', 'unavailable');
  await submitAnd(page, widget, 'Something went wrong.', 'server trouble');
  await answerPortal(page, 'subscribe');
  await submitAnd(page, widget, 'Something went wrong.', 'the page of a portal');
  await refuse(page, 'subscribe', 'too_many_requests');
  await submitAnd(page, widget, 'That is too often.', 'too often');
  await neverAnswer(page, 'subscribe');
  await submitAnd(page, widget, 'One moment…', 'busy');
}

const CODE_WORDS = {
  code_wrong: 'That code is not right.',
  code_expired: 'That code is too old.',
  code_locked: 'That was one try too many.',
};

async function typeCode(page: Page): Promise<void> {
  const form = page.locator(FORM);
  await form.getByRole('textbox', { name: 'Six-digit code' }).fill('123456');
  await form.getByRole('button', { name: 'Confirm' }).click();
}

async function refuseCode(page: Page, answer: keyof typeof CODE_WORDS): Promise<void> {
  await refuse(page, 'confirmCode', answer);
  await typeCode(page);
  await page.locator(FORM).getByText(CODE_WORDS[answer]).first().waitFor();
}

/** The states in which the code is asked for, up to the end. */
async function checkInbox(page: Page, stage: WidgetStage, address: string): Promise<void> {
  const form = page.locator(FORM);
  await form.getByRole('textbox', { name: 'Your email' }).fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const code = form.getByRole('textbox', { name: 'Six-digit code' });
  await code.waitFor();
  await expectAccessible(page, FORM, 'check your inbox');
  const mail = await readMail(stage.sink, address);
  await refuseCodeWith(page, 3);
  await typeCode(page);
  await form.getByText('3 tries are left').waitFor();
  await expectAccessible(page, FORM, 'tries left');
  for (const answer of ['code_wrong', 'code_expired'] as const) {
    await refuseCode(page, answer);
    await expectAccessible(page, FORM, answer);
  }
  await checkAgain(page);
  await letThrough(page);
  await code.fill(mail.code);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await form.getByText('You’re subscribed').waitFor();
  await expectAccessible(page, FORM, 'subscribed');
}

/** Sending the mail again becomes possible after a minute. */
async function checkAgain(page: Page): Promise<void> {
  const form = page.locator(FORM);
  await page.clock.fastForward(61_000);
  await form.getByText('Look among the spam').first().waitFor();
  await expectAccessible(page, FORM, 'may be sent again');
  await answerWith(page, 'resend', { resend_after: 60_000 });
  await form.getByRole('button', { name: 'Send it again' }).click();
  await form.getByText('Sent again.').first().waitFor();
  await expectAccessible(page, FORM, 'sent again');
}

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    for (const layout of ['card', 'inline']) {
      test(`axe finds nothing while the ${layout} form asks for an address`, async ({
        page,
        stage,
      }) => {
        await page.goto(`${stage.pages}/reading?LAYOUT=${layout}`);
        await checkAsking(page, FORM);
      });

      test(`axe finds nothing from the ${layout} form's code to its end`, async ({
        page,
        stage,
      }) => {
        const address = `axe-${layout}-${colorScheme}-${viewport.width}@example.org`;
        await page.clock.install();
        await page.goto(`${stage.pages}/reading?LAYOUT=${layout}`);
        await checkInbox(page, stage, address);
      });
    }

    test('axe finds nothing where a code is checked, is dead, or the publication takes readers by invitation', async ({
      page,
      stage,
    }) => {
      const address = `axe-locked-${colorScheme}-${viewport.width}@example.org`;
      await page.goto(`${stage.pages}/reading`);
      const form = page.locator(FORM);
      await form.getByRole('textbox', { name: 'Your email' }).fill(address);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await neverAnswer(page, 'confirmCode');
      await typeCode(page);
      await form.getByText('One moment…').first().waitFor();
      await expectAccessible(page, FORM, 'code being checked');
      await page.reload();
      await refuseCode(page, 'code_locked');
      await expectAccessible(page, FORM, 'locked');
      await page.goto(`${stage.pages}/reading?PUBLICATION=${INVITED}`);
      await form.getByText('By invitation only').waitFor();
      await expectAccessible(page, FORM, 'by invitation');
      await takeRequests(page);
      await page.goto(`${stage.pages}/reading?PUBLICATION=${INVITED}&POPUP=forced`);
      const popup = page.locator(POPUP);
      await popup.getByRole('link', { name: 'Ask for an invitation' }).waitFor();
      await expectAccessible(page, POPUP, 'the popup by invitation');
    });

    test('axe finds nothing where a reader is known already', async ({ page, stage }) => {
      await page.goto(`${stage.pages}/reading`);
      const form = page.locator(FORM);
      await answerWith(page, 'subscribe', PAYING);
      // As if the reader had stopped it: the browser stays where it is.
      await page.route(`**${PAGE_PATHS.login}*`, (route) => route.abort('aborted'));
      await form.getByRole('textbox', { name: 'Your email' }).fill(PAYING.email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      const way = form.getByRole('link', { name: 'Sign in' });
      await way.waitFor();
      await expectAccessible(page, FORM, 'paying already');
      const signIn = (await way.getAttribute('href')) ?? '';
      await letThrough(page);
      await page.goto(signIn);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await expectAccessible(page, 'html', 'signing in');
      await signReaderIn(page);
      await page.goto(`${stage.pages}/reading`);
      await form.getByText('You’re subscribed already').waitFor();
      await expectAccessible(page, FORM, 'subscribed already');
    });

    test('axe finds nothing in any state of the popup', async ({ page, stage }) => {
      await page.goto(`${stage.pages}/reading?POPUP=forced`);
      await checkAsking(page, POPUP);
      await page.locator(POPUP).getByRole('button', { name: 'Maybe later' }).waitFor();
    });

    test('axe finds nothing on the pages that the popup and the mail lead to', async ({
      page,
      stage,
    }) => {
      const address = `axe-pages-${colorScheme}-${viewport.width}@example.org`;
      await page.goto(`${stage.pages}/reading?POPUP=forced`);
      const popup = page.locator(POPUP);
      await popup.getByRole('textbox', { name: 'Your email' }).fill(address);
      await popup.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('textbox', { name: 'Six-digit code' }).waitFor();
      await expectAccessible(page, 'html', 'waiting for the code');
      const { link, unsubscribe } = await readMail(stage.sink, address);
      await page.goto(link);
      await expectAccessible(page, 'html', 'one click');
      await page.getByRole('button', { name: 'Confirm my subscription' }).click();
      await page.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
      await expectAccessible(page, 'html', 'confirmed');
      await page.goto(unsubscribe);
      await expectAccessible(page, 'html', 'unsubscribing');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('heading', { name: 'unsubscribed' }).waitFor();
      await expectAccessible(page, 'html', 'unsubscribed');
    });
  });
}

test('the check can fail: axe sees into the shadow root', async ({ page, stage }) => {
  await page.goto(`${stage.pages}/reading`);
  await page.locator(FORM).getByRole('textbox').waitFor();
  await page.locator(FORM).evaluate((form) => {
    form.shadowRoot?.querySelector('label')?.remove();
    form.shadowRoot?.querySelector('input[type=email]')?.removeAttribute('placeholder');
  });
  await expect(expectAccessible(page, FORM, 'no label')).rejects.toThrow('label');
});

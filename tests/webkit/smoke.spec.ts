import { By, Key, until } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { readMail } from '../support/e2e/read-mail.ts';
import {
  expect,
  focused,
  inWidget,
  pictureOf,
  test,
  wordsOf,
} from '../support/webkit/webkit-test.ts';

const FORM = 'flyleaf-subscribe-form';
const POPUP = 'flyleaf-welcome-popup';

const press = (webkit: WebDriver, ...keys: string[]): Promise<void> =>
  webkit
    .actions()
    .sendKeys(...keys)
    .perform();

/** Types an address and sends it with Enter. */
async function ask(webkit: WebDriver, widget: string, address: string): Promise<void> {
  const field = await inWidget(webkit, widget, 'input[type=email]');
  await field.clear();
  await field.sendKeys(address, Key.ENTER);
}

test.beforeEach(({ webkit }) => webkit.manage().deleteAllCookies());

test('a form mounts in its place and is seen', async ({ webkit, stage }) => {
  await webkit.get(`${stage.pages}/reading`);
  const field = await inWidget(webkit, FORM, 'input[type=email]');
  const { width, height } = await field.getRect();
  expect(width).toBeGreaterThan(200);
  expect(height).toBeGreaterThanOrEqual(24);
  expect(await wordsOf(webkit, FORM)).toContain('Subscribe');
});

test('the keyboard goes into a form, through it and out of it', async ({ webkit, stage }) => {
  await webkit.get(`${stage.pages}/reading`);
  await inWidget(webkit, FORM, 'input[type=email]');
  for (const stop of ['before', 'email', 'Subscribe', 'after']) {
    await press(webkit, Key.TAB);
    await expect.poll(() => focused(webkit)).toBe(stop);
  }
});

test('a form shows what is wrong, is sent, and takes the code of the mail', async ({
  webkit,
  stage,
}) => {
  await webkit.get(`${stage.pages}/strict`);
  await ask(webkit, FORM, 'not an address');
  await inWidget(webkit, FORM, '[aria-invalid=true]');
  await ask(webkit, FORM, 'webkit@example.org');
  const { code } = await readMail(stage.sink, 'webkit@example.org');
  const field = await inWidget(webkit, FORM, '#code');
  await field.sendKeys(code, Key.ENTER);
  await expect.poll(() => wordsOf(webkit, FORM)).toContain('You’re subscribed');
  // Known from here on, which the next reader of this browser is not to be.
  const token = () => webkit.executeScript('return localStorage["flyleaf:reader:gazette"]');
  await expect.poll(token).toMatch(/^[\w-]{43}$/u);
  await webkit.executeScript('localStorage.clear()');
});

async function openPopup(webkit: WebDriver, pages: string): Promise<void> {
  await webkit.get(`${pages}/reading`);
  await inWidget(webkit, FORM, 'input[type=email]');
  await webkit.findElement(By.id('before')).click();
  await webkit.executeScript(() => {
    document.getElementById('before')?.focus();
    window.flyleaf?.('show', 'welcome-popup');
  });
  await inWidget(webkit, POPUP, 'dialog[open] input[type=email]');
}

test('the popup keeps the focus inside, and Esc gives it back', async ({ webkit, stage }) => {
  await openPopup(webkit, stage.pages);
  const seen: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await press(webkit, Key.TAB);
    seen.push(await focused(webkit));
  }
  expect(seen).toEqual(expect.arrayContaining(['email', 'Subscribe', 'No thanks', 'Close']));
  expect(seen).not.toContain('before');
  expect(seen).not.toContain('after');
  await press(webkit, Key.ESCAPE);
  await expect.poll(() => webkit.findElements(By.css(POPUP))).toEqual([]);
  await expect.poll(() => focused(webkit)).toBe('before');
});

test('the popup is sent and leads to the page that takes the code', async ({ webkit, stage }) => {
  await openPopup(webkit, stage.pages);
  await ask(webkit, POPUP, 'webkit-popup@example.org');
  await expect.poll(() => webkit.getCurrentUrl()).toContain(`${stage.platform}/subscribe`);
  const { code } = await readMail(stage.sink, 'webkit-popup@example.org');
  const field = await webkit.wait(until.elementLocated(By.css('#code')), 10_000);
  await field.sendKeys(code, Key.ENTER);
  await expect
    .poll(() => webkit.findElement(By.css('main')).getText())
    .toContain('You’re subscribed');
});

test("a page's style does not reach a form, to the pixel", async ({ webkit, stage }) => {
  const pictures: string[] = [];
  for (const page of ['plain', 'hostile-important', 'hostile-controls', 'hostile-root-size']) {
    await webkit.get(`${stage.pages}/${page}`);
    await inWidget(webkit, FORM, 'input[type=email]');
    pictures.push(await pictureOf(webkit, await webkit.findElement(By.css(FORM))));
  }
  const [plain, ...hostile] = pictures;
  expect(hostile.map((picture) => picture === plain)).toEqual([true, true, true]);
});

import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { askInForm, formOn } from '../support/e2e/ask-in-form.ts';
import { readMail } from '../support/e2e/read-mail.ts';
import { expect, test } from '../support/e2e/reader-test.ts';
import { servePages } from '../support/page-server.ts';
import type { PageServer } from '../support/page-server.ts';

/** A publisher's React application: the built package, rendered as a server would have and hydrated. */
const APP = (src: string) => `
  import { StrictMode, createElement as h, useState } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { renderToString } from 'react-dom/server.browser';
  import { SubscribeForm, WelcomePopup } from 'flyleaf/react';

  const src = '${src}';
  window.events = [];
  const note = (name) => (detail) => window.events.push(name + ' ' + detail.widget);
  const callbacks = { onReady: note('ready'), onSubscribed: note('subscribed'), onError: note('error') };
  const popup = { ...callbacks, onShown: note('shown'), onDismissed: note('dismissed') };

  function App() {
    const [view, setView] = useState('form');
    return h('div', null,
      h('button', { onClick: () => setView('form') }, 'Form'),
      h('button', { onClick: () => setView('popup') }, 'Popup'),
      h('button', { onClick: () => setView('none') }, 'Nothing'),
      view === 'form' && h(SubscribeForm, { src, layout: 'inline', ...callbacks }, h('a', { href: '/x' }, 'Fallback')),
      view === 'popup' && h(WelcomePopup, { src, ...popup }));
  }
  const app = h(StrictMode, null, h(App));
  const root = document.querySelector('#root');
  root.append(document.createRange().createContextualFragment(renderToString(app)));
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error.message) });
`;

async function bundle(src: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: APP(src), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

let site: PageServer;

test.beforeAll(async ({ stack }) => {
  const app = await bundle(`${stack.platform}/embed/demo.js`);
  const folder = new URL('pages/', import.meta.url);
  site = await servePages({ folder, values: () => ({ APP: app }) });
  await stack.flyleaf('origin', 'add', 'demo', site.origin);
});
test.afterAll(() => site.close());

async function openApp(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`${site.origin}/react`);
  return complaints;
}

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: string[] }).events);
const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a React application takes an address, and leaves nothing behind', async ({
  page,
  stack,
  address,
}) => {
  const complaints = await openApp(page);
  await askInForm(formOn(page), address);
  await expect(formOn(page).getByText('Check your inbox')).toBeVisible();
  await readMail(stack.mails, address);
  expect(await eventsOf(page)).toEqual(['ready subscribe-form', 'subscribed subscribe-form']);

  await show(page, 'Nothing');
  await expect(page.locator('flyleaf-subscribe-form')).toHaveCount(0);
  expect(await page.evaluate(() => [document.scripts.length, typeof window.flyleaf])).toEqual([
    1,
    'undefined',
  ]);
  await show(page, 'Form');
  await expect(formOn(page).getByRole('button')).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the popup comes with its component alone, and goes with it', async ({ page }) => {
  const complaints = await openApp(page);
  await expect(formOn(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  await show(page, 'Popup');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'No thanks' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await show(page, 'Nothing');
  await expect(page.locator('flyleaf-welcome-popup')).toHaveCount(0);
  expect(await eventsOf(page)).toEqual([
    'ready subscribe-form',
    'ready welcome-popup',
    'shown welcome-popup',
    'dismissed welcome-popup',
  ]);
  expect(complaints).toEqual([]);
});

test('the platform serves the types of its page API', async ({ request, stack }) => {
  const answer = await request.get(`${stack.platform}/flyleaf.d.ts`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain('var flyleaf: FlyleafFunction');
});

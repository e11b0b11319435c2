// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { expect, it } from 'vitest';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import { base, pendingPage, subscribePage } from '../../../../widgets/gallery/sample-pages.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { ErrorBody } from '../../../../src/errors/error-body.ts';

const ASSETS = { style: '/assets/pages-1.css', script: '/assets/pages-1.js' };
const open = (page: PageProps) =>
  new DOMParser().parseFromString(renderPage(page, ASSETS), 'text/html');

/** A refusal by a code that is in no list of ours. */
const refusal = (param: string, msgHTML: string) =>
  ({ errors: [{ param, msgHTML }], code: 'of_tomorrow', requestId: 'r' }) as unknown as ErrorBody;

it('shows the server’s words with their links on a page, and nothing of other markup', () => {
  const msgHTML =
    '<script>alert(1)</script><b onclick="x">now</b> <a href="javascript:x">no</a> <a href="https://help.example">yes</a>';
  const line = open(subscribePage({ error: refusal('email', msgHTML) })).querySelector(
    '#email-note',
  );
  expect(line?.textContent).toBe('<script>alert(1)</script>now no yes');
  expect([...(line?.querySelectorAll('*') ?? [])].map((each) => each.localName)).toEqual([
    'strong',
    'a',
  ]);
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('https://help.example');
});

it('shows them under the code', () => {
  const page = open(pendingPage({ error: refusal('code', 'Not <i>that</i>') }));
  expect(page.querySelector('#code-note em')?.textContent).toBe('that');
});

it('offers the ways to an invitation on a page, without the address of the page itself', () => {
  const invited = {
    ...subscribePage(),
    ...base({ invite_only: true }),
    invite_email: 'a@b.example',
  };
  const links = [...open(invited).querySelectorAll('.invite-actions a')];
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    'mailto:a@b.example?subject=An%20invitation%20to%20The%20Tideline',
    'https://tide.flyleaf.example/account/login',
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoPublication } from '../../../server/publications/demo-publication.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

let test: TestApp;
let secure: TestApp;
beforeAll(async () => {
  test = await testApp();
  secure = await testApp({ env: { PUBLIC_URL: 'https://flyleaf.example' } });
  await ensureDemoPublication(test.deps, 'http://localhost:8788');
});
afterAll(() => Promise.all([test.dispose(), secure.dispose()]));

const html = { accept: 'text/html' };

describe.each([
  ['a page', '/subscribe', {}],
  ['an error page', '/nowhere', html],
  ['an error', '/nowhere', {}],
  ['an asset', '/assets/h1/en/pages.js', {}],
  ['the loader', '/embed/demo.js', {}],
  ['a call of the API', '/api/v1/form-token?publication=demo', {}],
  ['health', '/healthz', {}],
])('%s', (_name, url, headers) => {
  it('is not sniffed, tells no other site where its reader was, and names its request', async () => {
    const answer = await test.app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/./u),
    });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is only for https where the platform is', async () => {
    const answer = await secure.app.inject({ url, headers });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000/u);
  });
});

describe.each(['/subscribe', '/account/login', '/tos', '/privacy', '/', '/dev/mailbox', '/nope'])(
  'the page %s',
  (url) => {
    it('runs our own scripts and styles only, and is kept by nobody', async () => {
      const answer = await test.app.inject({ url, headers: html });
      const policy = String(answer.headers['content-security-policy']).split('; ');
      expect(policy).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' https: http:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    });
  },
);

it('takes images over https only where the platform is', async () => {
  const answer = await secure.app.inject({ url: '/tos', headers: html });
  expect(answer.headers['content-security-policy']).toContain("img-src 'self' https:;");
});

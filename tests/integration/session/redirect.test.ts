import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRedirect } from '../../../server/session/read-redirect.ts';
import { isHere, returnTarget } from '../../../server/session/return-target.ts';
import { PAGE_ORIGIN, PLATFORM, signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

const EVIL = 'evil.example';

/** What open redirects are made of. */
const part = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '/.//',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '。',
  '／',
  '＠',
  '\u200d',
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:',
  EVIL,
  `${EVIL}.`,
  'еvil.example',
  '[::1]',
  '[::ffff:1.2.3.4]',
  '2130706433',
  '0x7f.1',
  '127.0.0.1:8787',
  'blog.example',
  'blog.example.',
  'blog.example.evil.example',
  'user:pw@',
  '/account',
  'account/login',
  'a',
  'localhost',
  'evil.localhost:8787',
);
const hostile = fc.oneof(
  fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

describe('an address to be led to', () => {
  it.each([
    ['/account', `${PLATFORM}/account`],
    ['/subscribe?publication=demo#top', `${PLATFORM}/subscribe?publication=demo#top`],
    ['https://blog.example/an/essay?a=1', 'https://blog.example/an/essay?a=1'],
    ['HTTPS://Blog.Example', 'https://blog.example/'],
  ])('%s is read as %s', (text, href) => {
    expect(readRedirect(text, PLATFORM)?.href).toBe(href);
  });

  it.each([
    ['nothing', ''],
    ['no path and no scheme', 'account'],
    ['a host in place of a path', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['script', 'javascript:alert(1)'],
    ['script in disguise', ' java\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['credentials', 'https://blog.example@evil.example/'],
    ['a bare scheme', 'https:evil.example'],
    ['one that is too long', `/${'a'.repeat(2_000)}`],
  ])('is none for %s', (_, text) => {
    expect(readRedirect(text, PLATFORM)).toBeNull();
  });
});

describe('where signing in leads', () => {
  let client: SignupClient;
  beforeAll(async () => {
    client = await signupClient({ env: { DEMO: '0', SMTP_URL: 'smtp://mail.example' } });
  });
  afterAll(() => client.dispose());

  const target = (text: string) => returnTarget(client.deps, client.publication, text);

  it('is one of the allowed origins or nowhere, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const href = await target(text);
        if (href === null) return;
        expect([PLATFORM, PAGE_ORIGIN]).toContain(new URL(href).origin);
        expect(new URL(href).href).toBe(href);
        // What a browser makes of it does not depend on the page that it stands on.
        expect(new URL(href, 'https://evil.example/a/').href).toBe(href);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/account', `${PLATFORM}/account?a=1`, `${PAGE_ORIGIN}/essay`])(
    'may be %s',
    async (text) => {
      expect(await target(text)).toBe(new URL(text, PLATFORM).href);
    },
  );

  it('never reads a path of two slashes as a host', async () => {
    expect(await target('/.//evil.example')).toBe(`${PLATFORM}//evil.example`);
  });

  it.each([
    'https://evil.example',
    'https://blog.example.evil.example',
    'https://evilblog.example',
    'https://blog.example.',
    'https://blog.example:444',
    'http://blog.example',
    '/account/login?redirect=/account/login',
    '/sign-in/',
    '/sign-out',
  ])('may not be %s', async (text) => {
    expect(await target(text)).toBeNull();
  });

  it('is no publisher’s page where no publication is named', async () => {
    expect(await returnTarget(client.deps, null, `${PAGE_ORIGIN}/essay`)).toBeNull();
  });

  it('tells the platform’s own pages from others', () => {
    expect(isHere(client.deps, `${PLATFORM}/account`)).toBe(true);
    expect(isHere(client.deps, `${PAGE_ORIGIN}/account`)).toBe(false);
  });
});

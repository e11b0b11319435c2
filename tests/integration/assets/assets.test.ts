import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.dispose());

const SCRIPT = '/assets/h1/en/pages.js';

describe('a built file', () => {
  it('is kept for good and may be loaded by any site', async () => {
    const answer = await test.app.inject(SCRIPT);
    expect([answer.statusCode, answer.body]).toEqual([200, '"pages"//en']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br', `br ${SCRIPT}`],
    ['gzip', 'gzip', `gz ${SCRIPT}`],
  ])('comes compressed at build time for %s', async (accepted, encoding, body) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await test.app.inject({ url: SCRIPT, headers });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
  });

  it('is the same under the path of a second try', async () => {
    const first = await test.app.inject(SCRIPT);
    const second = await test.app.inject(`/r1${SCRIPT}`);
    expect(second.body).toBe(first.body);
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await test.app.inject(SCRIPT);
    const again = { 'if-none-match': String(headers['etag']) };
    const answer = await test.app.inject({ url: SCRIPT, headers: again });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers['etag']).toBe(headers['etag']);
  });

  it('has a type that browsers take for a style sheet', async () => {
    const answer = await test.app.inject('/assets/pages-1.css');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('tells its length alone to a HEAD', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: SCRIPT });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe('11');
  });
});

describe('a script in the language of a page', () => {
  const languageAt = async (folder: string) => {
    const answer = await test.app.inject(`/assets/h1/${folder}/subscribe-form.js`);
    expect(answer.headers['cache-control']).toContain('immutable');
    return answer.body.split('//')[1];
  };

  it.each([
    ['de.en', 'de'],
    ['de-AT.en', 'de'],
    ['pt-PT.en', 'pt'],
    ['pt-BR.en', 'pt-br'],
    ['pt_BR.en', 'pt-br'],
    ['EN-us.de', 'en'],
    ['undefined.fr', 'fr'],
    ['.fr', 'fr'],
    ['ja.it', 'it'],
    ['ja.ja', 'en'],
    ['x/../y.es', 'es'],
    ['a.b.c.es', 'es'],
    ['%F0%9F%8C%8A.pt-br', 'pt-br'],
    ['__proto__.constructor', 'en'],
  ])('is, at %s, in %s', async (folder, language) => {
    expect(await languageAt(folder.replace('..', '%2e%2e'))).toBe(language);
  });

  it('is there for a second try too', async () => {
    const answer = await test.app.inject('/r2/assets/h1/de-CH.en/subscribe-form.js');
    expect(answer.body).toContain('//de');
  });
});

it.each([
  '/assets/unknown.js',
  '/assets/h1/de.en/unknown.js',
  '/assets/h2/de.en/subscribe-form.js',
  '/assets/',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/r1/assets/%2e%2e/flyleaf.js',
  '/assets/h1/en/pages.js.br',
  '/r1/flyleaf.js',
  '/assets/__proto__',
])('serves nothing at %s, and nobody keeps that', async (url) => {
  const answer = await test.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('serves the loader without settings, kept for a short while', async () => {
  const answer = await test.app.inject('/flyleaf.js');
  expect(answer.body).toBe('(()=>{})(null)');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
  });
});

it('lists the integrity values of all files', async () => {
  const answer = await test.app.inject('/sri.json');
  expect(answer.json()).toEqual(test.deps.assets.integrity);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../support/security/ask.ts';
import { CALLERS } from '../../support/security/callers.ts';
import { demoGet } from '../../support/security/kinds.ts';
import { ROUTE_TABLE } from '../../support/security/route-table.ts';
import type { Row } from '../../support/security/routes/row.ts';
import { openScene } from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';

/** What every page of ours says of itself; images are checked apart. */
const PAGE_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};
const FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];
const YEAR = 31_536_000;

function policyOf({ headers }: LightMyRequestResponse): Record<string, string> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...rest] = directive.split(' ');
      return [name, rest.join(' ')];
    }),
  );
}

function expectBase({ headers }: LightMyRequestResponse, referrer = 'same-origin'): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer,
    'cross-origin-resource-policy': expect.stringMatching(/^(?:same-origin|cross-origin)$/u),
    'x-request-id': expect.stringMatching(/./u),
  });
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
}

function expectPage(answer: LightMyRequestResponse, isFramed: boolean): void {
  const { 'img-src': images, 'frame-src': frames, ...policy } = policyOf(answer);
  const framed = isFramed ? { 'frame-ancestors': "'self'" } : {};
  expect(policy).toEqual({ ...PAGE_POLICY, ...framed });
  expect(frames).toBe(isFramed ? "'self'" : undefined);
  expect(images).toMatch(/^'self' https:( http:)?$/u);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const denied = FEATURES.map((feature) => `${feature}=()`).join(', ');
  expect(answer.headers['permissions-policy']).toBe(denied);
}

const isHtml = ({ headers }: LightMyRequestResponse) =>
  String(headers['content-type']).startsWith('text/html');

let plain: Scene;
let secure: Scene;
beforeAll(async () => {
  plain = await openScene({ pages: 'built' });
  secure = await openScene({ pages: 'built', env: { PUBLIC_URL: 'https://flyleaf.example' } });
});
afterAll(() => Promise.all([plain.dispose(), secure.dispose()]));

async function good(scene: Scene, row: Row): Promise<LightMyRequestResponse> {
  const cast = { alice: await scene.reader(), bob: await scene.reader() };
  const ask = await row.ask(scene, cast);
  return send(scene, row.method, row.path, await CALLERS[row.kind.good](ask, scene, cast));
}

const rows = ROUTE_TABLE.map((row) => [row.method, row.path, row.as ?? '', row] as const);

describe.each(rows)('%s %s %s', (_method, _path, _as, row) => {
  it('protects its answer, a page more than the rest', async () => {
    const answer = await good(plain, row);
    expectBase(answer, row.referrer);
    expect(isHtml(answer), 'isPage in the table of routes').toBe(row.isPage === true);
    if (row.isPage) expectPage(answer, row.path.startsWith('/dev/gallery'));
    else expect(policyOf(answer)).toMatchObject({ 'default-src': "'none'" });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('is for https alone where the platform is, its cookies too', async () => {
    const answer = await good(secure, row);
    const hsts = String(answer.headers['strict-transport-security']);
    expect(Number(/^max-age=(\d+); includeSubDomains$/u.exec(hsts)?.[1])).toBeGreaterThan(YEAR);
    const given = answer.cookies.filter(({ maxAge }) => maxAge !== 0);
    expect(given.map(({ name }) => name)).toEqual(row.sets?.map((name) => `__Host-${name}`) ?? []);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
      expect(cookie['domain']).toBeUndefined();
    }
    if (row.isPage) expect(policyOf(answer)['img-src']).toBe("'self' https:");
  });

  it('protects what it says to whoever asks for nothing good', async () => {
    const accept = { headers: { accept: 'text/html', 'content-type': 'text/plain' } };
    const refused = await send(plain, row.method === 'GET' ? 'POST' : 'PUT', row.path, accept);
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expectBase(refused);
    expectPage(refused, false);
  });
});

it('knows of a page for every kind of route that has one', () => {
  const kinds = new Set(ROUTE_TABLE.filter(({ isPage }) => isPage).map(({ kind }) => kind.name));
  expect(kinds).toContain(demoGet.name);
  expect(kinds.size).toBeGreaterThan(4);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { TOKEN_OF_ITS_LOGIN, TOKEN_OF_ITS_PAGE, send } from '../../support/security/ask.ts';
import { privateLines } from '../../support/security/fuzz/judge-answer.ts';
import { linksOfMail, sendMails } from '../../support/security/mails.ts';
import { openScene } from '../../support/security/scene.ts';
import type { Scene } from '../../support/security/scene.ts';

const PLATFORM = 'https://letters.example';
const EVIL = 'evil.example';

let scene: Scene;
beforeAll(async () => {
  const env = { PUBLIC_URL: PLATFORM, BASE_DOMAIN: 'letters.example', TRUST_PROXY: '1' };
  scene = await openScene({ env });
});
afterAll(() => scene.dispose());
beforeEach(() => scene.clear());

describe('a host that somebody made up', () => {
  const HOSTS: Record<string, string>[] = [
    { host: EVIL },
    { host: `letters.example@${EVIL}` },
    { host: `${EVIL}:443`, 'x-forwarded-host': EVIL },
    { 'x-forwarded-host': EVIL },
    { 'x-forwarded-host': `letters.example, ${EVIL}` },
    { 'x-forwarded-host': 'www.letters.example' },
    { forwarded: `host=${EVIL}`, 'x-original-host': EVIL, 'x-host': EVIL },
    { 'x-forwarded-proto': 'http', 'x-forwarded-port': '8080' },
    { 'x-original-url': `https://${EVIL}/`, 'x-rewrite-url': '/dev/mailbox' },
  ];

  it.each(HOSTS)('stands in no mail: %j', async (named) => {
    const headers = { origin: PLATFORM, ...named };
    const { email } = await scene.reader();
    const login = { publication: 'demo', email, form_token: TOKEN_OF_ITS_LOGIN };
    const signup = { publication: 'demo', email: 'new@example.com', form_token: TOKEN_OF_ITS_PAGE };
    // From a page of ours: as JSON, whatever host its answer came from.
    for (const [path, json] of [
      [API_PATHS.login, login],
      [API_PATHS.subscribe, signup],
    ] as const) {
      const answer = await send(scene, 'POST', path, { json, headers });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const mails = await sendMails(scene);
    expect(mails).toHaveLength(2);
    const origins = mails.flatMap(linksOfMail).map((link) => new URL(link).origin);
    const ours = [PLATFORM, 'https://demo.letters.example'];
    expect([...new Set(origins)].filter((origin) => !ours.includes(origin))).toEqual([]);
  });

  it.each(HOSTS)('leads nobody away, and is in no page: %j', async (headers) => {
    for (const path of [PAGE_PATHS.account, PAGE_PATHS.home, `${PAGE_PATHS.login}?redirect=/x`]) {
      const answer = await send(scene, 'GET', path, { headers });
      const { location = '/' } = answer.headers;
      expect(new URL(String(location), PLATFORM).hostname).toMatch(/(?:^|\.)letters\.example$/u);
      expect(answer.body).not.toContain(EVIL);
    }
  });

  it.each(HOSTS)('changes nothing of what caches keep: %j', async (headers) => {
    const strange = { ...headers, accept: 'text/html', range: 'bytes=0-9', cookie: 'a=b' };
    for (const path of ['/embed/demo.js', '/embed/demo.json', '/flyleaf.js', '/sri.json']) {
      const [plain, other] = [
        await scene.app.inject({ url: path, headers: { host: 'letters.example' } }),
        await scene.app.inject({ url: path, headers: { host: 'letters.example', ...strange } }),
      ];
      expect([other.statusCode, other.body]).toEqual([200, plain.body]);
      const told = ({ headers: all }: typeof plain) => {
        const { 'x-request-id': _, date: __, ...rest } = all;
        return rest;
      };
      expect(told(other)).toEqual(told(plain));
    }
  });
});

describe('a host under our domain', () => {
  const cookies = async () => ({ flyleaf_session: (await scene.reader()).sessionToken });
  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'same-site' });

  it.each([
    ['https://demo.letters.example', 'https://demo.letters.example/'],
    ['https://other.letters.example', 'https://other.letters.example/'],
    // Names that no publication has may be anybody's.
    ['https://nobody.letters.example', undefined],
    ['https://www.letters.example', undefined],
    ['https://a.demo.letters.example', undefined],
    ['http://demo.letters.example', undefined],
  ])('is led to where it is a publication’s: %s', async (next, location) => {
    const query = { publication: 'demo', next };
    const asked = { query, cookies: await cookies() };
    const answer = await send(scene, 'GET', PAGE_PATHS.subscribe, asked);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    ['https://demo.letters.example', 200, 'https://demo.letters.example'],
    // It is ours, and has no business with this publication.
    ['https://other.letters.example', 403, undefined],
    ['https://nobody.letters.example', 403, undefined],
    ['https://www.letters.example', 403, undefined],
  ])('calls for its own publication alone: %s', async (origin, status, leave) => {
    const query = { publication: 'demo' };
    const answer = await send(scene, 'GET', API_PATHS.formToken, { query, headers: from(origin) });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBe(leave);
  });
});

describe('a cookie of another host under the same domain', () => {
  const account = async (cookie: string) => {
    const answer = await scene.app.inject({ url: PAGE_PATHS.account, headers: { cookie } });
    return answer.statusCode === 200;
  };

  it.each([
    ['without its prefix', (token: string) => `flyleaf_session=${token}`],
    ['in lower case', (token: string) => `__host-flyleaf_session=${token}`],
    ['behind a blank that is none', (token: string) => `\u00a0__Host-flyleaf_session=${token}`],
    ['behind a line that is none', (token: string) => `\u0085__Host-flyleaf_session=${token}`],
    ['with another prefix', (token: string) => `__Secure-flyleaf_session=${token}`],
    ['in the value of another', (token: string) => `a="b; c=__Host-flyleaf_session=${token}"`],
    ['with a blank in its name', (token: string) => `__Host- flyleaf_session=${token}`],
  ])('is no session %s', async (_, write) => {
    const { sessionToken } = await scene.reader();
    expect(await account(write(sessionToken))).toBe(false);
    expect(await account(`__Host-flyleaf_session=${sessionToken}`)).toBe(true);
  });

  it('does not take the place of the reader’s own', async () => {
    const [alice, mallory] = [await scene.reader(), await scene.reader()];
    const cookie = [
      `flyleaf_session=${mallory.sessionToken}`,
      `__Host-flyleaf_session=${alice.sessionToken}`,
      `__host-flyleaf_session=${mallory.sessionToken}`,
    ].join('; ');
    const answer = await scene.app.inject({ url: PAGE_PATHS.account, headers: { cookie } });
    expect(answer.body).toContain(alice.email);
    expect(answer.body).not.toContain(mallory.email);
  });
});

describe('names that every object has', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', '__proto__[polluted]', 'toString'];
  const isClean = () => !('polluted' in {}) && !('polluted' in []);

  it.each(NAMES)('are fields like any others: %s', async (name) => {
    const answers = [
      await scene.app.inject(`${PAGE_PATHS.subscribe}?publication=demo&${name}=polluted`),
      await scene.app.inject(`${API_PATHS.formToken}?publication=${name}`),
      await scene.app.inject(`${PAGE_PATHS.emailSettings}?token=${name}`),
      await scene.app.inject(`/embed/${name}.js`),
      await scene.app.inject(`/assets/${name}`),
      await send(scene, 'POST', PAGE_PATHS.emailSettings, { form: { [name]: 'polluted' } }),
    ];
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    expect(isClean()).toBe(true);
  });

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"email":{"__proto__":{"polluted":true}}}',
    '{"origin":{"constructor":{"prototype":{"polluted":true}}}}',
  ])('are refused in JSON, or do nothing: %s', async (payload) => {
    const headers = { origin: PLATFORM, 'content-type': 'application/json' };
    const asked = { method: 'POST', url: API_PATHS.subscribe, payload, headers } as const;
    expect((await scene.app.inject(asked)).statusCode).toBe(400);
    expect(isClean()).toBe(true);
  });
});

describe('a method in disguise', () => {
  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'is the one that was sent, whatever %s says',
    async (header) => {
      const { sessionToken } = await scene.reader();
      const ask = { cookies: { flyleaf_session: sessionToken }, headers: { [header]: 'POST' } };
      const answer = await send(scene, 'GET', `${PAGE_PATHS.signOut}?_method=POST`, ask);
      expect(answer.statusCode).toBe(200);
      const after = await send(scene, 'GET', PAGE_PATHS.account, ask);
      expect(after.statusCode).toBe(200);
    },
  );
});

it('leave nothing of themselves in the log, and nothing of whom they were tried on', () => {
  const lines = scene.logged();
  expect(lines.length).toBeGreaterThan(100);
  expect(privateLines(lines)).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/evil|polluted|letters\.example/u);
});

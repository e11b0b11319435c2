import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDemoPublication } from '../../../server/publications/demo-publication.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

const REGISTERED = 'https://blog.example';
const API = '/api/v1/form-token?publication=demo';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await ensureDemoPublication(test.deps, REGISTERED);
});
afterAll(() => test.dispose());

const ask = (origin: string) => test.app.inject({ url: API, headers: { origin } });
const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/subscribe',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

const FOREIGN = [
  'null',
  'https://evil.example',
  'https://blog.example.evil.example',
  'https://evilblog.example',
  'https://blog.example:444',
  'http://blog.example',
  'https://blog.example/',
  'https://blog.example@evil.example',
  'https://BLOG.example',
  'https://blog.example https://evil.example',
  `https://${'a'.repeat(5000)}.example`,
  '*',
];

describe('a registered origin', () => {
  it.each([REGISTERED, 'http://127.0.0.1:8787', 'http://demo.localhost:8787'])(
    'may read answers: %s',
    async (origin) => {
      const answer = await ask(origin);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['vary']).toContain('Origin');
    },
  );

  it('may read what is wrong', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/subscribe',
      headers: { origin: REGISTERED, 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe(REGISTERED);
    expect(answer.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  it('gets an answer to its preflight that lasts', async () => {
    const answer = await preflight(REGISTERED);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': REGISTERED,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin'),
    });
  });
});

describe.each(FOREIGN)('the origin %j', (origin) => {
  it('may read nothing', async () => {
    const answer = await ask(origin);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'origin_not_allowed' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['vary']).toContain('Origin');
  });

  it('gets no leave from its preflight', async () => {
    const answer = await preflight(origin);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-methods']).toBeUndefined();
  });
});

it('does not let an origin of one publication read the answers for another', async () => {
  const url = '/api/v1/form-token?publication=other';
  const answer = await test.app.inject({ url, headers: { origin: REGISTERED } });
  expect(answer.statusCode).toBe(404);
});

it('allows an origin as soon as it is registered, and soon forgets one that is not any more', async () => {
  const origin = 'https://later.example';
  expect((await ask(origin)).statusCode).toBe(403);
  const { db, clock } = test.deps;
  await db.write((trx) =>
    trx
      .insertInto('publication_origins')
      .values({ publication_id: 1, origin, created_at: 1 })
      .execute(),
  );
  expect((await ask(origin)).statusCode).toBe(200);
  await db.write((trx) =>
    trx.deleteFrom('publication_origins').where('origin', '=', origin).execute(),
  );
  test.clock.advance(2_001);
  expect(clock.now()).toBe(test.clock.now());
  expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
});

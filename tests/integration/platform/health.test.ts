import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { eachDatabase } from '../../support/database.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

eachDatabase((kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ database: kind });
  });
  afterAll(() => test.dispose());

  it('says that it is ready', async () => {
    const answer = await test.app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('says that it is not when a migration is missing, and still that it is alive', async () => {
    const forget = sql`delete from kysely_migration where name = '0001-first-path' returning timestamp`;
    await test.deps.db.write((trx) => forget.execute(trx));
    const answer = await test.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ error: 'Something went wrong', code: 'unavailable' });
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('counts answers by route and the mails that wait', async () => {
    await test.app.inject('/tos?secret=1');
    const answer = await test.app.inject('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain(
      'flyleaf_http_seconds_count{method="GET",route="/tos",status="200"} 1',
    );
    expect(answer.body).toContain('flyleaf_outbox_depth 0');
    expect(answer.body).toContain('# TYPE flyleaf_signups_total counter');
    expect(answer.body).not.toContain('secret');
  });

  describe('the metrics of a server that is no demo', () => {
    const TOKEN = 'a-token-of-tests';
    const METRICS = '/metrics';
    let real: TestApp;
    let closed: TestApp;
    beforeAll(async () => {
      real = await testApp({ database: kind, env: { DEMO: '', METRICS_TOKEN: TOKEN } });
      closed = await testApp({ database: kind, env: { DEMO: '' } });
    });
    afterAll(() => Promise.all([real.dispose(), closed.dispose()]));
    const ask = (authorization?: string) =>
      real.app.inject({
        url: METRICS,
        headers: authorization === undefined ? {} : { authorization },
      });

    it.each([`Bearer ${TOKEN}`, `bearer  ${TOKEN}`])('are told to %j', async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('flyleaf_outbox_depth 0');
    });

    it.each([
      undefined,
      '',
      'Bearer',
      'Bearer another-token-16',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN} x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Bearer ${TOKEN.toUpperCase()}`,
      `Basic ${TOKEN}`,
      TOKEN,
    ])('are not told to %j', async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(errorBodySchema.parse(answer.json())).toMatchObject({
        error: 'This address asks for a bearer token',
        code: 'unauthorized',
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.body).not.toContain('flyleaf_');
    });

    it('are not where no token is set', async () => {
      const answer = await closed.app.inject({
        url: METRICS,
        headers: { authorization: 'Bearer ' },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      expect((await closed.app.inject({ method: 'POST', url: METRICS })).statusCode).toBe(404);
    });

    it('leave the token out of the log', () => {
      const text = JSON.stringify(real.logged());
      expect(text).toContain('unauthorized');
      expect(text).not.toMatch(/a-token|another-token/iu);
    });
  });

  it('asks for the token in the demo too, once there is one', async () => {
    const demo = await testApp({ database: kind, env: { METRICS_TOKEN: 'x'.repeat(16) } });
    expect((await demo.app.inject('/metrics')).statusCode).toBe(401);
    await demo.dispose();
  });

  it('logs the pattern of a route, never its address', async () => {
    await test.app.inject('/confirm?token=abc.def');
    await test.app.inject('/embed/reader@a.example.js');
    const text = JSON.stringify(test.logged());
    expect(text).toContain('"route":"/embed/:publication.js"');
    expect(text).not.toMatch(/abc\.def|reader@|token/u);
  });

  it('says that it is unavailable once its database is closed', async () => {
    const closed = await testApp({ database: kind });
    await closed.deps.db.close();
    expect((await closed.app.inject('/readyz')).statusCode).toBe(503);
    await closed.dispose();
  });
});

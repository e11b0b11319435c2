import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
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

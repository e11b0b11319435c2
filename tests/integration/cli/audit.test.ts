import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTS } from '../../../server/audit/acts.ts';
import { recordAct } from '../../../server/audit/audit.store.ts';
import { TEST_TIME } from '../../support/app.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const HOUR = 3_600_000;

eachDatabase((kind) => {
  let database: TestDatabase;
  let reader: number;
  const flyleaf = (...argv: string[]): Promise<CommandResult> =>
    runCommandLine(argv, commandEnvironment(database));
  const listed = async (...argv: string[]) => {
    const { out, code, err } = await flyleaf('audit', 'list', '--json', ...argv);
    expect([code, err]).toEqual([0, '']);
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await flyleaf('publication', 'create', 'demo', '--name', 'Demo');
    await flyleaf('publication', 'set', 'demo', '--language', 'de', '--copy', 'form.subscribe=Ja');
    await flyleaf('origin', 'add', 'demo', 'https://blog.example');
    await flyleaf('origin', 'add', 'demo', 'https://blog.example');
    await flyleaf('origin', 'remove', 'demo', 'https://blog.example');
    await flyleaf('origin', 'remove', 'demo', 'https://blog.example');
    await flyleaf('subscribers', 'export', 'demo');
    reader = await database.handle.write(async (trx) => {
      const { id } = await trx
        .insertInto('users')
        .values({ email_key: 'ada@example.com', email: 'Ada@example.com', created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const doer = { userId: id, sessionId: 's1', requestId: 'r-1' };
      const at = TEST_TIME - 30 * HOUR;
      await recordAct(trx, { act: 'signed_in', at, ...doer, detail: { means: 'link' } });
      const gone = { userId: 999, sessionId: null, requestId: 'r-2' };
      await recordAct(trx, { act: 'account_deleted', at, ...gone, detail: {} });
      return id;
    });
  });
  afterAll(() => database.dispose());

  it('lists what publishers did, and what they did in vain is not there', async () => {
    const acts = (await listed('--since', '1d')).map(({ act, detail }) => [act, detail]);
    const publication = 1;
    expect(acts).toEqual([
      ['publication_created', { publication }],
      ['publication_set', { publication, fields: ['language', 'copy'] }],
      ['origin_added', { publication, origin: 'https://blog.example' }],
      ['origin_removed', { publication, origin: 'https://blog.example' }],
      ['subscribers_exported', { publication }],
    ]);
  });

  it('lists one reader by the address, however it is written', async () => {
    expect(await listed('--user', ' ADA@EXAMPLE.COM')).toEqual([
      {
        at: '2026-11-20T06:00:00.000Z',
        act: 'signed_in',
        user_id: reader,
        email: 'Ada@example.com',
        session: 's1',
        request: 'r-1',
        detail: { means: 'link' },
      },
    ]);
    expect(await listed('--user', 'nobody@example.com')).toEqual([]);
  });

  it('keeps what a reader did who is gone, by a number alone', async () => {
    const [row] = await listed('--act', 'account_deleted');
    expect(row).toMatchObject({ user_id: 999, email: null, request: 'r-2' });
  });

  it.each([
    ['29h', 5],
    ['30h', 7],
    ['2d', 7],
    ['1799m', 5],
    ['2026-11-21', 5],
    ['2026-11-20T06:00Z', 7],
    ['2026-11-20T06:00', 7],
    ['2026-11-20T06:00:01Z', 5],
    ['2026-11-20T08:00+02:00', 7],
  ])('since %s there are %i', async (since, count) => {
    expect(await listed('--since', since)).toHaveLength(count);
  });

  it.each(['', 'yesterday', '7', '2026-13-01', '2026-11-20 06:00'])(
    'refuses %j as a time, in one line',
    async (since) => {
      const { code, out, err } = await flyleaf('audit', 'list', '--since', since);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^error: --since '.*' is no time: say [^\n]+\n$/u);
    },
  );

  it('refuses an act that there is not, and names those there are', async () => {
    const { code, err } = await flyleaf('audit', 'list', '--act', 'sang');
    expect(code).toBe(1);
    for (const act of ACTS) expect(err).toContain(act);
  });

  it('says it in words', async () => {
    const { out } = await flyleaf('audit', 'list');
    const lines = out.split('\n').map((line) => line.replaceAll(/ {2,}/gu, ' | '));
    expect(lines[5]).toBe(
      '2026-11-20T06:00:00.000Z | signed_in | Ada@example.com | means=link | (request r-1)',
    );
    expect(lines[6]).toBe(
      '2026-11-20T06:00:00.000Z | account_deleted | reader 999 | (request r-2)',
    );
    expect(lines[0]).toContain(' | publication_created | – | publication=1 | (command line)');
    const none = await flyleaf('audit', 'list', '--act', 'passkey_added');
    expect([none.out, none.err]).toEqual(['', 'no such acts\n']);
  });
});

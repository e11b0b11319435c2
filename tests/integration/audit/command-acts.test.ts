import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Act, ActDetails } from '../../../server/audit/acts.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

type Entry = { [A in Act]: [A, ActDetails[A]] }[Act];

const TEXT = `# Low water\n\n${'The tide goes out. '.repeat(30)}`;
const READER = 'ada@private.example';
const WRITER = 'mara@private.example';

eachDatabase((kind) => {
  let database: TestDatabase;
  let seen = 0;
  const run = (line: readonly string[], input = '') =>
    runCommandLine(line, commandEnvironment(database), input);
  const flyleaf = async (...line: string[]) => {
    const { code, out, err } = await run(line, TEXT);
    expect(err.replace(/^note: .*\n/u, ''), line.join(' ')).toBe('');
    expect(code).toBe(0);
    return out;
  };

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
    await database.handle.write(async (trx) => {
      const user = { email: READER, email_key: READER, created_at: 1 };
      const { id } = await trx
        .insertInto('users')
        .values(user)
        .returning('id')
        .executeTakeFirstOrThrow();
      const subscription = {
        id: 's1',
        publication_id: 1,
        user_id: id,
        state: 'confirmed',
      } as const;
      await trx
        .insertInto('subscriptions')
        .values({ ...subscription, created_at: 1 })
        .execute();
    });
  });
  afterAll(() => database.dispose());

  const rowsSince = (id: number) =>
    database.handle.kysely
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .execute();
  beforeEach(async () => {
    seen = (await rowsSince(0)).at(-1)?.id ?? 0;
  });
  const userId = async (email: string) => {
    const query = database.handle.kysely.selectFrom('users').select('id');
    return (await query.where('email', '=', email).executeTakeFirstOrThrow()).id;
  };

  const publication = 1;

  /** Does its act, and what must leave nothing more. */
  const CASES: Record<string, () => Promise<Entry[]>> = {
    'a role that is given, again, and another': async () => {
      for (const role of ['contributor', 'contributor', 'owner']) {
        await flyleaf('contributor', 'add', 'tideline', WRITER, '--role', role);
      }
      const reader = await userId(WRITER);
      return [
        ['role_given', { publication, reader, role: 'contributor' }],
        ['role_given', { publication, reader, role: 'owner' }],
      ];
    },
    'a role that is taken': async () => {
      const gone = ['contributor', 'remove', 'tideline', WRITER];
      await flyleaf(...gone);
      expect((await run(gone)).code).toBe(1);
      return [['role_taken', { publication, reader: await userId(WRITER) }]];
    },
    'what a reader has, changed': async () => {
      const set = ['subscribers', 'set', 'tideline'];
      await flyleaf(...set, READER, '--type', 'comp', '--is-founding', 'true');
      expect((await run([...set, 'nobody@private.example', '--type', 'comp'])).code).toBe(1);
      const detail = { publication, reader: await userId(READER), fields: ['type', 'is_founding'] };
      return [['subscriber_set', detail]];
    },
    'how a publication stands': async () => {
      await flyleaf('standing', 'set', 'tideline', '--blocked-countries', 'DE,FR');
      await flyleaf('standing', 'show', 'tideline');
      return [['standing_set', { publication, fields: ['blocked_countries'] }]];
    },
    'a post that is added, and for whom': async () => {
      const out = await flyleaf('post', 'add', 'tideline', '-', '--audience', 'founding', '--json');
      const { id: post } = JSON.parse(out) as { id: number };
      await flyleaf('post', 'list', 'tideline');
      return [['post_added', { publication, post, audience: 'founding' }]];
    },
    'a post that is removed': async () => {
      const gone = ['post', 'remove', 'tideline', 'low-water'];
      const out = await flyleaf('post', 'show', 'tideline', 'low-water', '--json');
      const { id: post } = JSON.parse(out) as { id: number };
      await flyleaf(...gone);
      expect((await run(gone)).code).toBe(1);
      return [['post_removed', { publication, post }]];
    },
    'a plan that is made, and changed': async () => {
      const set = ['plan', 'set', 'tideline', 'monthly'];
      await flyleaf(...set, '--amount', '500', '--currency', 'usd');
      await flyleaf(...set, '--amount', '700');
      expect((await run([...set, '--amount', 'much'])).code).toBe(1);
      return [
        ['plan_set', { publication, plan: 'monthly', fields: ['amount', 'currency'] }],
        ['plan_set', { publication, plan: 'monthly', fields: ['amount'] }],
      ];
    },
    'what holds for all plans': async () => {
      await flyleaf('plan', 'offer', 'tideline', '--payments-state', 'enabled');
      await flyleaf('plan', 'offer', 'tideline');
      return [['offer_set', { publication, fields: ['payments_state'] }]];
    },
    'a plan that is removed': async () => {
      const gone = ['plan', 'remove', 'tideline', 'monthly'];
      await flyleaf(...gone);
      expect((await run(gone)).code).toBe(1);
      return [['plan_removed', { publication, plan: 'monthly' }]];
    },
    'a coupon that is made': async () => {
      await flyleaf('coupon', 'set', 'tideline', 'spring', '--percent-off', '20');
      const detail = { publication, coupon: 'SPRING', fields: ['percent_off_precise'] };
      return [['coupon_set', detail]];
    },
    'a coupon that is removed': async () => {
      const gone = ['coupon', 'remove', 'tideline', 'spring'];
      await flyleaf(...gone);
      expect((await run(gone)).code).toBe(1);
      return [['coupon_removed', { publication, coupon: 'SPRING' }]];
    },
    'an invitation that is made, without its code': async () => {
      const out = await flyleaf('invitation', 'create', 'tideline', '--uses', '20', '--json');
      const { id: invitation, code } = JSON.parse(out) as { id: number; code: string };
      expect(JSON.stringify(await rowsSince(0))).not.toContain(code);
      return [['invitation_made', { publication, invitation, uses: 20 }]];
    },
    'an invitation that is taken back': async () => {
      const [{ id: invitation }] = JSON.parse(
        `[${await flyleaf('invitation', 'list', 'tideline', '--json')}]`,
      ) as [{ id: number }];
      const gone = ['invitation', 'revoke', 'tideline', String(invitation)];
      for (const line of [gone, gone]) await flyleaf(...line);
      expect((await run(['invitation', 'revoke', 'tideline', '999'])).code).toBe(1);
      return [['invitation_revoked', { publication, invitation }]];
    },
  };

  it.each(Object.entries(CASES))('%s, is recorded once', async (_, act) => {
    const expected = await act();
    const rows = await rowsSince(seen);
    expect(rows.map((row) => [row.act, JSON.parse(row.detail)])).toEqual(expected);
    for (const row of rows) {
      expect(row).toMatchObject({ user_id: null, session_id: null, request_id: null });
    }
    expect(JSON.stringify(rows)).not.toContain('@private.example');
  });
});

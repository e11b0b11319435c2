import { afterEach, describe, expect, it } from 'vitest';
import { forgetLimits } from '../../../server/signup/limits.service.ts';
import { eachDatabase } from '../../support/database.ts';
import { signupClient } from '../../support/signup-client.ts';
import type { SignupClient } from '../../support/signup-client.ts';

const PLENTY = { ip: '1000/600', address: '1000/600', domain: '1000/600', publication: '1000/600' };

/** Limits of which only some are narrow. */
const limits = (narrow: Partial<typeof PLENTY>) => ({
  SIGNUP_LIMITS: Object.entries({ ...PLENTY, ...narrow })
    .map(([name, limit]) => `${name}=${limit}`)
    .join(','),
});

eachDatabase((database) => {
  let client: SignupClient;
  let count = 0;
  const fresh = (domain = 'example.com') => `reader${(count += 1)}@${domain}`;
  const start = async (narrow: Partial<typeof PLENTY>, env: Record<string, string> = {}) => {
    client = await signupClient({ database, env: { ...limits(narrow), ...env } });
    // The start of a window: windows start at multiples of their length.
    client.clock.advance(600_000 - (client.clock.now() % 600_000));
  };
  afterEach(() => client.dispose());

  const statuses = async (asks: (() => Promise<{ statusCode: number }>)[]) => {
    const found: number[] = [];
    for (const ask of asks) found.push((await ask()).statusCode);
    return found;
  };
  const heldReasons = () =>
    client.deps.db.kysely
      .selectFrom('signups')
      .select(['outcome', 'review_reason'])
      .orderBy('created_at')
      .execute();

  describe('a limit', () => {
    it('by network takes so many, then says how long to wait, and takes more in the next window', async () => {
      await start({ ip: '3/600' });
      const ask = () => client.subscribe({ email: fresh() });
      expect(await statuses([ask, ask, ask])).toEqual([200, 200, 200]);
      const refused = await ask();
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBe(600 - 4);
      client.clock.advance(wait * 1_000 - 1_001);
      expect((await ask()).statusCode).toBe(429);
      client.clock.advance(1);
      expect((await ask()).statusCode).toBe(200);
    });

    it('by network takes so many at the end of a window, as many after it, and no more', async () => {
      await start({ ip: '3/600' });
      const ask = () => client.subscribe({ email: fresh() });
      // Each of them takes a second: three in the old window, three in the new one.
      client.clock.advance(596_000);
      expect(await statuses([ask, ask, ask, ask, ask, ask])).toEqual(Array(6).fill(200));
      const refused = await ask();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(600 - 3));
    });

    it('does not burn the token of a refused request', async () => {
      await start({ ip: '1/600' });
      await client.signUp(fresh());
      const body = { email: fresh(), form_token: await client.token() };
      expect((await client.subscribe(body)).statusCode).toBe(429);
      client.clock.advance(600_000);
      expect((await client.subscribe(body)).statusCode).toBe(200);
    });

    it('goes on counting what is refused, and keeps nothing else of it', async () => {
      await start({ ip: '1/600' });
      await client.signUp(fresh());
      await statuses([1, 2, 3].map(() => () => client.subscribe({ email: fresh() })));
      const { limits: counters = [], signups = [] } = await client.dump();
      expect(signups).toHaveLength(1);
      expect(counters.some((row) => String(row).includes('"count":4'))).toBe(true);
    });

    it.each([
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
      ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
      ['198.51.100.7', '::ffff:198.51.100.7', 429],
      ['198.51.100.7', '198.51.100.8', 200],
    ])('by network takes %s and %s for what they are: %i', async (one, other, status) => {
      await start({ ip: '1/600' }, { TRUST_PROXY: '1' });
      const from = (ip: string) => () =>
        client.subscribe({ email: fresh() }, { 'x-forwarded-for': ip });
      expect(await statuses([from(one), from(other)])).toEqual([200, status]);
    });

    it('by network can not be passed by inventing a proxy', async () => {
      await start({ ip: '1/600' });
      const from = (ip: string) => () =>
        client.subscribe({ email: fresh() }, { 'x-forwarded-for': ip });
      expect(await statuses([from('192.0.2.1'), from('192.0.2.2')])).toEqual([200, 429]);
    });

    it('by address counts every way to write it', async () => {
      await start({ address: '2/600' });
      const [email, domain] = ['Reader', 'Bücher.example'];
      const ask = (text: string) => () => client.subscribe({ email: text });
      expect(
        await statuses([
          ask(`${email}@${domain}`),
          ask(`reader@xn--bcher-kva.example`),
          ask(` READER@bücher.example `),
        ]),
      ).toEqual([200, 200, 429]);
    });

    it('by address counts over all publications', async () => {
      await start({ address: '1/600' });
      await client.addPublication('other', 'https://other.example');
      const email = fresh();
      await client.signUp(email);
      const form_token = await client.token('https://other.example', 'other');
      const body = { email, publication: 'other', form_token };
      const answer = await client.subscribe(body, { origin: 'https://other.example' });
      expect(answer.statusCode).toBe(429);
    });

    it.each(['domain', 'publication'] as const)(
      'by %s holds what is over it back for review, and looks the same',
      async (name) => {
        await start({ [name]: '2/600' });
        const ask = () => client.subscribe({ email: fresh() });
        expect(await statuses([ask, ask, ask])).toEqual([200, 200, 200]);
        expect(await heldReasons()).toEqual([
          { outcome: 'confirm', review_reason: null },
          { outcome: 'confirm', review_reason: null },
          { outcome: 'review', review_reason: `${name}-limit` },
        ]);
      },
    );

    it('by domain leaves other domains alone', async () => {
      await start({ domain: '1/600' });
      await client.signUp(fresh('one.example'));
      await client.signUp(fresh('two.example'));
      expect((await heldReasons()).map((row) => row.outcome)).toEqual(['confirm', 'confirm']);
    });

    it('that is passed by fifty requests at once takes exactly as many as it says', async () => {
      await start({ ip: '10/600' });
      const bodies: { email: string; form_token: string }[] = [];
      for (let made = 0; made < 50; made += 1) {
        bodies.push({ email: fresh(), form_token: await client.token() });
      }
      const answers = await Promise.all(bodies.map((body) => client.subscribe(body)));
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
    });

    it('keeps no address and no network in its table', async () => {
      await start({});
      await client.signUp('somebody@hidden.example');
      const { limits: counters } = await client.dump();
      expect(JSON.stringify(counters)).not.toMatch(/somebody|hidden|127\.0\.0\.1/u);
    });

    it('is forgotten when its window is over', async () => {
      await start({});
      const { config, clock, db } = client.deps;
      const forget = (limit: number) =>
        db.write((trx) => forgetLimits(trx, { config, now: clock.now(), limit }));
      await client.signUp(fresh());
      expect(await forget(100)).toBe(0);
      expect((await client.dump())['limits']).toHaveLength(4);
      client.clock.advance(1_200_000);
      expect([await forget(3), await forget(3), await forget(3)]).toEqual([3, 1, 0]);
      expect((await client.dump())['limits']).toEqual([]);
    });
  });
});

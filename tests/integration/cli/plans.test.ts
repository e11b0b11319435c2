import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

eachDatabase((kind) => {
  let database: TestDatabase;
  const flyleaf = (...argv: string[]) => runCommandLine(argv, commandEnvironment(database));
  const lines = ({ out }: { out: string }) =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const json = async (...argv: string[]) => lines(await flyleaf(...argv, '--json'))[0];

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
  });
  afterAll(() => database.dispose());

  describe('a plan', () => {
    it('has what its usual name says, and the rest as it was typed', async () => {
      const price = ['--amount', '500', '--currency', 'USD'];
      expect(await json('plan', 'set', 'tideline', 'monthly', ...price)).toEqual({
        id: 'monthly',
        amount: 500,
        currency: 'usd',
        interval: 'month',
        interval_count: 1,
        trial_period_days: null,
        metadata: { founding: false, fixed_price: false, short_description: null },
        position: 0,
      });
      const founding = await json('plan', 'set', 'tideline', 'founding', ...price);
      expect(founding).toMatchObject({
        interval: 'year',
        metadata: { founding: true },
        position: 1,
      });
    });

    it('keeps what is not named, and loses what is emptied', async () => {
      const words = ['--trial-period-days', '14', '--short-description', 'All of it'];
      await flyleaf('plan', 'set', 'tideline', 'monthly', ...words);
      expect(
        await json('plan', 'set', 'tideline', 'monthly', '--trial-period-days', ''),
      ).toMatchObject({
        amount: 500,
        trial_period_days: null,
        metadata: { short_description: 'All of it' },
      });
    });

    it('is listed in its place, and removed', async () => {
      await flyleaf('plan', 'set', 'tideline', 'founding', '--position', '0');
      await flyleaf('plan', 'set', 'tideline', 'monthly', '--position', '1');
      const listed = await flyleaf('plan', 'list', 'tideline');
      expect(listed.out).toBe('PLAN      PRICE\nfounding  $5/year\nmonthly   $5/month\n');
      expect(listed.err).toContain('no plan is offered yet');
      expect((await flyleaf('plan', 'remove', 'tideline', 'founding')).code).toBe(0);
      const left = lines(await flyleaf('plan', 'list', 'tideline', '--json'));
      expect(left.map(({ id }) => id)).toEqual(['monthly']);
      expect((await flyleaf('plan', 'remove', 'tideline', 'founding')).err).toContain('no plan');
    });

    it.each([
      [['set', 'tideline', 'weekly', '--amount', '1'], '--currency is missing'],
      [['set', 'tideline', 'weekly', '--currency', 'usd'], '--amount is missing'],
      [['set', 'tideline', 'Weekly', '--amount', '1'], "argument 'plan' must have"],
      [['set', 'tideline', 'monthly', '--amount', '1.5'], '--amount must be a whole number'],
      [['set', 'tideline', 'monthly', '--amount', '-1'], '--amount must be a whole number'],
      [['set', 'tideline', 'monthly', '--currency', 'jpy'], '--currency must be one of usd'],
      [['set', 'tideline', 'monthly', '--interval', 'moon'], '--interval must be one of day'],
      [['set', 'tideline', 'monthly', '--fixed-price', 'true'], '--fixed-price is of a founding'],
      [['set', 'tideline', 'monthly'], 'nothing to set'],
      [['set', 'nobody', 'monthly', '--amount', '1'], "no publication 'nobody'"],
      [['list', 'nobody'], "no publication 'nobody'"],
    ])('that can’t be is told by its option: %j', async (argv, words) => {
      const { code, err } = await flyleaf('plan', ...argv);
      expect(code).toBe(1);
      expect(err).toContain(words);
      expect(err.trim().split('\n')).toHaveLength(1);
    });
  });

  describe('what holds for all plans', () => {
    it('is nothing until it is set, and stays where it is not named', async () => {
      expect(await json('plan', 'offer', 'tideline')).toEqual({
        payments_state: 'disabled',
        disable_monthly_subscriptions: false,
        disable_annual_subscriptions: false,
        group_percent_off: null,
        group_min_seats: null,
        trial_end_override: null,
      });
      const group = ['--group-percent-off', '12.5', '--group-min-seats', '4'];
      await flyleaf('plan', 'offer', 'tideline', '--payments-state', 'enabled', ...group);
      expect(
        await json('plan', 'offer', 'tideline', '--trial-end-override', '2027-01-31'),
      ).toMatchObject({
        payments_state: 'enabled',
        group_percent_off: 12.5,
        group_min_seats: 4,
        trial_end_override: Date.UTC(2027, 0, 31),
      });
      expect((await flyleaf('plan', 'list', 'tideline')).err).toBe('');
    });

    it.each([
      [['--group-min-seats', ''], '--group-min-seats is missing'],
      [['--group-percent-off', '101'], '--group-percent-off must be a percentage'],
      [['--group-min-seats', '1'], '--group-min-seats must be a whole number from 2'],
      [['--trial-end-override', '2027-02-30'], '--trial-end-override must be a day'],
      [['--payments-state', 'maybe'], '--payments-state must be one of enabled, disabled'],
    ])('can’t be %j', async (options, words) => {
      const { code, err } = await flyleaf('plan', 'offer', 'tideline', ...options);
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    });
  });

  describe('a coupon', () => {
    it('is made, changed, listed and removed, whatever its case', async () => {
      const made = await json('coupon', 'set', 'tideline', 'spring', '--percent-off', '20');
      expect(made).toMatchObject({
        code: 'SPRING',
        percent_off_precise: 20,
        duration: 'once',
        expires_at: null,
      });
      const lasting = ['--duration', 'forever', '--expires-at', '2027-01-01'];
      await flyleaf('coupon', 'set', 'tideline', 'Spring', ...lasting);
      const { out } = await flyleaf('coupon', 'list', 'tideline');
      expect(out).toContain('SPRING  20% off forever  2027-01-01T00:00:00.000Z');
      expect((await flyleaf('coupon', 'remove', 'tideline', 'spring')).out).toContain('removed');
      expect((await flyleaf('coupon', 'remove', 'tideline', 'spring')).code).toBe(1);
    });

    it.each([
      [['A', '--duration', 'once'], '--percent-off is missing'],
      [['A', '--percent-off', '5', '--amount-off', '5', '--currency', 'usd'], 'exclude each other'],
      [['A', '--amount-off', '5'], '--currency belongs to amount_off'],
      [['A', '--percent-off', '5', '--currency', 'usd'], '--currency belongs to amount_off'],
      [['A', '--percent-off', '5', '--duration', 'repeating'], '--duration-in-months belongs to'],
      [['A', '--percent-off', '5', '--duration-in-months', '3'], '--duration-in-months belongs to'],
      [['A', '--percent-off', '0'], '--percent-off must be a percentage'],
      [['a b', '--percent-off', '5'], "argument 'code' must have"],
      [['A'], 'nothing to set'],
    ])('can’t be %j', async ([code = '', ...options], words) => {
      const { err } = await flyleaf('coupon', 'set', 'tideline', code, ...options);
      expect(err).toContain(words);
      expect((await flyleaf('coupon', 'list', 'tideline', '--json')).out).toBe('');
    });
  });

  describe('an invitation', () => {
    beforeEach(async () => {
      await flyleaf('publication', 'set', 'tideline', '--invite-only', 'true');
    });

    it('shows its code and link once', async () => {
      const options = ['--uses', '5', '--days', '30', '--note', 'For the harbour'];
      const made = await json('invitation', 'create', 'tideline', ...options);
      expect(made).toMatchObject({ uses: 0, uses_max: 5, note: 'For the harbour' });
      expect(made?.['expires_at']).toBe(TEST_TIME + 30 * 86_400_000);
      expect(made?.['code']).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/u);
      const link = new URL(String(made?.['link']));
      expect([link.pathname, link.searchParams.get('code')]).toEqual(['/invite', made?.['code']]);
      const listed = await flyleaf('invitation', 'list', 'tideline');
      expect(listed.out).toContain('good');
      expect(listed.out).not.toContain(String(made?.['code']));
    });

    const formOf = async (...options: string[]) => {
      const asked = ['--email', 'a@b.example', ...options];
      const { link } = (await json('invitation', 'create', 'tideline', ...asked)) ?? {};
      const { pathname, searchParams } = new URL(String(link));
      expect(pathname).toBe('/subscribe');
      return Object.fromEntries(searchParams);
    };

    it('for an address links to a form that waits for a click: links of mails are opened by scanners', async () => {
      const form = await formOf();
      expect(Object.keys(form).sort()).toEqual(['email', 'invitation', 'publication']);
      expect(form['email']).toBe('a@b.example');
    });

    it('links to a form that sends itself where that is asked for', async () => {
      expect(await formOf('--auto-submit')).toMatchObject({
        email: 'a@b.example',
        autoSubmit: 'true',
        token: expect.stringMatching(/^\d+-[\w-]{43}\.[\w-]{43}$/u),
      });
      const alone = await flyleaf('invitation', 'create', 'tideline', '--auto-submit');
      expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('--email')]);
    });

    it('is taken back', async () => {
      const made = await json('invitation', 'create', 'tideline');
      const id = String(made?.['id']);
      expect(await json('invitation', 'revoke', 'tideline', id)).toMatchObject({
        revoked_at: TEST_TIME,
      });
      expect((await flyleaf('invitation', 'list', 'tideline')).out).toContain('revoked');
      expect((await flyleaf('invitation', 'revoke', 'tideline', '999')).code).toBe(1);
      expect((await flyleaf('invitation', 'revoke', 'tideline', 'x')).code).toBe(1);
    });

    it.each([
      [['--uses', '0'], '--uses must be a whole number'],
      [['--days', 'x'], '--days must be a whole number'],
      [['--email', 'nobody'], '--email must be an e-mail address'],
    ])('can’t be %j', async (options, words) => {
      const { code, err } = await flyleaf('invitation', 'create', 'tideline', ...options);
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    });
  });
});

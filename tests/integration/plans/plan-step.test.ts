import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLAN_PATHS } from '../../../src/contracts/plan-paths.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { planClient, till } from '../../support/plan-client.ts';
import type { PlanClient, TillProvider } from '../../support/plan-client.ts';
import { PAGE_ORIGIN, PLATFORM } from '../../support/signup-client.ts';

const OWN = { origin: PLATFORM };

eachDatabase((database) => {
  let client: PlanClient;
  let payments: TillProvider;
  beforeAll(async () => {
    payments = till();
    client = await planClient({ database, deps: { payments } });
  });
  beforeEach(() => {
    payments.purchases = [];
    payments.isOpen = true;
  });
  afterAll(() => client.dispose());

  const send = (fields: Record<string, string>, headers: Record<string, string> = OWN) =>
    client.postForm(PLAN_PATHS.plan, { publication: 'demo', ...fields }, headers);

  describe('a choice', () => {
    it('leads to paying, at the price that the tables say', async () => {
      const answer = await send({ plan: 'annual', coupon: 'half', amount: '150', price: '1' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pay/1']);
      expect(payments.purchases).toMatchObject([
        {
          publication: { subdomain: 'demo' },
          plan: { id: 'annual' },
          price: { amount: 2_500, fullAmount: 5_000 },
          seats: 1,
          variableAmount: null,
          coupon: { code: 'HALF' },
          isGift: false,
          email: null,
          next: null,
        },
      ]);
    });

    it('of a founding member has the amount that was typed', async () => {
      await send({ plan: 'founding', amount: '20,50' });
      await send({ plan: 'founding', amount: '' });
      expect(payments.purchases.map(({ price }) => price.amount)).toEqual([2_050, 15_000]);
    });

    it.each(['0', '-1', 'a lot', '1.000', '1e9'])(
      'of a founding member can’t be %j',
      async (amount) => {
        const answer = await send({ plan: 'founding', amount });
        expect(answer.statusCode).toBe(400);
        const { step } = propsOf(answer.body, 'plans');
        expect(step).toMatchObject({ error: 'amount', selected: 'founding', amountText: amount });
        expect(payments.purchases).toEqual([]);
      },
    );

    it.each(['', 'gone', '../x', '%00'])('of no plan (%j) is asked for again', async (plan) => {
      const answer = await send({ plan });
      expect(answer.statusCode).toBe(400);
      expect(propsOf(answer.body, 'plans').step.error).toBe('plan');
    });

    it('for a group costs what the group is let off', async () => {
      await send({ plan: 'monthly', seats: '5' });
      expect(payments.purchases).toMatchObject([{ seats: 5, price: { amount: 2_000 } }]);
    });

    it.each(['0', '-3', '1.5', '100000', 'x'])('of %j seats is for one', async (seats) => {
      await send({ plan: 'monthly', seats });
      expect(payments.purchases).toMatchObject([{ seats: 1, price: { amount: 500 } }]);
    });

    it('of a gift is no founding plan', async () => {
      expect((await send({ plan: 'founding', gift: 'true' })).statusCode).toBe(400);
      await send({ plan: 'annual', gift: 'true', seats: '9' });
      expect(payments.purchases).toMatchObject([{ isGift: true, seats: 1 }]);
    });

    it('is the signed-in reader’s, and leads back only to allowed places', async () => {
      const browser = client.browser();
      const email = await client.reader();
      await browser.signIn(email);
      for (const next of [`${PAGE_ORIGIN}/essay`, 'https://evil.example/']) {
        await browser.post(PLAN_PATHS.plan, { publication: 'demo', plan: 'annual', next });
      }
      expect(payments.purchases).toMatchObject([
        { email, next: `${PAGE_ORIGIN}/essay` },
        { email, next: null },
      ]);
    });

    it('is shown with its price by the second button, and nothing begins', async () => {
      const answer = await send({ plan: 'annual', seats: '6', show: '1', later: 'true' });
      expect(answer.statusCode).toBe(200);
      const { step } = propsOf(answer.body, 'plans');
      expect(step).toMatchObject({ seats: 6, selected: 'annual', hasFree: true, error: null });
      expect(step.plans[1]?.amount).toBe(24_000);
      expect(payments.purchases).toEqual([]);
    });

    it('from another site’s page is refused', async () => {
      for (const headers of [{ origin: PAGE_ORIGIN }, { 'sec-fetch-site': 'cross-site' }]) {
        expect((await send({ plan: 'annual' }, headers)).statusCode).toBe(403);
      }
      expect(payments.purchases).toEqual([]);
    });

    it('of a publication that sells nothing leads back to its form', async () => {
      await client.addPublication('other', 'https://other.example');
      const answer = await send({ publication: 'other', plan: 'annual' });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${PLATFORM}/subscribe?publication=other`);
      expect((await send({ publication: 'nobody', plan: 'annual' })).statusCode).toBe(404);
    });
  });

  describe('where nothing can be paid for', () => {
    it('prices are shown, and the reader is let go', async () => {
      payments.isOpen = false;
      const step = await client.step('/subscribe?publication=demo&plan=annual');
      expect(step).toMatchObject({
        isPayable: false,
        skip: `${PLATFORM}/subscribe?publication=demo`,
      });
      expect(step.plans).toHaveLength(3);
      const answer = await send({ plan: 'annual' });
      expect(answer.statusCode).toBe(503);
      expect(propsOf(answer.body, 'plans').step.isPayable).toBe(false);
      expect(payments.purchases).toEqual([]);
    });
  });
});

describe('a platform without a payment provider', () => {
  it('says so, and lets the reader go on for free', async () => {
    const client = await planClient();
    expect(await client.step('/subscribe?plan=annual')).toMatchObject({ isPayable: false });
    await client.dispose();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signSubmitToken } from '../../../server/plans/submit-token.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { setOffer } from '../../../server/plans/plan.service.ts';
import { setPublication } from '../../../server/publications/publication.service.ts';
import { TEST_TIME, propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { planClient, till } from '../../support/plan-client.ts';
import type { PlanClient } from '../../support/plan-client.ts';
import { PAGE_ORIGIN, PLATFORM } from '../../support/signup-client.ts';
import type { TestBrowser } from '../../support/login-client.ts';

const BACK = `${PAGE_ORIGIN}/essay?a=1`;
const NEXT = `next=${encodeURIComponent(BACK)}`;
const YEAR = 365 * 86_400_000;

eachDatabase((database) => {
  let client: PlanClient;
  let member: TestBrowser;
  let paying: TestBrowser;
  const MEMBER = 'member@example.com';

  const pay = async (email: string) => {
    const users = client.deps.db.kysely.selectFrom('users').select('id');
    const { id } = await users.where('email_key', '=', email).executeTakeFirstOrThrow();
    const changes = { expiry: TEST_TIME + YEAR };
    await client.deps.db.write((trx) =>
      trx.updateTable('subscriptions').set(changes).where('user_id', '=', id).execute(),
    );
  };
  const signedIn = async (email: string) => {
    const browser = client.browser();
    await browser.signIn(await client.reader(email));
    return browser;
  };

  beforeAll(async () => {
    client = await planClient({ database, deps: { payments: till() } });
    member = await signedIn(MEMBER);
    paying = await signedIn('paying@example.com');
    await pay('paying@example.com');
  });
  afterAll(() => client.dispose());

  const form = async (query: string, browser?: TestBrowser) => {
    const answer = await (browser ?? client).get(`/subscribe?${query}`);
    return propsOf(answer.body, 'subscribe');
  };
  const plans = async (query: string, browser?: TestBrowser) => {
    const answer = await (browser ?? client).get(`/subscribe?${query}`);
    return propsOf(answer.body, 'plans').step;
  };

  describe('the plan step', () => {
    it.each([
      ['plan=founding', 'founding'],
      ['plan=annual', 'annual'],
      ['plan=nothing', 'monthly'],
      ['selectedPlanId=annual&plan=founding', 'annual'],
      ['upgrade_to_founding=true', 'founding'],
      ['coupon=half', 'monthly'],
      ['group=5', 'monthly'],
      ['gift=true&plan=annual', 'annual'],
    ])('of %s has %s chosen', async (query, selected) => {
      expect((await plans(query)).selected).toBe(selected);
    });

    it.each(['', 'plan=', 'gift=false', 'upgrade_to_founding=0', 'selectedPlanId=', 'group=x'])(
      'is not there for %j',
      async (query) => {
        expect((await form(query)).is_member).toBe(false);
      },
    );

    it('shows prices, and when a trial ends', async () => {
      const { plans: offers, isPayable, amountText } = await plans('plan=annual');
      expect(isPayable).toBe(true);
      expect(amountText).toBe('150');
      expect(offers.map(({ plan, amount, trialEnd }) => [plan.id, amount, trialEnd])).toEqual([
        ['monthly', 500, 0],
        ['annual', 5_000, client.clock.now() + 14 * 86_400_000],
        ['founding', 15_000, 0],
      ]);
    });

    it('counts a coupon in while it is good, and says so when it is not', async () => {
      const good = await plans('coupon=Half');
      expect(good).toMatchObject({ coupon: 'HALF', isCouponUnknown: false });
      expect(good.plans[0]).toMatchObject({ amount: 250, fullAmount: 500 });
      for (const code of ['gone', '%00', 'x'.repeat(300)]) {
        const bad = await plans(`coupon=${code}`);
        expect(bad).toMatchObject({ coupon: null, isCouponUnknown: true });
        expect(bad.plans[0]?.amount).toBe(500);
      }
    });

    it('takes no amount off a price in another currency', async () => {
      const { coupon, plans: offers } = await plans('coupon=euros');
      expect(coupon).toBe('EUROS');
      expect(offers[0]).toMatchObject({ amount: 500, coupon: { kind: 'nothing' } });
    });

    it.each([
      ['group=', 1, 500],
      ['group=0', 4, 1_600],
      ['group=5', 5, 2_000],
      ['group=3', 3, 1_500],
    ])('of %s is for %i readers', async (query, seats, amount) => {
      const step = await plans(`plan=monthly&${query}`);
      expect(step.seats).toBe(seats);
      expect(step.plans[0]?.amount).toBe(amount);
    });

    it('of a gift has no trial, no group and no founding member', async () => {
      const step = await plans('gift=true&group=9');
      expect(step).toMatchObject({ isGift: true, seats: 1, group: null, amountText: null });
      expect(step.plans.map(({ plan, trialEnd }) => [plan.id, trialEnd])).toEqual([
        ['monthly', 0],
        ['annual', 0],
      ]);
    });

    it('leaves out what the publisher does not offer', async () => {
      await setOffer(client.deps, 'demo', { disable_annual_subscriptions: 'true' });
      expect((await plans('plan=founding')).plans.map(({ plan }) => plan.id)).toEqual(['monthly']);
      await setOffer(client.deps, 'demo', { payments_state: 'disabled' });
      expect((await form('plan=founding')).offer).toBeNull();
      const open = { payments_state: 'enabled', disable_annual_subscriptions: 'false' };
      await setOffer(client.deps, 'demo', open);
    });

    it.each([
      ['plan=annual', 'http://127.0.0.1:8787/subscribe?publication=demo', false],
      [
        'plan=annual&email=a@b.example&r=1z',
        'http://127.0.0.1:8787/subscribe?publication=demo&email=a%40b.example&r=1z',
        false,
      ],
      [`plan=annual&later=true&${NEXT}`, BACK, true],
      [`plan=annual&just_signed_up=true&${NEXT}`, BACK, true],
      [`plan=annual&later=true`, 'http://127.0.0.1:8787/subscribe?publication=demo', true],
    ])('of %s lets go to %s', async (query, skip, hasFree) => {
      expect(await plans(query)).toMatchObject({ skip, hasFree });
    });
  });

  describe('the form', () => {
    it.each([
      ['email=a%40b.example', { email: 'a@b.example' }],
      [`email=${'a'.repeat(999)}`, { email: 'a'.repeat(254) }],
      [NEXT, { href: BACK }],
      [`${NEXT}&href=${encodeURIComponent(`${PAGE_ORIGIN}/own`)}`, { href: `${PAGE_ORIGIN}/own` }],
      ['r=1z', { carried: { r: '1z' } }],
      [`r=${'z'.repeat(300)}`, { carried: {} }],
      ['invitation=ABCD-EFGH-JKMN-PQRS', { carried: {} }],
    ])('of %s has %j', async (query, begins) => {
      expect((await form(query)).form).toMatchObject(begins);
    });

    it.each([
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
      'https://blog.example.evil.example/',
    ])('leads nowhere else: %s', async (next) => {
      const page = await form(`next=${encodeURIComponent(next)}`);
      expect([page.next, page.form.href]).toEqual([null, '']);
    });

    it.each([
      [BACK, BACK],
      ['/p/essay', `${PLATFORM}/p/essay`],
    ])('knows where to go afterwards: %s', async (next, target) => {
      expect((await form(`next=${encodeURIComponent(next)}`)).next).toBe(target);
    });

    it('says what the least is that a subscription costs, and where the plans are', async () => {
      const { offer } = await form(`${NEXT}&r=1z&utm_source=mail`);
      expect(offer?.plan).toMatchObject({ id: 'annual', amount: 5_000 });
      const url = new URL(offer?.href ?? '');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        publication: 'demo',
        utm_source: 'mail',
        plan: 'monthly',
        next: BACK,
        r: '1z',
      });
      expect((await form('just_signed_up=1')).offer?.href).toContain('later=true');
    });

    it.each([
      ['just_signed_up=true', { just_signed_up: true, isConfirmed: false }],
      [
        'just_signed_up=true&requires_confirmation=false',
        { just_signed_up: true, isConfirmed: true },
      ],
      ['just_signed_up=no', { just_signed_up: false }],
      ['subscription_id=x&utm_source=y&unknown=z', { just_signed_up: false, share: null }],
    ])('of %s is %j', async (query, expected) => {
      expect(await form(query)).toMatchObject(expected);
    });

    it('has a link for others of the reader who has just signed up', async () => {
      const token = signToken(client.deps.config.secrets, 'referral', 'abc');
      const { share } = await form(`just_signed_up=true&referral_token=${token}`);
      expect(share).toBe(`${PLATFORM}/refer/${token}?publication=demo`);
      expect((await form(`referral_token=${token}`)).share).toBeNull();
      expect((await form('just_signed_up=true&referral_token=abc.def')).share).toBeNull();
    });

    it('is sent without a click only by a token for that address', async () => {
      const { id } = client.publication;
      const token = signSubmitToken(client.deps.config.secrets, id, 'a@b.example');
      const sent = async (query: string) => (await form(query)).autoSubmit;
      expect(await sent(`email=a@b.example&token=${token}&autoSubmit=true`)).toBe(true);
      expect(await sent(`email=A@B.example&token=${token}&autoSubmit=true`)).toBe(true);
      expect(await sent(`email=a@b.example&token=${token}`)).toBe(false);
      expect(await sent(`email=other@b.example&token=${token}&autoSubmit=true`)).toBe(false);
      expect(await sent('email=a@b.example&token=x&autoSubmit=true')).toBe(false);
      expect(await sent('email=a@b.example&autoSubmit=true')).toBe(false);
      const elsewhere = signSubmitToken(client.deps.config.secrets, id + 1, 'a@b.example');
      expect(await sent(`email=a@b.example&token=${elsewhere}&autoSubmit=true`)).toBe(false);
    });
  });

  it('leads a sign-up by its script back to where it was to lead', async () => {
    const href = `${PLATFORM}/subscribe?publication=demo&${NEXT}`;
    const form_token = await client.token(PLATFORM);
    const origin = { surface: 'subscribe-page', href } as const;
    const body = { email: 'back@example.com', form_token, origin };
    const answer = await client.subscribe(body, { origin: PLATFORM });
    const { subscription_id } = answer.json<{ subscription_id: string }>();
    const signups = client.deps.db.kysely.selectFrom('signups').select('href');
    expect(await signups.where('id', '=', subscription_id).execute()).toEqual([{ href: BACK }]);
  });

  describe('whoever subscribes already', () => {
    it('goes on to where the link says', async () => {
      const answer = await member.get(`/subscribe?publication=demo&${NEXT}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, BACK]);
    });

    it.each([
      [BACK, `${BACK}#`],
      [`${BACK}#part`, `${BACK}#part`],
    ])('leaves the popup’s fragment behind on the way to %s', async (next, target) => {
      const query = `just_signed_up=true&later=true&next=${encodeURIComponent(next)}`;
      const answer = await member.get(`/subscribe?publication=demo&${query}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
    });

    it.each([
      ['', null],
      [`${NEXT}&skip_redirect_check=true`, BACK],
      [`next=${encodeURIComponent('https://evil.example/')}`, null],
      [`next=${encodeURIComponent('https://evil.example/')}&skip_redirect_check=true`, null],
    ])('stays with %j', async (query, next) => {
      const page = await form(query, member);
      expect(page).toMatchObject({ is_member: true, next, form: { email: MEMBER } });
      expect(page.offer?.plan.amount).toBe(5_000);
    });

    it('sees the plans, and leaves them for their account', async () => {
      const step = await plans('plan=founding', member);
      expect(step).toMatchObject({
        hasFree: true,
        skip: `${PLATFORM}/account?publication=demo`,
        selected: 'founding',
      });
      expect((await plans(`plan=founding&${NEXT}`, member)).skip).toBe(BACK);
    });

    it('and pays is offered nothing but founding membership, and gifts', async () => {
      const page = await form('plan=annual', paying);
      expect(page).toMatchObject({ is_member: true, offer: null });
      const upgrade = await plans('upgrade_to_founding=true', paying);
      expect(upgrade.plans.map(({ plan }) => plan.id)).toEqual(['founding']);
      expect((await plans('gift=true', paying)).plans).toHaveLength(2);
      const answer = await paying.get(`/subscribe?plan=annual&${NEXT}`);
      expect(answer.headers.location).toBe(BACK);
    });
  });

  describe('a publication by invitation', () => {
    it('shows no plans to strangers, but for gifts', async () => {
      await setPublication(client.deps, 'demo', { invite_only: 'true' });
      const page = await form('plan=annual');
      expect(page).toMatchObject({
        isInvited: false,
        offer: null,
        inviteHref: `${PLATFORM}/invite?publication=demo`,
      });
      expect((await plans('gift=true')).isGift).toBe(true);
      expect((await plans('plan=annual', member)).selected).toBe('annual');
      await setPublication(client.deps, 'demo', { invite_only: 'false' });
    });
  });
});

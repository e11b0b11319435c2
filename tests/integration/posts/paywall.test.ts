import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAN_PATHS } from '../../../src/contracts/plan-paths.ts';
import { setOffer, setPlan } from '../../../server/plans/plan.service.ts';
import { setPublication } from '../../../server/publications/publication.service.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME, propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { till } from '../../support/plan-client.ts';
import { postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader, Terms } from '../../support/post-stage.ts';

const FREE: Terms = { state: 'confirmed' };
const PAID: Terms = { state: 'confirmed', expiry: TEST_TIME + 86_400_000 };
const BACK = '/p/paid?publication=tide';

eachDatabase((database) => {
  const payments = till();
  let stage: PostStage;
  let tide: Publication;
  beforeAll(async () => {
    stage = await postStage({ database, deps: { payments } });
    tide = await stage.addPublication('tide');
    for (const audience of ['only_free', 'only_paid', 'founding'] as const) {
      await stage.addPost(tide, { slug: audience.replace('only_', ''), audience });
    }
    const { deps } = stage;
    await setPlan(deps, 'tide', 'annual', { amount: '5000', currency: 'usd' });
    await setPlan(deps, 'tide', 'monthly', { amount: '500', currency: 'usd' });
    await setPlan(deps, 'tide', 'founding', { amount: '15000', currency: 'usd' });
  });
  afterAll(() => stage.dispose());

  const sell = (state: 'enabled' | 'disabled', isOpen = true) => {
    payments.isOpen = isOpen;
    return setOffer(stage.deps, 'tide', { payments_state: state });
  };
  const page = async (slug: string, reader: Reader | null = null, name = 'tide') => {
    const url = `/p/${slug}?publication=${name}`;
    const answer = await stage.get(url, reader, { accept: 'text/html' });
    return propsOf(answer.body, 'post');
  };
  const query = (href = '') => Object.fromEntries(new URL(href, 'http://a.b').searchParams);
  const click = (reader: Reader | null, fields: Record<string, string>, origin?: string) =>
    stage.app.inject({
      method: 'POST',
      url: PLAN_PATHS.once,
      headers: {
        origin: origin ?? stage.deps.config.publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
        ...(reader && { cookie: reader.cookie }),
      },
      payload: new URLSearchParams(fields).toString(),
    });

  describe('a post that is to be paid for', () => {
    it('leads a stranger to the plans and back, with the price, and asks for no address', async () => {
      await sell('enabled');
      const { form, ways } = await page('paid');
      expect(form).toBeNull();
      expect(ways).toMatchObject({ once: null, isWaiting: false });
      expect(ways?.login).toContain('/account/login?');
      const { plan, href, isPayable } = ways?.plans ?? {};
      expect([plan, isPayable]).toMatchObject([{ amount: 5_000, interval: 'year' }, true]);
      expect(query(href)).toEqual({ publication: 'tide', plan: 'annual', next: BACK });
      const step = propsOf((await stage.get(href ?? '')).body, 'plans').step;
      expect(step.selected).toBe('annual');
      expect(step.next).toBe(`http://127.0.0.1:8787${BACK}`);
    });

    it('leads a free subscriber there, and who pays to a founding membership alone', async () => {
      await sell('enabled');
      const free = await page('paid', await stage.addReader(tide, FREE));
      expect(free.ways).toMatchObject({ once: null, login: null, plans: { isPayable: true } });
      const paying = await stage.addReader(tide, PAID);
      expect((await page('paid', paying)).ways).toBeNull();
      const { ways } = await page('founding', paying);
      expect(ways?.plans?.plan).toMatchObject({ amount: 15_000 });
      expect(query(ways?.plans?.href)).toMatchObject({ upgrade_to_founding: 'true' });
      const shown = await stage.get(ways?.plans?.href ?? '', paying);
      expect(propsOf(shown.body, 'plans').step.plans).toHaveLength(1);
    });

    it('says that nothing can be bought where that is so, and keeps what is free', async () => {
      await sell('enabled', false);
      const { form, ways } = await page('paid');
      expect([form === null, ways?.plans?.isPayable]).toEqual([false, false]);
      const reader = await stage.addReader();
      expect((await page('paid', reader)).ways).toMatchObject({
        plans: { isPayable: false },
        once: { email: reader.email, next: BACK },
      });
    });

    it('offers no plan where none would do', async () => {
      await sell('disabled');
      expect((await page('paid')).ways?.plans).toBeNull();
      await sell('enabled');
      await setPlan(stage.deps, 'tide', 'founding', { founding: 'false' });
      expect((await page('founding')).ways?.plans).toBeNull();
      await setPlan(stage.deps, 'tide', 'founding', { founding: 'true' });
    });

    it('is none that plans would open, for a post of free subscribers', async () => {
      await sell('enabled');
      const { form, ways } = await page('free');
      expect([form === null, ways?.plans]).toEqual([false, null]);
      const paying = await page('free', await stage.addReader(tide, PAID));
      expect([paying.form, paying.ways?.once, paying.ways?.plans]).toEqual([null, null, null]);
    });
  });

  describe('a reader who is signed in and does not subscribe', () => {
    it('subscribes by one click, comes back and reads it', async () => {
      const reader = await stage.addReader();
      const { form, ways } = await page('free', reader);
      expect(form).toBeNull();
      const { email, next = '' } = ways?.once ?? {};
      expect([email, next]).toEqual([reader.email, '/p/free?publication=tide']);
      for (let count = 0; count < 2; count += 1) {
        const answer = await click(reader, { publication: 'tide', next });
        expect(answer.statusCode).toBe(303);
        expect(answer.headers.location).toBe(`http://127.0.0.1:8787${next}`);
      }
      expect((await page('free', reader)).post.access.can_read).toBe(true);
    });

    it('waits where the publisher has not decided, whatever is clicked', async () => {
      const reader = await stage.addReader(tide, { state: 'review' });
      expect((await page('free', reader)).ways).toMatchObject({ once: null, isWaiting: true });
      await click(reader, { publication: 'tide', next: '' });
      expect((await page('free', reader)).post.access.can_read).toBe(false);
    });

    it('is led nowhere else by what comes along', async () => {
      const reader = await stage.addReader();
      const far = await click(reader, { publication: 'tide', next: 'https://evil.example/' });
      expect(far.headers.location).toBe('/account');
    });

    it('is asked to sign in once the session is over, and comes back', async () => {
      const answer = await click(null, { publication: 'tide', next: '/p/free' });
      const back = encodeURIComponent('http://127.0.0.1:8787/p/free');
      expect(answer.headers.location).toBe(`/account/login?redirect=${back}`);
    });

    it('is subscribed by no other site', async () => {
      const reader = await stage.addReader();
      const fields = { publication: 'tide', next: '' };
      expect((await click(reader, fields, 'https://evil.example')).statusCode).toBe(403);
      expect((await page('free', reader)).post.access.can_read).toBe(false);
    });

    it('finds the invite actions where readers come by invitation', async () => {
      const closed = await stage.addPublication('closed');
      await stage.addPost(closed, { slug: 'free', audience: 'only_free' });
      await setPublication(stage.deps, 'closed', { invite_only: 'true' });
      const reader = await stage.addReader();
      const { form, ways } = await page('free', reader, 'closed');
      expect([form === null, ways?.once, ways?.login]).toEqual([false, null, null]);
      const answer = await click(reader, { publication: 'closed', next: '' });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'invite_only']);
    });
  });
});

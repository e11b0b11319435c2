import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS_CHANGE_LIFETIME } from '../../../src/account/account-limits.ts';
import { ADDRESS_ENDS } from '../../../src/account/judge-address-change.ts';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import type { TestBrowser } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const freshAddress = () => client.freshAddress();
  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const stateOf = async (change: string, end: 'old' | 'new') => {
    const url = `${PAGE_PATHS.addressLink}?token=${client.addressToken(change, end)}`;
    return propsOf((await client.get(url)).body, 'address-link').state;
  };
  const endingOf = async (id: string) =>
    client.deps.db.kysely
      .selectFrom('address_changes')
      .select('ending')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const asked = (to?: string) => client.changing(to);

  describe('a change of address', () => {
    it.each([
      ['old', 'new'],
      ['new', 'old'],
    ] as const)('is made when the %s and then the %s address agree', async (first, second) => {
      const { from, to, browser, change } = await asked();
      const other = await client.signedIn(from);
      const half = await client.answer(client.browser(), change, first);
      expect(propsOf(half.body, 'address-link').state).toBe('waiting');
      expect(await client.userId(from)).toBeGreaterThan(0);
      const done = await client.answer(browser, change, second);
      expect(propsOf(done.body, 'address-link')).toMatchObject({ state: 'done', to });
      expect(propsOf((await browser.get('/account')).body, 'account').email).toBe(to);
      expect(await isIn(other)).toBe(false);
      await expect(client.userId(from)).rejects.toThrow();
      expect(await isIn(await client.signedIn(to))).toBe(true);
    });

    it('ends every session where the last click comes from another browser', async () => {
      const { browser, change } = await asked();
      for (const end of ADDRESS_ENDS) await client.answer(client.browser(), change, end);
      expect(await isIn(browser)).toBe(false);
    });

    it('makes sign-in mails worthless that lie in the old mailbox', async () => {
      const { from, browser, change } = await asked();
      const asking = client.browser();
      const login = await asking.askFor(from);
      for (const end of ADDRESS_ENDS) await client.answer(browser, change, end);
      const link = await asking.post(PAGE_PATHS.loginLink, { token: client.linkOf(login) });
      expect(propsOf(link.body, 'login-link').state).toBe('used');
      const code = client.codeOf(login);
      const typed = await asking.post('/api/v1/login/code', { publication: 'demo', code });
      expect(typed.statusCode).toBe(400);
      expect(asking.session()).toBeUndefined();
    });

    it('is mailed to both addresses with links of their own, and told to the old one', async () => {
      await client.sendMails();
      const { from, to, browser, change } = await asked();
      const mails = (await client.sendMails()).filter(
        ({ subject }) => !subject.startsWith('Sign in'),
      );
      expect(mails.map((mail) => mail.to).sort()).toEqual([to, from].sort());
      for (const [address, end, other] of [
        [from, 'old', 'new'],
        [to, 'new', 'old'],
      ] as const) {
        const { text = '' } = mails.find((mail) => mail.to === address) ?? {};
        expect(text).toContain(client.addressToken(change, end));
        expect(text).not.toContain(client.addressToken(change, other));
        expect(text).not.toContain(to);
      }
      for (const end of ADDRESS_ENDS) await client.answer(browser, change, end);
      const [notice, ...more] = await client.sendMails();
      expect(more).toEqual([]);
      expect(notice?.to).toBe(from);
      expect(notice?.subject).toBe('The address of your account was changed');
    });

    it('asked for and half agreed changes nothing when a day is over', async () => {
      const { from, change, browser } = await asked();
      await client.answer(browser, change, 'old');
      client.clock.advance(ADDRESS_CHANGE_LIFETIME + 1);
      const late = await client.answer(browser, change, 'new');
      expect([late.statusCode, propsOf(late.body, 'address-link').state]).toEqual([410, 'expired']);
      expect(await client.userId(from)).toBeGreaterThan(0);
    });

    it('leaves an address that a publication refused as refused as it was', async () => {
      const { from, browser, change } = await asked();
      const id = await client.subscriptionOf(from);
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set({ state: 'rejected' }).where('id', '=', id).execute(),
      );
      for (const end of ADDRESS_ENDS) await client.answer(browser, change, end);
      const again = await client.signUp(from);
      const held = await client.deps.db.kysely
        .selectFrom('signups')
        .select('review_reason')
        .where('id', '=', again.subscription_id)
        .executeTakeFirst();
      expect(held).toEqual({ review_reason: 'refused-before' });
    });

    it('takes new sign-ups’ mails along that wait', async () => {
      const { from, to, browser, change } = await asked();
      await client.sendMails();
      const other = await client.addPublication(`other${client.clock.now()}`, PAGE_ORIGIN);
      await client.signUpTo(other.subdomain, from);
      const waiting = () =>
        client.deps.db.kysely
          .selectFrom('outbox')
          .select('recipient')
          .where('kind', '=', 'confirm')
          .where('state', '=', 'queued')
          .where('recipient', 'in', [from, to])
          .execute();
      expect(await waiting()).toEqual([{ recipient: from }]);
      for (const end of ADDRESS_ENDS) await client.answer(browser, change, end);
      expect(await waiting()).toEqual([{ recipient: to }]);
    });
  });

  describe('clicks', () => {
    it('twice and at once make one change, whichever ends they are of', async () => {
      const { from, browser, change } = await asked();
      await Promise.all(
        [...ADDRESS_ENDS, ...ADDRESS_ENDS].map((end) =>
          client.answer(client.browser(), change, end),
        ),
      );
      expect([await stateOf(change, 'old'), await stateOf(change, 'new')]).toEqual([
        'done',
        'done',
      ]);
      const again = await client.answer(browser, change, 'new');
      expect(propsOf(again.body, 'address-link').state).toBe('done');
      const notices = (await client.sendMails()).filter(
        ({ to, subject }) => to === from && /was changed/u.test(subject),
      );
      expect(notices).toHaveLength(1);
    });

    it('twice on the form ask once', async () => {
      const browser = await client.signedIn(await client.reader());
      const email = freshAddress();
      await Promise.all([1, 2, 3].map(() => browser.post(PAGE_PATHS.address, { email })));
      const rows = await client.deps.db.kysely
        .selectFrom('outbox')
        .select('kind')
        .where('recipient', '=', email)
        .execute();
      expect(rows).toEqual([{ kind: 'address-new' }]);
    });

    it('of one end count for that end alone', async () => {
      const { change } = await asked();
      for (let clicks = 0; clicks < 3; clicks += 1)
        await client.answer(client.browser(), change, 'new');
      expect(await stateOf(change, 'new')).toBe('waiting');
      expect(await stateOf(change, 'old')).toBe('ready');
    });

    it('by GET and HEAD, of a robot, change nothing', async () => {
      const { change } = await asked();
      const before = await client.dump();
      for (const end of ADDRESS_ENDS) {
        const url = `${PAGE_PATHS.addressLink}?token=${client.addressToken(change, end)}`;
        for (const method of ['GET', 'HEAD', 'GET'] as const) {
          const answer = await client.app.inject({ method, url, headers: { accept: 'text/html' } });
          expect(answer.statusCode).toBe(200);
        }
      }
      expect(await client.dump()).toEqual(before);
    });

    it('of a replaced change do nothing', async () => {
      const { browser, change } = await asked();
      await client.askForAddress(browser, freshAddress());
      for (const end of ADDRESS_ENDS) await client.answer(browser, change, end);
      expect(await endingOf(change)).toEqual({ ending: 'replaced' });
      expect(await stateOf(change, 'new')).toBe('stopped');
    });
  });

  describe('stopping', () => {
    it('by the old address ends the change and every session', async () => {
      const { from, browser, change } = await asked();
      await client.answer(browser, change, 'new');
      const answer = await client.answer(client.browser(), change, 'old', 'stop');
      expect(propsOf(answer.body, 'address-link').state).toBe('stopped');
      expect(await isIn(browser)).toBe(false);
      const late = await client.answer(browser, change, 'old');
      expect(propsOf(late.body, 'address-link').state).toBe('stopped');
      expect(await client.userId(from)).toBeGreaterThan(0);
    });

    it('is nothing that the new address can do', async () => {
      const { browser, change } = await asked();
      const answer = await client.answer(client.browser(), change, 'new', 'stop');
      expect(propsOf(answer.body, 'address-link').state).toBe('ready');
      expect(await isIn(browser)).toBe(true);
    });

    it('in the account takes back one’s own change and no other’s', async () => {
      const [mine, theirs] = [await asked(), await asked()];
      expect((await mine.browser.post(PAGE_PATHS.addressStop, {})).headers.location).toBe(
        '/account',
      );
      expect([await endingOf(mine.change), await endingOf(theirs.change)]).toEqual([
        { ending: 'stopped' },
        { ending: null },
      ]);
    });
  });

  it('shows the new address nothing of the old one: it may be a stranger’s', async () => {
    const { from, change } = await asked();
    const url = `${PAGE_PATHS.addressLink}?token=${client.addressToken(change, 'new')}`;
    expect((await client.get(url)).body).not.toContain(from);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICE_WITHIN } from '../../../src/account/account-limits.ts';
import { NOTICE_ACTS } from '../../../src/account/notice-acts.ts';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { queueNotice } from '../../../server/account/queue-notice.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { eachDatabase } from '../../support/database.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const notify = async (userId: number, act: (typeof NOTICE_ACTS)[number]) =>
    client.deps.db.write((trx) => queueNotice(trx, client.deps, { userId, act }));

  describe('a notice', () => {
    it('of each act goes to the reader, from the platform, with nothing to unsubscribe from', async () => {
      const email = await client.reader();
      const userId = await client.userId(email);
      await client.sendMails();
      for (const act of NOTICE_ACTS) await notify(userId, act);
      const mails = await client.sendMails();
      expect(mails.map(({ to }) => to)).toEqual(NOTICE_ACTS.map(() => email));
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(NOTICE_ACTS.length);
      for (const mail of mails) {
        expect(mail.from.name).toBe('127.0.0.1:8787');
        expect(mail.unsubscribeUrl).toBeNull();
      }
    });

    it('comes each time that something happens', async () => {
      const email = await client.reader();
      const userId = await client.userId(email);
      await client.sendMails();
      await notify(userId, 'passkey-added');
      await notify(userId, 'passkey-added');
      expect(await client.sendMails()).toHaveLength(2);
    });

    it('is not sent when what it is about did not happen', async () => {
      const userId = await client.userId(await client.reader());
      await client.sendMails();
      const failing = client.deps.db.write(async (trx) => {
        await queueNotice(trx, client.deps, { userId, act: 'password-set' });
        throw new Error('it did not happen');
      });
      await expect(failing).rejects.toThrow('it did not happen');
      expect(await client.sendMails()).toEqual([]);
    });

    it('is in the language of the reader’s last sign-in, else of what they read', async () => {
      const german = await client.addPublication('blatt', PAGE_ORIGIN, { language: 'de' });
      const email = `leserin${client.clock.now()}@example.com`;
      await client.signUpTo(german.subdomain, email);
      await notify(await client.userId(email), 'passkey-removed');
      const [first] = (await client.sendMails()).filter(({ subject }) => /Passkey/u.test(subject));
      expect(first?.language).toBe('de');
      await client.signedIn(email);
      await notify(await client.userId(email), 'passkey-removed');
      const [second] = (await client.sendMails()).filter(({ subject }) => /passkey/u.test(subject));
      expect(second?.language).toBe('en');
    });

    it('is not sent after three days, nor queued for an account that is gone', async () => {
      const email = await client.reader();
      const userId = await client.userId(email);
      await client.sendMails();
      await notify(userId, 'password-removed');
      client.clock.advance(NOTICE_WITHIN + 1);
      expect(await client.sendMails()).toEqual([]);
      const browser = await client.signedIn(email);
      const { body } = await browser.get(PAGE_PATHS.deletion);
      expect(body).toContain(email);
      await browser.post(PAGE_PATHS.deletion, { email, token: '' });
      await client.sendMails();
      for (const id of [userId, 999_999]) await notify(id, 'password-set');
      expect(await client.sendMails()).toEqual([]);
    });

    it('tells of signing out everywhere', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      await client.sendMails();
      await browser.post(PAGE_PATHS.endSessions, {});
      const [mail, ...more] = await client.sendMails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: email, subject: 'Your account was signed out everywhere' });
    });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { LOGIN_LIFETIME, LOGIN_MAIL_WITHIN } from '../../../src/session/session-limits.ts';
import { createMailWorker } from '../../../server/mail/mail.worker.ts';
import type { MailWorker } from '../../../server/mail/mail.worker.ts';
import { eachDatabase } from '../../support/database.ts';
import { until } from '../../support/faults/until.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';
import { fakeTransport, outboxOf } from '../../support/mail-worker.ts';

eachDatabase((database) => {
  let client: LoginClient;
  let worker: MailWorker | null = null;
  const transport = fakeTransport();
  const send = async () => {
    worker = createMailWorker(client.deps, { transport, poll: 600_000 });
    worker.start();
    await until('the outbox is empty', async () =>
      (await outboxOf(client)).every((row) => row.state !== 'queued'),
    );
  };
  afterEach(async () => {
    await worker?.stop();
    await client.dispose();
    transport.sent.length = 0;
  });

  const login = () => transport.sent.filter((mail) => mail.subject.startsWith('Sign in'));

  describe('the sign-in mail', () => {
    it('has the link and the code, and nothing to unsubscribe from', async () => {
      client = await loginClient({ database });
      const email = await client.reader();
      const id = await client.browser().askFor(email);
      await send();
      const [mail, ...others] = login();
      expect(others).toEqual([]);
      expect(mail?.to).toBe(email);
      expect(mail?.subject).toBe('Sign in to The demo');
      const url = `${client.deps.config.publicUrl}${PAGE_PATHS.loginLink}?token=${client.linkOf(id)}`;
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(url);
        expect(text).toContain(client.codeOf(id));
      }
      expect(mail?.unsubscribeUrl).toBeNull();
    });

    it('goes to the address as its reader gave it first, however it is typed now', async () => {
      client = await loginClient({ database });
      await client.reader('Reader.One@example.com');
      await client.browser().askFor('reader.one@EXAMPLE.com');
      await send();
      expect(login().map((mail) => mail.to)).toEqual(['Reader.One@example.com']);
    });

    it('speaks for the platform where no publication is named, in the reader’s language', async () => {
      client = await loginClient({ database });
      const email = await client.reader();
      const browser = client.browser();
      await client.addPublication('other', 'https://other.example');
      const form_token = await browser.token('');
      const headers = { 'accept-language': 'de', origin: client.deps.config.publicUrl };
      await browser.post(API_PATHS.login, { email, form_token, publication: '' }, headers);
      await send();
      const mail = transport.sent.find(({ language }) => language === 'de');
      expect(mail?.subject).toBe('Bei 127.0.0.1:8787 anmelden');
    });

    it('goes to nobody whose address is not known, nor after an hour', async () => {
      client = await loginClient({ database });
      await client.browser().askFor('nobody@example.com');
      await client.browser().askFor(await client.reader());
      client.clock.advance(LOGIN_MAIL_WITHIN + 1);
      await client.browser().askFor('nobody@example.com');
      await send();
      expect(login()).toEqual([]);
    });

    it('that was sent late has its ten minutes from then', async () => {
      client = await loginClient({ database });
      const browser = client.browser();
      const id = await browser.askFor(await client.reader());
      client.clock.advance(LOGIN_LIFETIME * 3);
      await send();
      await worker?.stop();
      expect(login()).toHaveLength(1);
      client.clock.advance(LOGIN_LIFETIME);
      const answer = await browser.post(PAGE_PATHS.loginLink, { token: client.linkOf(id) });
      expect(answer.statusCode).toBe(303);
    });
  });
});

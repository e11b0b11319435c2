import { afterEach, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';

const TEN_MINUTES = 600_000;

eachDatabase((database) => {
  let client: LoginClient;
  afterEach(() => client.dispose());
  const start = async (LOGIN_LIMITS: string) => {
    client = await loginClient({ database, env: { LOGIN_LIMITS, TRUST_PROXY: '1' } });
  };
  const ask = (email: string, ip: string) =>
    client
      .browser()
      .token()
      .then((form_token) =>
        client.postForm(
          '/api/v1/login',
          { publication: 'demo', email, form_token },
          { origin: client.deps.config.publicUrl, 'x-forwarded-for': ip },
        ),
      );
  const mails = async () => {
    const rows = await client.deps.db.kysely.selectFrom('outbox').select('kind').execute();
    return rows.filter((row) => row.kind === 'login').length;
  };

  describe('asking for sign-in mails', () => {
    it('too often from one network is refused there alone, with the time to wait', async () => {
      await start('ip=2/600,address=99/600');
      await ask('a@example.com', '2001:db8::1');
      await ask('b@example.com', '2001:db8::2');
      const refused = await ask('c@example.com', '2001:db8::3');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(propsOf(refused.body, 'login').error?.code).toBe('too_many_requests');
      expect((await ask('c@example.com', '2001:db8:1::1')).statusCode).toBe(200);
    });

    it('for one address sends so many and looks the same afterwards, known or not', async () => {
      await start('ip=99/600,address=3/600');
      const email = await client.reader();
      for (let count = 0; count < 5; count += 1) {
        expect((await ask(email, `192.0.2.${count}`)).statusCode).toBe(200);
        expect((await ask('nobody@example.com', `192.0.2.${count}`)).statusCode).toBe(200);
      }
      expect(await mails()).toBe(6);
    });

    it('by somebody else leaves the owner a mail or a link that works, at any time', async () => {
      await start('ip=999/600,address=3/600');
      const email = await client.reader();
      const sent: { login: string; at: number }[] = [];
      for (let minute = 0; minute < 40; minute += 1) {
        const robber = client.browser();
        const before = await mails();
        const login = await robber.askFor(email);
        if ((await mails()) > before) sent.push({ login, at: client.clock.now() });
        const owner = client.browser();
        const asked = await owner.askFor(email);
        const isMailed = (await mails()) > before + Number(sent.at(-1)?.login === login);
        if (isMailed) sent.push({ login: asked, at: client.clock.now() });
        const newest = sent.at(-1);
        expect(newest, `minute ${minute}`).toBeDefined();
        const url = `${PAGE_PATHS.loginLink}?token=${client.linkOf(newest?.login ?? '')}`;
        const { state } = propsOf((await owner.get(url)).body, 'login-link');
        expect(['ready', 'elsewhere'], `minute ${minute}`).toContain(state);
        client.clock.advance(60_000 - 2_000);
      }
      expect(sent.length).toBeLessThanOrEqual(3 * 5);
    });

    it('by all together keeps nobody out who has not asked yet', async () => {
      await start('ip=99/600,address=99/600,all=2/600');
      await ask('a@example.com', '192.0.2.1');
      await ask('b@example.com', '192.0.2.1');
      expect((await ask('c@example.com', '192.0.2.1')).statusCode).toBe(429);
      expect((await ask('d@example.com', '192.0.2.2')).statusCode).toBe(200);
      client.clock.advance(TEN_MINUTES);
      expect((await ask('e@example.com', '192.0.2.1')).statusCode).toBe(200);
    });
  });

  describe('the form token of a sign-in', () => {
    it('sent twice with the same address asks once', async () => {
      await start('ip=99/600,address=99/600');
      const browser = client.browser();
      const form_token = await browser.token();
      const email = await client.reader();
      const first = await browser.askFor(email, { form_token });
      expect(await browser.askFor(email, { form_token })).toBe(first);
      expect(await mails()).toBe(1);
      const other = await browser.ask('other@example.com', { form_token });
      expect(propsOf(other.body, 'login').error?.code).toBe('form_token_used');
    });

    it.each(['', 'forged.1.x'])('is asked for: %j', async (form_token) => {
      await start('ip=99/600,address=99/600');
      const answer = await client.browser().ask('a@example.com', { form_token });
      expect(answer.statusCode).toBe(400);
    });

    it('is none of a sign-up, nor the other way round', async () => {
      await start('ip=99/600,address=99/600');
      const own = client.deps.config.publicUrl;
      const form_token = await client.token(own);
      const answer = await client.browser().ask('a@example.com', { form_token });
      expect(propsOf(answer.body, 'login').error?.code).toBe('form_token_invalid');
      const token = await client.browser().token('&publication=demo');
      const signUp = await client.subscribe({ form_token: token }, { origin: own });
      expect(signUp.json().code).toBe('form_token_invalid');
    });
  });
});

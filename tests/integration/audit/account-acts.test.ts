import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { addPasskeyCall, passkeyOptionsCall } from '../../../src/contracts/passkey.contract.ts';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../../src/contracts/plan-paths.ts';
import type { Act, ActDetails } from '../../../server/audit/acts.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { identityProvider } from '../../support/identity-provider.ts';
import type { IdentityProvider } from '../../support/identity-provider.ts';
import type { TestBrowser } from '../../support/login-client.ts';
import { setPassword } from '../../support/password-client.ts';
import { answerIn, codeIn, proofOf } from '../../support/reader-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';
import { softwarePasskey } from '../../support/software-passkey.ts';

const ORIGIN = 'http://localhost:8787';
const { identity, identityBack, removePassword, passkeys, removePasskey, removeIdentity } =
  CREDENTIAL_PATHS;

type Entry = { [A in Act]: [A, ActDetails[A]] }[Act];

/** A freshly signed-in reader, before anything of the case was recorded. */
interface Reader {
  email: string;
  browser: TestBrowser;
}

/** What a case leaves: acts in their order, and what the reader is told of by mail. */
interface Left {
  acts: Entry[];
  told?: string[];
}

eachDatabase((database) => {
  let client: AccountClient;
  let provider: IdentityProvider;
  let other: Publication;
  let seen = 0;
  let wakes = 0;
  beforeAll(async () => {
    provider = await identityProvider(`${ORIGIN}${identityBack}`);
    client = await accountClient({ database, env: { ...provider.env, PUBLIC_URL: ORIGIN } });
    client.deps.mail.wake = () => void (wakes += 1);
    other = await client.addPublication('other', 'https://other.example');
  });
  afterAll(async () => {
    await client.dispose();
    await provider.close();
  });

  const rowsSince = (id: number) =>
    client.deps.db.kysely
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .execute();
  const forget = async () => {
    seen = (await rowsSince(0)).at(-1)?.id ?? 0;
    wakes = 0;
    await client.deps.db.write((trx) =>
      trx.deleteFrom('outbox').where('kind', '=', 'notice').execute(),
    );
  };
  const notices = async () => {
    const query = client.deps.db.kysely.selectFrom('outbox').select(['act', 'recipient']);
    return query.where('kind', '=', 'notice').orderBy('id').execute();
  };
  const thisSession = async ({ browser }: Reader) => {
    const { sessions, sites } = propsOf((await browser.get(PAGE_PATHS.account)).body, 'account');
    return { session: sessions.find(({ isThis }) => isThis)?.id ?? '', sites };
  };
  const keysOf = async ({ browser }: Reader) =>
    propsOf((await browser.get(passkeys)).body, 'passkeys').passkeys.map(({ id }) => id);
  const addPasskey = async ({ browser }: Reader) => {
    const device = softwarePasskey({ origin: ORIGIN, host: 'localhost' });
    const options = (await browser.postJson(passkeyOptionsCall.path, {})).json();
    await browser.postJson(addPasskeyCall.path, { response: device.create(options) });
  };
  const comeFrom = async (browser: TestBrowser) => {
    const answer = await browser.get(`${identity}?publication=demo`);
    const back = await provider.answer(String(answer.headers.location));
    await browser.get(back.slice(ORIGIN.length));
  };
  const codeOf = async ({ browser }: Reader) => {
    const way = { publication: 'demo', href: `${PAGE_ORIGIN}/post` };
    return codeIn((await browser.post(PAGE_PATHS.wayBack, way)).headers.location);
  };
  const swap = (code: string, letter = 'p') => {
    const body = { publication: 'demo', code, proof: proofOf(letter) };
    return client.postJson(API_PATHS.readerToken, body, { origin: PAGE_ORIGIN });
  };
  const endToken = (token: string) => {
    const headers = { origin: PAGE_ORIGIN, authorization: `Bearer ${token}` };
    return client.postJson(API_PATHS.endReaderToken, { publication: 'demo' }, headers);
  };
  const given = (): Entry => [
    'reader_token_given',
    { publication: client.publication.id, origin: PAGE_ORIGIN },
  ];
  const ended = (why: 'chosen' | 'stolen'): Entry => ['reader_tokens_ended', { tokens: 1, why }];

  /** Each does its act, and does again what must leave nothing more. */
  const CASES: Record<string, (reader: Reader) => Promise<Left>> = {
    'a password that is set': async (reader) => {
      await setPassword(reader.browser);
      const { session } = await thisSession(reader);
      return { acts: [['password_set', { session }]], told: ['password-set'] };
    },
    'a password that is removed': async (reader) => {
      await setPassword(reader.browser);
      await forget();
      await reader.browser.post(removePassword, { publication: 'demo' });
      const { session } = await thisSession(reader);
      await reader.browser.post(removePassword, { publication: 'demo' });
      return { acts: [['password_removed', { session }]], told: ['password-removed'] };
    },
    'a passkey that is added': async (reader) => {
      await addPasskey(reader);
      const [passkey = ''] = await keysOf(reader);
      return { acts: [['passkey_added', { passkey }]], told: ['passkey-added'] };
    },
    'a passkey that is removed': async (reader) => {
      await addPasskey(reader);
      const [passkey = ''] = await keysOf(reader);
      const another = await client.signedIn(await client.reader());
      await forget();
      await another.post(removePasskey, { id: passkey });
      for (const id of [passkey, passkey]) await reader.browser.post(removePasskey, { id });
      return { acts: [['passkey_removed', { passkey }]], told: ['passkey-removed'] };
    },
    'an identity elsewhere that is linked': async ({ email }) => {
      provider.be(`of ${email}`, { email, email_verified: true });
      const signedIn: Entry = ['signed_in', { means: 'oidc' }];
      await comeFrom(client.browser());
      await comeFrom(client.browser());
      const acts: Entry[] = [
        ['identity_linked', { provider: provider.issuer }],
        signedIn,
        signedIn,
      ];
      return { acts, told: ['identity-linked'] };
    },
    'an identity elsewhere that is removed': async ({ email, browser }) => {
      const named = { issuer: provider.issuer, subject: `of ${email}` };
      provider.be(named.subject, { email, email_verified: true });
      await comeFrom(client.browser());
      await forget();
      for (const fields of [named, named]) await browser.post(removeIdentity, fields);
      const acts: Entry[] = [['identity_removed', { provider: provider.issuer }]];
      return { acts, told: ['identity-removed'] };
    },
    'another address that is asked for': async ({ email, browser }) => {
      for (const to of [`new.${email}`, `new.${email}`]) await client.askForAddress(browser, to);
      return { acts: [['email_change_asked', {}]] };
    },
    'another address that is taken back': async ({ email, browser }) => {
      await client.askForAddress(browser, `back.${email}`);
      await forget();
      for (let count = 0; count < 2; count += 1) await browser.post(PAGE_PATHS.addressStop, {});
      return { acts: [['email_change_stopped', { means: 'account' }]] };
    },
    'another address that the old one stops': async ({ email, browser }) => {
      const change = await client.askForAddress(browser, `never.${email}`);
      await forget();
      for (const answer of ['stop', 'stop'] as const) {
        await client.answer(browser, change, 'old', answer);
      }
      return { acts: [['email_change_stopped', { means: 'link' }]] };
    },
    'another address that both agree to': async ({ email, browser }) => {
      const change = await client.askForAddress(browser, `other.${email}`);
      await forget();
      for (const end of ['old', 'new', 'new'] as const) await client.answer(browser, change, end);
      return { acts: [['email_changed', {}]], told: ['address-changed'] };
    },
    'a subscription by one click, of a reader who is signed in': async ({ browser }) => {
      const fields = { publication: 'other', next: '' };
      for (let count = 0; count < 2; count += 1) await browser.post(PLAN_PATHS.once, fields);
      const detail = { publication: other.id, means: 'one_click' } as const;
      return { acts: [['subscription_confirmed', detail]] };
    },
    'a subscription by one click, on a publisher’s page': async (reader) => {
      const { token } = answerIn(await swap(await codeOf(reader)));
      const id = await client.subscriptionOf(reader.email);
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set({ state: 'pending' }).where('id', '=', id).execute(),
      );
      await forget();
      const headers = { origin: PAGE_ORIGIN, authorization: `Bearer ${token}` };
      for (const body of [{ publication: 'demo' }, { publication: 'demo' }]) {
        await client.postJson(API_PATHS.subscribeAsViewer, body, headers);
      }
      const detail = { publication: client.publication.id, means: 'one_click' } as const;
      return { acts: [['subscription_confirmed', detail]] };
    },
    'the file of data, taken': async ({ browser }) => {
      await browser.get(PAGE_PATHS.dataFile);
      await browser.get(PAGE_PATHS.data);
      return { acts: [['data_exported', {}]] };
    },
    'an account that is deleted': async ({ email, browser }) => {
      const page = propsOf((await browser.get(PAGE_PATHS.deletion)).body, 'account-delete');
      const form = { token: page.token, email };
      for (const fields of [form, form]) await browser.post(PAGE_PATHS.deletion, fields);
      return { acts: [['account_deleted', {}]], told: ['account-deleted'] };
    },
    'a reader token, given once': async (reader) => {
      const code = await codeOf(reader);
      for (const letter of ['p', 'p']) await swap(code, letter);
      return { acts: [given()] };
    },
    'a code that two show': async (reader) => {
      const code = await codeOf(reader);
      for (const letter of ['p', 'q', 'q']) await swap(code, letter);
      return { acts: [given(), ended('stolen')] };
    },
    'a reader token that its page ends': async (reader) => {
      const { token } = answerIn(await swap(await codeOf(reader)));
      for (const one of [token, token]) await endToken(one ?? '');
      return { acts: [given(), ended('chosen')] };
    },
    'a site that is ended from the list': async (reader) => {
      await swap(await codeOf(reader));
      const [{ id = '' } = {}] = (await thisSession(reader)).sites;
      const fields = { id };
      for (let count = 0; count < 2; count += 1) {
        await reader.browser.post(PAGE_PATHS.endSite, fields);
      }
      return { acts: [given(), ended('chosen')] };
    },
  };

  describe.each(Object.entries(CASES))('%s', (_, run) => {
    it('is recorded once, and told to the reader where it changes how they sign in', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      const userId = await client.userId(email);
      await forget();
      const { acts, told = [] } = await run({ email, browser });
      const rows = await rowsSince(seen);
      expect(rows.map(({ act, detail }) => [act, JSON.parse(detail)])).toEqual(acts);
      expect(rows.map(({ user_id }) => user_id)).toEqual(acts.map(() => userId));
      const requests = client.logged().map(({ requestId }) => requestId);
      for (const { request_id } of rows) expect(requests).toContain(request_id);
      expect(JSON.stringify(rows)).not.toContain(email);
      expect(await notices()).toEqual(told.map((act) => ({ act, recipient: email })));
      if (told.length > 0) expect(wakes).toBeGreaterThan(0);
    });
  });

  it('a password that is set names the session that did it and the one that goes on, and nobody signs in', async () => {
    const reader = { email: await client.reader(), browser: client.browser() };
    await reader.browser.signIn(reader.email);
    const before = await thisSession(reader);
    await forget();
    await setPassword(reader.browser);
    const [row, ...more] = await rowsSince(seen);
    const after = await thisSession(reader);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ act: 'password_set', session_id: before.session });
    expect(JSON.parse(row?.detail ?? '')).toEqual({ session: after.session });
    expect(after.session).not.toBe(before.session);
  });
});

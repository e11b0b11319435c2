import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { AddressEnd } from '../../src/account/judge-address-change.ts';
import { createMailWorker } from '../../server/mail/mail.worker.ts';
import type { OutgoingMail } from '../../server/mail/message.ts';
import { signToken } from '../../server/platform/tokens.ts';
import type { TestAppOptions } from './app.ts';
import { until } from './faults/until.ts';
import { loginClient } from './login-client.ts';
import type { LoginClient, TestBrowser } from './login-client.ts';
import { fakeTransport, outboxOf } from './mail-worker.ts';
import { PAGE_ORIGIN } from './signup-client.ts';

/** The app, with readers who are signed in and read their mail. */
export interface AccountClient extends LoginClient {
  /** A browser that is freshly signed in. */
  signedIn(email: string): Promise<TestBrowser>;
  userId(email: string): Promise<number>;
  /** The id of a reader's subscription. */
  subscriptionOf(email: string, publicationId?: number): Promise<string>;
  /** Signs an address up for another publication than `demo`; the id of the sign-up. */
  signUpTo(publication: string, email: string): Promise<string>;
  /** Asks for another address; the id of the change. */
  askForAddress(browser: TestBrowser, email: string): Promise<string>;
  /** An address that nobody has. */
  freshAddress(): string;
  /** A reader with a browser that asked for another address. */
  changing(
    to?: string,
  ): Promise<{ from: string; to: string; browser: TestBrowser; change: string }>;
  addressToken(change: string, end: AddressEnd): string;
  /** Clicks on the page of a change's link. */
  answer(
    browser: TestBrowser,
    change: string,
    end: AddressEnd,
    answer?: 'agree' | 'stop',
  ): ReturnType<TestBrowser['post']>;
  /** Sends what waits; what was sent this time. */
  sendMails(): Promise<OutgoingMail[]>;
}

export async function accountClient(options: TestAppOptions = {}): Promise<AccountClient> {
  const client = await loginClient(options);
  const { db, config } = client.deps;
  const addressToken: AccountClient['addressToken'] = (change, end) =>
    signToken(config.secrets, `address-${end}`, change);

  const userId: AccountClient['userId'] = async (email) => {
    const row = await db.kysely
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  let count = 0;
  const freshAddress = () => `new${(count += 1)}@elsewhere.example`;

  const signedIn: AccountClient['signedIn'] = async (email) => {
    const browser = client.browser();
    const answer = await browser.signIn(email);
    if (answer.statusCode !== 303) throw new Error(answer.body);
    return browser;
  };

  const askForAddress: AccountClient['askForAddress'] = async (browser, email) => {
    const answer = await browser.post(PAGE_PATHS.address, { email });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { id } = await db.kysely
      .selectFrom('address_changes')
      .select('id')
      .where('new_email', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };

  return {
    ...client,
    addressToken,
    userId,
    freshAddress,
    signedIn,
    askForAddress,
    changing: async (to = freshAddress()) => {
      const from = await client.reader();
      const browser = await signedIn(from);
      return { from, to, browser, change: await askForAddress(browser, to) };
    },
    subscriptionOf: async (email, publicationId = client.publication.id) => {
      const row = await db.kysely
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', await userId(email))
        .where('publication_id', '=', publicationId)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    signUpTo: async (publication, email) => {
      const form_token = await client.token(PAGE_ORIGIN, publication);
      return (await client.signUp(email, { publication, form_token })).subscription_id;
    },
    answer: (browser, change, end, answer = 'agree') =>
      browser.post(PAGE_PATHS.addressLink, { token: addressToken(change, end), answer }),
    sendMails: async () => {
      const transport = fakeTransport();
      const worker = createMailWorker(client.deps, { transport, poll: 600_000 });
      worker.start();
      await until('the outbox is empty', async () =>
        (await outboxOf(client)).every((row) => row.state !== 'queued'),
      );
      await worker.stop();
      return transport.sent;
    },
  };
}

import { DeliveryError } from '../../server/mail/delivery-error.ts';
import { createMailWorker } from '../../server/mail/mail.worker.ts';
import type {
  MailWorker,
  MailWorkerDeps,
  MailWorkerOptions,
} from '../../server/mail/mail.worker.ts';
import type { MailTransport, OutgoingMail } from '../../server/mail/message.ts';
import type { DatabaseKind } from './database.ts';
import { until } from './faults/until.ts';
import { signupClient } from './signup-client.ts';
import type { SignupClient } from './signup-client.ts';

type Carry = (mail: OutgoingMail, signal: AbortSignal) => Promise<void> | void;

/** A transport that remembers what it was given; `carry` decides how that ends. */
export interface FakeTransport extends MailTransport {
  sent: OutgoingMail[];
  closed: boolean;
}

export function fakeTransport(carry: Carry = () => {}): FakeTransport {
  const transport: FakeTransport = {
    sent: [],
    closed: false,
    send: async (mail, signal) => {
      transport.sent.push(mail);
      await carry(mail, signal);
    },
    close: () => {
      transport.closed = true;
    },
  };
  return transport;
}

/** Never ends by itself; gives up on the signal, as the real one does. */
export const hang: Carry = (_mail, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** No mail server answers. */
export const down: Carry = () => {
  throw new DeliveryError({ reply: null, status: null, step: 'CONN', unusable: false });
};

/** The mail server says no. */
export function refuse(reply: number, status: string | null, step = 'RCPT TO'): Carry {
  return () => {
    throw new DeliveryError({ reply, status, step, unusable: false });
  };
}

/** A carrier that holds on to a mail until it is told to let go. */
export function holdUntilReleased(): { carry: Carry; release(): void } {
  let release = () => {};
  const carry: Carry = () => new Promise<void>((resolve) => (release = resolve));
  return { carry, release: () => release() };
}

/** Milliseconds that a mail is its sender's in these tests. */
export const LEASE = 60_000;

/** An outbox with senders that sleep until they are woken. */
export interface MailTest {
  client: SignupClient;
  /** Starts a sender; `dispose` stops it. */
  start(
    transport: MailTransport,
    options?: Partial<MailWorkerOptions>,
    deps?: Partial<MailWorkerDeps>,
  ): MailWorker;
  /** The rows of the outbox, oldest first. */
  outbox(): Promise<Awaited<ReturnType<typeof outboxOf>>>;
  states(): Promise<string[]>;
  /** Waits until every mail is in a state. */
  settled(state: string): Promise<unknown>;
  /** Waits until every mail was tried so often and nobody works on it. */
  tried(attempts: number): Promise<unknown>;
  /** Signs so many readers up; the ids of their sign-ups. */
  signUpMany(count: number): Promise<string[]>;
  /** How often an attempt ended so, as the metrics say. */
  counted(result: string): Promise<number>;
  dispose(): Promise<void>;
}

/** The rows of the outbox as they stand, oldest first. */
export function outboxOf(client: SignupClient) {
  return client.deps.db.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
}

export async function mailTest(database: DatabaseKind): Promise<MailTest> {
  const SIGNUP_LIMITS = 'ip=9999/600,address=9999/600';
  const env = { SIGNUP_LIMITS, MAIL_LEASE: String(LEASE) };
  const client = await signupClient({ database, env });
  const running: MailWorker[] = [];
  const outbox = () => outboxOf(client);
  const every = (
    what: string,
    test: (row: Awaited<ReturnType<typeof outbox>>[number]) => boolean,
  ) => until(what, async () => (await outbox()).every(test));
  return {
    client,
    start: (transport, options = {}, deps = {}) => {
      const all = { transport, poll: 600_000, ...options };
      const worker = createMailWorker({ ...client.deps, ...deps }, all);
      running.push(worker);
      worker.start();
      return worker;
    },
    outbox,
    states: async () => (await outbox()).map((row) => row.state),
    settled: (state) => every(`all mails are ${state}`, (row) => row.state === state),
    tried: (attempts) =>
      every(
        `${attempts} attempts are over`,
        (row) => row.attempts >= attempts && row.lease_owner === null,
      ),
    signUpMany: async (count) => {
      const ids: string[] = [];
      for (let made = 0; made < count; made += 1) {
        ids.push((await client.signUp(`reader${made}@example.com`)).subscription_id);
      }
      return ids;
    },
    counted: async (result) => {
      const { values } = await client.deps.metrics.mails.get();
      return values.find((value) => value.labels.result === result)?.value ?? 0;
    },
    dispose: async () => {
      await Promise.all(running.map((worker) => worker.stop()));
      await client.dispose();
    },
  };
}

import type { Acknowledged } from './ledger.ts';
import type { AcceptedMail } from './smtp-sink.ts';
import type { FaultStore, Row } from './store.ts';

/** What is compared with the database after the faults. */
export interface History {
  acknowledged: readonly Acknowledged[];
  /** Every address that was ever asked for. */
  asked: ReadonlySet<string>;
  mails: readonly AcceptedMail[];
  /** When the server was killed, UTC milliseconds. */
  kills: readonly number[];
  /** Milliseconds before a kill in which the sender may have handed a mail over without noting it. */
  handOver: number;
}

/** Milliseconds in which bytes that the dead process had sent may still arrive. */
const STILL_ON_THE_WIRE = 1_000;

const SIGNUPS = `select signups.id as id, users.email as email from signups
  join subscriptions on subscriptions.id = signups.subscription_id
  join users on users.id = subscriptions.user_id`;
const SUBSCRIPTIONS = `select users.email as email from users
  left join subscriptions on subscriptions.user_id = users.id`;
const OUTBOX = 'select recipient as email, state, signup_id as id from outbox';

function byEmail<T>(items: readonly T[], email: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(email(item), [...(groups.get(email(item)) ?? []), item]);
  return groups;
}

const emailOf = (row: Row): string => String(row['email']);

/** A repeat is allowed only after a kill that came right after the mail was handed over. */
function isAllowedRepeat(first: AcceptedMail, second: AcceptedMail, history: History): boolean {
  if (first.messageId !== second.messageId) return false;
  return history.kills.some(
    (kill) =>
      first.at > kill - history.handOver && first.at < kill + STILL_ON_THE_WIRE && second.at > kill,
  );
}

function mailFaults(email: string, mails: readonly AcceptedMail[], history: History): string[] {
  if (mails.length === 0) return [`${email}: no mail`];
  return mails.flatMap((mail, index) => {
    const before = mails[index - 1];
    if (before === undefined || isAllowedRepeat(before, mail, history)) return [];
    return [
      `${email}: a second mail without a kill between (${before.messageId}, ${mail.messageId})`,
    ];
  });
}

function acknowledgedFaults(history: History, signups: Map<string, Row[]>): string[] {
  return history.acknowledged.flatMap(({ email, id }) => {
    const rows = signups.get(email) ?? [];
    if (rows.length === 1 && rows[0]?.['id'] === id) return [];
    return [`${email}: acknowledged as ${id}, stored as ${JSON.stringify(rows)}`];
  });
}

/** One sign-up, one subscription, one message in the outbox, sent: or none of them. */
function wholenessFaults(
  email: string,
  signups: readonly Row[],
  subscriptions: readonly Row[],
  outbox: readonly Row[],
): string[] {
  const counts = [signups.length, subscriptions.length, outbox.length].join();
  if (counts === '0,0,0') return [];
  if (counts !== '1,1,1') return [`${email}: sign-ups, subscriptions, messages: ${counts}`];
  return outbox[0]?.['state'] === 'sent' ? [] : [`${email}: ${JSON.stringify(outbox[0])}`];
}

function strangerFaults(history: History, stored: Map<string, Row[]>): string[] {
  const known = [...stored.keys(), ...history.mails.map((mail) => mail.recipient)];
  return known.filter((email) => !history.asked.has(email)).map((email) => `${email}: never asked`);
}

/** Every broken promise, in words; empty when all were kept. */
export async function brokenPromises(store: FaultStore, history: History): Promise<string[]> {
  const signups = byEmail(await store.rows(SIGNUPS), emailOf);
  const subscriptions = byEmail(await store.rows(SUBSCRIPTIONS), emailOf);
  const outbox = byEmail(await store.rows(OUTBOX), emailOf);
  const mails = byEmail(history.mails, (mail) => mail.recipient);
  const each = [...history.asked].flatMap((email) => {
    const rows = signups.get(email) ?? [];
    const whole = wholenessFaults(
      email,
      rows,
      subscriptions.get(email) ?? [],
      outbox.get(email) ?? [],
    );
    const sent = mails.get(email) ?? [];
    if (rows.length === 0) return [...whole, ...sent.map(() => `${email}: mailed, not stored`)];
    return [...whole, ...mailFaults(email, sent, history)];
  });
  return [
    ...(await store.faults()),
    ...acknowledgedFaults(history, signups),
    ...strangerFaults(history, signups),
    ...each,
  ];
}

/** Mails that came more than once. */
export function repeatedMails(mails: readonly AcceptedMail[]): number {
  return mails.length - new Set(mails.map((mail) => mail.messageId)).size;
}

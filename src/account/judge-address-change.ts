import { ADDRESS_CHANGE_LIFETIME, NOTICE_WITHIN } from './account-limits.ts';

/** The two addresses of a change: each has to agree (ASVS 7.5.1). */
export const ADDRESS_ENDS = ['old', 'new'] as const;

/** One of the two addresses of a change. */
export type AddressEnd = (typeof ADDRESS_ENDS)[number];

/**
 * How a change of address ended: both agreed, it was stopped, a later one took its place, or another reader had the address by
 * then (ASVS 7.5.1).
 */
export const ADDRESS_ENDINGS = ['done', 'stopped', 'replaced', 'taken'] as const;

/** One of the ways in which a change of address ended. */
export type AddressEnding = (typeof ADDRESS_ENDINGS)[number];

/** What decides where the link of a change of address leads. Times are UTC milliseconds. */
export interface AddressChangeFacts {
  ending: AddressEnding | null;
  /** When the address whose link it is agreed; null while it has not. */
  agreedAt: number | null;
  askedAt: number;
  now: number;
}

/** `ready` asks for this address's click, `waiting` for the other one's; the others are over. */
export type AddressChangeState =
  | 'ready'
  | 'waiting'
  | 'expired'
  | Exclude<AddressEnding, 'replaced'>;

/**
 * Where the link of a change of address leads at this moment (ASVS 7.5.1).
 * @decided One that was replaced reads as stopped: the later one has mails of its own.
 */
export function judgeAddressChange(facts: AddressChangeFacts): AddressChangeState {
  const { ending, agreedAt, askedAt, now } = facts;
  if (ending !== null) return ending === 'replaced' ? 'stopped' : ending;
  if (now - askedAt > ADDRESS_CHANGE_LIFETIME) return 'expired';
  return agreedAt === null ? 'ready' : 'waiting';
}

/** Why a queued mail about a change of address is not to be sent; null while it is (ASVS 7.5.1). */
export function whyNotSendAddress(facts: Omit<AddressChangeFacts, 'agreedAt'>): string | null {
  if (facts.ending !== null) return `the change is ${facts.ending}`;
  return facts.now - facts.askedAt > ADDRESS_CHANGE_LIFETIME ? 'too late' : null;
}

/** Why a queued notice is not to be sent; null while it is. Times are UTC milliseconds (ASVS 7.5.1). */
export function whyNotSendNotice(facts: { queuedAt: number; now: number }): string | null {
  return facts.now - facts.queuedAt > NOTICE_WITHIN ? 'too late' : null;
}

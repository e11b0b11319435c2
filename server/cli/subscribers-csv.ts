import { stringify } from 'csv-stringify';
import type { Stringifier } from 'csv-stringify';
import type { Subscriber } from '../signup/subscriber.store.ts';

/** UTC milliseconds as ISO 8601; null stays null. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** A subscriber as it is exported: times as people and spreadsheets read them. */
export interface SubscriberRecord {
  email: string;
  state: string;
  created_at: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  /** `individual`, `digest` or `none`: how the reader wants the posts. */
  emails: string;
}

export function toRecord(subscriber: Subscriber): SubscriberRecord {
  return {
    email: subscriber.email,
    state: subscriber.state,
    created_at: isoTime(subscriber.created_at),
    confirmed_at: isoTime(subscriber.confirmed_at),
    unsubscribed_at: isoTime(subscriber.unsubscribed_at),
    emails: subscriber.emails,
  };
}

/**
 * Turns records into CSV (RFC 4180) with a header row. A value that a spreadsheet would run as a formula
 * (`=`, `+`, `-`, `@` and a few more at its start) gets an apostrophe before it: an address is typed by strangers.
 */
export function csvOf(): Stringifier {
  return stringify({
    header: true,
    columns: ['email', 'state', 'created_at', 'confirmed_at', 'unsubscribed_at', 'emails'],
    escape_formulas: true,
  });
}

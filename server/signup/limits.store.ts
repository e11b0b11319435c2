import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { windowStart } from '../../src/signup/limit-window.ts';
import { statement } from '../db/statement.ts';
import type { Database, LimitTable } from '../db/tables.ts';
import type { Limits } from '../platform/limit-settings.ts';

/** What one request is counted by: the values themselves, before they are hidden. */
export type LimitSubjects<Name extends string> = Partial<Record<Name, string>>;

/** How often each subject was counted in its window, this time included. */
export type LimitCounts<Name extends string> = Partial<Record<Name, number>>;

/** A counter to be counted up. */
export interface LimitRow<Name extends string> {
  name: Name;
  key: string;
  window_start: number;
}

/**
 * Addresses and networks do not stand in the table, and can't be guessed from it without the secret. A hash with
 * the secret in front is enough here, and half the price of an HMAC: it is cut, so nobody can extend it.
 */
function hide(secret: string, name: string, value: string): string {
  return `${name}:${hash('sha256', `${secret}|limit|${name}|${value}`, 'base64url').slice(0, 22)}`;
}

export interface LimitQuestion<Name extends string> {
  limits: Limits<Name>;
  subjects: LimitSubjects<Name>;
  secret: string;
  /** UTC milliseconds. */
  now: number;
  /** What keeps the counters of one kind of request from those of another. */
  kind?: string;
}

/**
 * The counters of these subjects. Always in one order (that of the limits), so that two transactions never wait for each
 * other in a circle.
 */
export function limitRows<Name extends string>(question: LimitQuestion<Name>): LimitRow<Name>[] {
  const { limits, subjects, secret, now, kind = '' } = question;
  const rows: LimitRow<Name>[] = [];
  for (const name of Object.keys(limits) as Name[]) {
    const value = subjects[name];
    if (value === undefined) continue;
    const window_start = windowStart(now, limits[name].window);
    rows.push({ name, key: hide(secret, kind + name, value), window_start });
  }
  return rows;
}

type Values = Record<string, string | number>;
type Counted = Pick<LimitTable, 'key' | 'count'>;

/** Counts so many rows up in one statement. */
function counting(rows: number) {
  return statement<Values, Counted>((db, values) =>
    db
      .insertInto('limits')
      .values(
        Array.from({ length: rows }, (_, row) => ({
          key: values[`key${row}`] as string,
          window_start: values[`start${row}`] as number,
          count: 1,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet((eb) => ({ count: eb('limits.count', '+', 1) })),
      )
      .returning(['key', 'count']),
  );
}

/** Most counters of one request. */
const MAX_ROWS = 4;
/** A statement for each number of rows that there can be. */
const COUNTING = Array.from({ length: MAX_ROWS + 1 }, (_, rows) => counting(rows));

/** Counts once by each row, in one statement, and tells how often each has been counted in its window. */
export async function countLimits<Name extends string>(
  trx: Kysely<Database>,
  rows: readonly LimitRow<Name>[],
): Promise<LimitCounts<Name>> {
  const values: Values = {};
  for (const [index, { key, window_start }] of rows.entries()) {
    values[`key${index}`] = key;
    values[`start${index}`] = window_start;
  }
  const counted = (await COUNTING[rows.length]?.(trx, values)) ?? [];
  const counts = new Map(counted.map(({ key, count }) => [key, count]));
  const named = rows.map(({ name, key }) => [name, counts.get(key) ?? 0]);
  return Object.fromEntries(named) as LimitCounts<Name>;
}

const forget = statement<Pick<LimitTable, 'window_start' | 'key'>, never>(
  (db, values) =>
    db
      .deleteFrom('limits')
      .where('window_start', '=', values.window_start)
      .where('key', '=', values.key) as never,
);

/** Begin the keys of the counters that live longer than the others. */
const LONG = ['login-codes:%', 'login-passwords:%', 'signup-codes:%', 'address-change-%'];

/** Forgets windows that started before a time (UTC milliseconds): those of a whole day, or the others. How many. */
export async function forgetWindows(
  trx: Kysely<Database>,
  before: number,
  which: 'long' | 'others',
  limit: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('limits')
    .select(['window_start', 'key'])
    .where('window_start', '<', before)
    .where(({ eb, not, or }) => {
      const long = or(LONG.map((keys) => eb('key', 'like', keys)));
      return which === 'long' ? long : not(long);
    })
    .orderBy('window_start')
    .limit(limit)
    .execute();
  for (const { window_start, key } of rows) {
    await forget(trx, { window_start, key });
  }
  return rows.length;
}

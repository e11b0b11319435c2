import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { windowStart } from '../../src/signup/limit-window.ts';
import { statement } from '../db/statement.ts';
import type { Database, LimitTable } from '../db/tables.ts';
import { LIMIT_NAMES } from '../platform/config.ts';
import type { SignupLimits } from '../platform/config.ts';

/** What one sign-up is counted by: the values themselves, before they are hidden. */
export type LimitSubjects = Partial<Record<keyof SignupLimits, string>>;

/** How often each subject was counted in its window, this time included. */
export type LimitCounts = Partial<Record<keyof SignupLimits, number>>;

/** A counter to be counted up. */
export interface LimitRow {
  name: keyof SignupLimits;
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

export interface LimitQuestion {
  limits: SignupLimits;
  subjects: LimitSubjects;
  secret: string;
  /** UTC milliseconds. */
  now: number;
}

/**
 * The counters of these subjects. Always in one order (by name), so that two transactions never wait for each
 * other in a circle.
 */
export function limitRows({ limits, subjects, secret, now }: LimitQuestion): LimitRow[] {
  const rows: LimitRow[] = [];
  for (const name of LIMIT_NAMES) {
    const value = subjects[name];
    if (value === undefined) continue;
    const window_start = windowStart(now, limits[name].window);
    rows.push({ name, key: hide(secret, name, value), window_start });
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

/** A statement for each number of rows that there can be. */
const COUNTING = [0, ...LIMIT_NAMES.keys()].map((_, rows) => counting(rows));

/** Counts once by each row, in one statement, and tells how often each has been counted in its window. */
export async function countLimits(
  trx: Kysely<Database>,
  rows: readonly LimitRow[],
): Promise<LimitCounts> {
  const values: Values = {};
  for (const [index, { key, window_start }] of rows.entries()) {
    values[`key${index}`] = key;
    values[`start${index}`] = window_start;
  }
  const counted = (await COUNTING[rows.length]?.(trx, values)) ?? [];
  const counts = new Map(counted.map(({ key, count }) => [key, count]));
  return Object.fromEntries(rows.map(({ name, key }) => [name, counts.get(key) ?? 0]));
}

/** Forgets windows that started before a time (UTC milliseconds). */
export async function forgetWindows(trx: Kysely<Database>, before: number): Promise<void> {
  await trx.deleteFrom('limits').where('window_start', '<', before).execute();
}

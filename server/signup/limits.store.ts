import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { windowStart } from '../../src/signup/limit-window.ts';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
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

/** Keyed hash: addresses and networks do not stand in the table, and can't be guessed from it without the secret. */
function hide(secret: string, name: string, value: string): string {
  const hash = createHmac('sha256', secret).update(`limit|${name}|${value}`).digest();
  return `${name}:${hash.toString('base64url', 0, 16)}`;
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

const countOne = statement<Omit<LimitRow, 'name'>, { count: number }>((db, { key, window_start }) =>
  db
    .insertInto('limits')
    .values({ key, window_start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('limits.count', '+', 1) })),
    )
    .returning('count'),
);

/**
 * Counts once by each row and tells how often each has been counted in its window. One row a statement: SQLite
 * keeps a copy of every page that a statement of several rows changes.
 */
export async function countLimits(
  trx: Kysely<Database>,
  rows: readonly LimitRow[],
): Promise<LimitCounts> {
  const counts: LimitCounts = {};
  for (const { name, key, window_start } of rows) {
    const [row] = await countOne(trx, { key, window_start });
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Forgets windows that started before a time (UTC milliseconds). */
export async function forgetWindows(trx: Kysely<Database>, before: number): Promise<void> {
  await trx.deleteFrom('limits').where('window_start', '<', before).execute();
}

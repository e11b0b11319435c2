/** Primary result codes of SQLite that mean: not now. BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE_UNIQUE = new Set([1555, 2067]);
const PG_UNIQUE = '23505';
/** serialization_failure, deadlock_detected: the same unit may pass when it runs again. */
const PG_REPEATABLE = new Set(['40001', '40P01', PG_UNIQUE]);
/** read_only_sql_transaction, lock_not_available, and whole classes: connection, resources, operator. */
const PG_UNAVAILABLE = /^(?:25006|55P03|08...|53...|57P..|58...)$/u;
const SOCKET = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/u;
/** character_not_in_repertoire: PostgreSQL keeps no NUL in a text, SQLite does. */
const PG_BAD_TEXT = '22021';
/** `pg` has no codes for these. */
const PG_LOST = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has)/u;

/** Thrown by the handle itself when it can't serve; the cause says why. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

function sqliteCode(error: object): number | null {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
}

function textCode(error: object): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether SQLite says that another process holds the lock. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error ? sqliteCode(error) : null;
  return code !== null && [5, 6].includes(code & 0xff);
}

/** Whether the database is busy, read-only, full or unreachable: the request may be repeated later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return SQLITE_UNAVAILABLE.has(sqlite & 0xff);
  const code = textCode(error);
  return PG_UNAVAILABLE.test(code) || SOCKET.test(code) || PG_LOST.test(error.message);
}

/** Whether a unique key refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCode(error);
  return sqlite === null ? textCode(error) === PG_UNIQUE : SQLITE_UNIQUE.has(sqlite);
}

/** Whether PostgreSQL may accept the same unit when it runs again. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof Error && PG_REPEATABLE.has(textCode(error));
}

/** Whether the database can't hold a text that was sent to it: the request is at fault. */
export function isTextRefused(error: unknown): boolean {
  return error instanceof Error && textCode(error) === PG_BAD_TEXT;
}

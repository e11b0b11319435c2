import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from './variable-parsers.ts';

export type Log = Logger;

/**
 * Lines are gathered and written together: one write for each costs more than all else that a request logs. Nothing
 * stays behind for longer than this (milliseconds), a crash or the end.
 */
const GATHERED = { sync: true, minLength: 4_096, periodicFlush: 250 };

/** JSON lines. Callers log ids, counts and codes: never an address, a token or a query string. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? pino.destination(GATHERED));
}

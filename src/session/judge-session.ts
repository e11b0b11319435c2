import {
  SESSION_ABSOLUTE,
  SESSION_FRESH,
  SESSION_IDLE,
  SESSION_SEEN_EVERY,
} from './session-limits.ts';

/** What decides whether a session stands. Times are UTC milliseconds. */
export interface SessionFacts {
  createdAt: number;
  lastSeenAt: number;
  endedAt: number | null;
  now: number;
}

/** Whether a session still stands: not ended, visited lately, and not too old (issue 5, Sessions; ASVS 7.3). */
export function isSessionAlive({ createdAt, lastSeenAt, endedAt, now }: SessionFacts): boolean {
  if (endedAt !== null) return false;
  return now - lastSeenAt <= SESSION_IDLE && now - createdAt <= SESSION_ABSOLUTE;
}

/**
 * Whether a session may change what is sensitive: its reader signed in a moment ago (ASVS 7.5.1).
 * @decided A clock that went back makes no session older.
 */
export function isSessionFresh({
  createdAt,
  now,
}: Pick<SessionFacts, 'createdAt' | 'now'>): boolean {
  return now - createdAt <= SESSION_FRESH;
}

/**
 * Whether a visit is to be noted (issue 5, Sessions).
 * @decided A clock that went back notes nothing: what was seen later stays.
 */
export function isVisitNoted({
  lastSeenAt,
  now,
}: Pick<SessionFacts, 'lastSeenAt' | 'now'>): boolean {
  return now - lastSeenAt >= SESSION_SEEN_EVERY;
}

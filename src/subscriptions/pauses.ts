import { addMonths } from './add-months.ts';

/** Months that must lie between two pauses of a subscription. (spec links-and-rules §9) */
export const PAUSE_GAP_MONTHS = 6;

/**
 * From when a subscription may be paused again, after a pause that ended at a moment (both UTC milliseconds).
 * (spec links-and-rules §9)
 *
 * @decided Months of the UTC calendar, from the end of the last pause.
 */
export function nextPauseAt(lastPauseEnd: number): number {
  return addMonths(lastPauseEnd, PAUSE_GAP_MONTHS);
}

/**
 * Whether a subscription may be paused now (UTC milliseconds); without an earlier pause (null) it may. (spec
 * links-and-rules §9)
 */
export function canPause(lastPauseEnd: number | null, now: number): boolean {
  return lastPauseEnd === null || now >= nextPauseAt(lastPauseEnd);
}

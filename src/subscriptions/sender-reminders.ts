import { DAY } from '../time/units.ts';

/**
 * Days before the first, the second and the third reminder of a sender, each since the last. (spec links-and-rules
 * §9)
 */
export const SENDER_REMINDER_DAYS = [3, 7, 20] as const;

/**
 * When the next reminder of a sender is due (UTC milliseconds), after so many, of which the last (or, before the
 * first, what it reminds of) was at a moment; null when there is none to come. (spec links-and-rules §9)
 *
 * @decided Three reminders and no more; a number of reminders that is none of 0, 1 and 2 has none to come.
 */
export function nextSenderReminderAt(sent: number, lastAt: number): number | null {
  const days = SENDER_REMINDER_DAYS[sent];
  return days === undefined ? null : lastAt + days * DAY;
}

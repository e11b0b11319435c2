/**
 * The cents of an amount as typed: all non-digits are dropped and the rest is read as a number, so '$12.50' is 1250.
 * Callers pass two decimals ('12' is 12 cents). Null when no digit is left, or more than a number holds exactly.
 * (spec links-and-rules §5; readings.md)
 *
 * @decided Literal: a sign is a non-digit as well, and only 0 to 9 are digits.
 */
export function dollarsToCents(text: string): number | null {
  const digits = text.replace(/[^0-9]+/gu, '');
  const cents = Number(digits);
  return digits !== '' && Number.isSafeInteger(cents) ? cents : null;
}

/** The links past the form: before a reader has started, and after. (spec reader-flows §2; readings.md) */
export const WAYS_OUT = ['no-thanks', 'maybe-later'] as const;

/** One of the links past the form. */
export type WayOut = (typeof WAYS_OUT)[number];

/**
 * The link past the form: 'No thanks' until the reader has started, then 'Maybe later'; null with `no_skip`.
 * (spec reader-flows §2; reader-flows §4; readings.md)
 *
 * @decided `no_skip` takes this link away, never the close button and Esc: a dialog must let go of the keyboard
 * (WCAG 2.2 §2.1.2).
 */
export function chooseWayOut(facts: { hasStarted: boolean; noSkip: boolean }): WayOut | null {
  if (facts.noSkip) return null;
  return facts.hasStarted ? 'maybe-later' : 'no-thanks';
}

/** The words of the link past the form in English. (spec reader-flows §2) */
export function wayOutLabel(way: WayOut): string {
  return way === 'no-thanks' ? 'No thanks' : 'Maybe later';
}

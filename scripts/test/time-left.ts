/** Milliseconds after which one step is given up. */
const STEP_LIMIT = 20 * 60_000;

/** Milliseconds that a step may take: TEST_MINUTES bounds all of them together. 0 when the time is up. */
export function timeLeft(
  minutes: string | undefined = process.env['TEST_MINUTES'],
  elapsed: number = performance.now(),
): number {
  const total = minutes === undefined ? Infinity : Number(minutes) * 60_000;
  return Math.max(0, Math.min(STEP_LIMIT, total - elapsed));
}

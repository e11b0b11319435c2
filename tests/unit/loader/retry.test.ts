import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finish } from '../../../loader/life.ts';
import { retry } from '../../../loader/retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tries again at once, then after ever longer pauses, and gives up after four', async () => {
  const times: number[] = [];
  const start = Date.now();
  const failed = retry(async (count) => {
    times.push(Date.now() - start);
    throw new Error(`try ${count}`);
  }).catch((error: unknown) => `${error}`);
  await vi.runAllTimersAsync();
  expect(await failed).toBe('Error: try 4');
  expect(times).toEqual([0, 0, 2_000, 10_000, 28_000]);
});

it('answers with the first that works', async () => {
  const attempt = vi
    .fn<(count: number) => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'));
  attempt.mockResolvedValue('yes');
  const answer = retry(attempt);
  await vi.runAllTimersAsync();
  expect(await answer).toBe('yes');
  expect(attempt.mock.calls).toEqual([[0], [1]]);
});

it('stops when the loader is told to go', async () => {
  const attempt = vi.fn<(count: number) => Promise<string>>().mockRejectedValue(new Error('no'));
  void retry(attempt);
  await vi.advanceTimersByTimeAsync(1_000);
  finish();
  await vi.runAllTimersAsync();
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

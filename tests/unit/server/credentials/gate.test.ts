import { expect, it } from 'vitest';
import { createGate } from '../../../../server/credentials/gate.ts';

/** Work that ends when it is told to. */
function work() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end: () => end() };
}

it('lets a few in at a time, the others in their order, and turns away what is too many', async () => {
  const gate = createGate(2, 2);
  const started: number[] = [];
  const works = Array.from({ length: 4 }, work);
  const enter = (index: number) =>
    gate(() => {
      started.push(index);
      return works[index]?.done ?? Promise.resolve();
    });
  const all = works.map((_, index) => enter(index));
  await expect(enter(9)).rejects.toMatchObject({ type: 'unavailable', retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('goes on after work that failed', async () => {
  const gate = createGate(1, 1);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 7)).toBe(7);
});

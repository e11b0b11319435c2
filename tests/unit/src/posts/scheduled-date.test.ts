import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduledDate } from '../../../../src/posts/scheduled-date.ts';

const NOW = Date.UTC(2026, 4, 1, 12);
const at = (trigger_at: number | null | undefined) => ({ trigger_at });

describe('when a post goes out', () => {
  it('is its first trigger, whatever else is set', () => {
    const post = { postSchedules: [at(NOW + 9), at(NOW + 20)], scheduled_at: NOW + 5 };
    expect(scheduledDate(post, NOW)).toBe(NOW + 9);
  });

  it('is the earliest trigger of a list without order', () => {
    expect(scheduledDate({ postSchedules: [at(NOW + 20), at(NOW + 9)] }, NOW)).toBe(NOW + 9);
  });

  it('is a trigger that has passed', () => {
    expect(scheduledDate({ postSchedules: [at(NOW - 1)] }, NOW)).toBe(NOW - 1);
  });

  it.each([
    [NOW - 1, null],
    [NOW, NOW],
    [NOW + 1, NOW + 1],
  ])('is scheduled_at when that is not before now: %i', (scheduled_at, date) => {
    expect(scheduledDate({ scheduled_at }, NOW)).toBe(date);
    expect(scheduledDate({ postSchedules: [], scheduled_at }, NOW)).toBe(date);
    expect(scheduledDate({ postSchedules: null, scheduled_at }, NOW)).toBe(date);
  });

  it('is nothing once it was mailed', () => {
    const post = { postSchedules: [at(NOW + 9)], scheduled_at: NOW + 5 };
    expect(scheduledDate({ ...post, email_sent_at: NOW - 1 }, NOW)).toBeNull();
    expect(scheduledDate({ ...post, email_sent_at: 0 }, NOW)).toBeNull();
    expect(scheduledDate({ ...post, email_sent_at: null }, NOW)).toBe(NOW + 9);
  });

  it('passes over triggers without a time', () => {
    const postSchedules = [at(null), {}, at(Number.NaN), at(Infinity), at(NOW + 9)];
    expect(scheduledDate({ postSchedules }, NOW)).toBe(NOW + 9);
    expect(scheduledDate({ postSchedules: [at(null)], scheduled_at: NOW + 5 }, NOW)).toBe(NOW + 5);
  });

  it('is read from text too', () => {
    const scheduled_at = new Date(NOW).toISOString();
    expect(scheduledDate({ scheduled_at }, NOW)).toBe(NOW);
    expect(scheduledDate({ postSchedules: [{ trigger_at: scheduled_at }] }, NOW + 1)).toBe(NOW);
    expect(scheduledDate({ scheduled_at, email_sent_at: scheduled_at }, NOW)).toBeNull();
  });

  it.each([Number.NaN, Infinity, -Infinity, 'soon', '', null, undefined])(
    'is not %s',
    (scheduled_at) => {
      expect(scheduledDate({ scheduled_at }, NOW)).toBeNull();
    },
  );

  it('is a finite time or none', () => {
    const time = fc.option(fc.double());
    const posts = fc.record({
      postSchedules: fc.option(fc.array(fc.record({ trigger_at: time }))),
      scheduled_at: time,
      email_sent_at: time,
    });
    fc.assert(
      fc.property(posts, fc.integer(), (post, now) => {
        const date = scheduledDate(post, now);
        return date === null || (Number.isFinite(date) && post.email_sent_at === null);
      }),
    );
  });
});

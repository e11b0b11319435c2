import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alarm } from '../../../../server/mail/alarm.ts';

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lasts as long as it says', async () => {
    const over = vi.fn();
    void new Alarm().pause(1_000).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
  });

  it('ends when it rings, and leaves no timer', async () => {
    const alarm = new Alarm();
    const pause = alarm.pause(1_000);
    alarm.ring();
    await pause;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no pause when it rang before, once', async () => {
    const alarm = new Alarm();
    alarm.ring();
    alarm.ring();
    await alarm.pause(1_000);
    const over = vi.fn();
    void alarm.pause(1_000).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
  });
});

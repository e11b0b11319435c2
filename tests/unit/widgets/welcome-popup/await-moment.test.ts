import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitMoment } from '../../../../widgets/welcome-popup/await-moment.ts';
import type { PopupTiming } from '../../../../src/contracts/embed.ts';

const came = vi.fn();
let stop = () => {};

const wait = (timing: PopupTiming) => (stop = awaitMoment(timing, came));

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

const leave = (clientY: number, relatedTarget: EventTarget | null = null) =>
  document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('innerHeight', 500);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
});

afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  came.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('comes after the delay, not before', () => {
  wait({ seconds: 5 });
  vi.advanceTimersByTime(4_999);
  expect(came).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(came).toHaveBeenCalledOnce();
});

it('comes when the page was scrolled to the depth, not before', () => {
  wait({ depth: 50 });
  scrollTo(499);
  expect(came).not.toHaveBeenCalled();
  scrollTo(500);
  expect(came).toHaveBeenCalledOnce();
});

it('comes when the pointer leaves the page at its top', () => {
  wait({ exit: true });
  leave(1);
  leave(0, document.body);
  expect(came).not.toHaveBeenCalled();
  leave(0);
  expect(came).toHaveBeenCalledOnce();
});

it('comes once, at the first of its moments', () => {
  wait({ seconds: 1, depth: 10, exit: true });
  leave(-3);
  scrollTo(1_500);
  vi.advanceTimersByTime(2_000);
  expect(came).toHaveBeenCalledOnce();
});

it('never comes after it was stopped', () => {
  wait({ seconds: 1, depth: 10, exit: true });
  stop();
  leave(0);
  scrollTo(1_500);
  vi.advanceTimersByTime(2_000);
  expect(came).not.toHaveBeenCalled();
});

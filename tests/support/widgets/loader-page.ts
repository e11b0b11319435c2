import { afterEach, beforeEach, expect, vi } from 'vitest';
import { importWidget } from '../../../loader/import-widget.ts';
import { comeNear, fakeWidget, observedElements } from './load-loader.ts';

/** What the loader would fetch; a fresh one for each test. */
export let widget: ReturnType<typeof fakeWidget>;

/** Lets time pass: by default until a change of the page was looked at. */
export const settle = (milliseconds = 150) => vi.advanceTimersByTimeAsync(milliseconds);

/** Puts something into the page. */
export function put(html: string): HTMLElement {
  const holder = document.createElement('main');
  document.body.append(holder);
  holder.append(document.createRange().createContextualFragment(html));
  return holder.firstElementChild as HTMLElement;
}

export const popup = () => document.querySelector<HTMLElement>('flyleaf-welcome-popup');

/** Scrolls near a host and lets its widget come. */
export async function near(host: Element): Promise<void> {
  await settle();
  comeNear(host);
  await settle(0);
}

/**
 * A page for each test, whose loader is told to go at the end; then nothing may be left. The test file mocks
 * `loader/import-widget.ts`.
 */
export function useLoaderPage(): void {
  beforeEach(() => {
    const now = Date.UTC(2026, 10, 21);
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    widget = fakeWidget();
    vi.mocked(importWidget).mockResolvedValue(widget);
  });

  afterEach(() => {
    window.flyleaf?.('destroy');
    expect(vi.getTimerCount()).toBe(0);
    expect(observedElements()).toEqual([]);
    expect(popup()).toBeNull();
    delete window.flyleaf;
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
    history.replaceState(null, '', '/');
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

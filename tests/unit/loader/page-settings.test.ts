import { describe, expect, it, vi } from 'vitest';
import { runLoader } from '../../support/widgets/load-loader.ts';
import { popup, settle, useLoaderPage, widget } from '../../support/widgets/loader-page.ts';

vi.mock('../../../loader/import-widget.ts');
useLoaderPage();

const set = (settings: object) => window.flyleaf?.('set', settings);

describe('what a page sets', () => {
  it('holds over the tag, also when it was said before the loader was there', async () => {
    window.flyleaf = Object.assign(() => {}, { q: [['set', { popup: 'hidden' }]] });
    await runLoader({ popup: 'mount' });
    await settle();
    expect(popup()).toBeNull();
  });

  it('lets the popup come, and goes back to the rules with null', async () => {
    await runLoader({ popup: 'hidden' });
    await settle();
    set({ popup: null });
    await settle();
    expect(popup()).not.toBeNull();
  });

  it.each([[{ popup: 'hidden' }], [{ audience: 'only_paid' }]])(
    'takes the popup away: %o',
    async (settings) => {
      await runLoader();
      await settle();
      expect(popup()).not.toBeNull();
      set(settings);
      await settle(300);
      expect(popup()).toBeNull();
      expect(widget.handles[0]?.unmount).toHaveBeenCalledOnce();
    },
  );

  it('takes a forced popup away too', async () => {
    await runLoader({ popup: 'forced' });
    await settle();
    set({ popup: 'hidden' });
    await settle();
    expect(popup()).toBeNull();
  });

  it('opens it on a page that hides it', async () => {
    await runLoader({ popup: 'hidden', audience: 'only_paid' });
    await settle();
    set({ popup: 'forced' });
    await settle();
    expect(popup()?.dataset['popup']).toBe('forced');
  });

  it('gives a popup that stands its theme, and does not decide anew', async () => {
    await runLoader({ popup: 'forced' });
    await settle();
    const before = popup();
    popup()?.remove();
    set({ theme: 'dark' });
    await settle();
    expect(popup()).toBeNull();
    expect(before?.dataset['theme']).toBe('dark');
  });

  it('has the popup’s errors in one place, as the tag says', async () => {
    await runLoader({ popup: 'forced', errors: 'container' });
    await settle();
    expect(popup()?.dataset['errors']).toBe('container');
  });

  it('leaves the tag as it is', async () => {
    await runLoader({ theme: 'light' });
    const tag = Reflect.get(Document.prototype, 'currentScript', document) as HTMLElement;
    set({ theme: 'dark', audience: 'founding' });
    expect({ ...tag.dataset }).toEqual({ theme: 'light' });
  });

  it.each([[undefined], [null], ['text'], [7]])('is nothing for %o', async (settings) => {
    await runLoader({ popup: 'hidden' });
    expect(() => window.flyleaf?.('set', settings)).not.toThrow();
    await settle();
  });
});

describe('consent', () => {
  const state = async () => (await import('../../../loader/consent.ts')).tracking;
  const heard = vi.fn<(detail: unknown) => void>();
  const say = (word?: unknown) => window.flyleaf?.('consent', word);
  const start = async () => {
    heard.mockClear();
    await runLoader({ popup: 'hidden' });
    window.flyleaf?.('on', 'consent', heard);
  };

  it('is none while the page has said nothing', async () => {
    await start();
    expect(await state()).toBeUndefined();
  });

  it.each([
    [true, true],
    [false, false],
    ['granted', false],
    [1, false],
    [undefined, false],
  ])('%o counts as %o, and the page hears so', async (tracking, counts) => {
    await start();
    say({ tracking });
    expect(await state()).toBe(counts);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ tracking: counts });
  });

  it('can be taken back', async () => {
    await start();
    say({ tracking: true });
    say({ tracking: false });
    expect(await state()).toBe(false);
    expect(heard.mock.calls).toEqual([[{ tracking: true }], [{ tracking: false }]]);
  });

  it('yields to Global Privacy Control', async () => {
    await start();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    say({ tracking: true });
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(await state()).toBe(false);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ tracking: false });
  });

  it('is heard on the document as a DOM event', async () => {
    await start();
    const listener = vi.fn<(event: Event) => void>();
    document.addEventListener('flyleaf:consent', listener);
    say({ tracking: true });
    document.removeEventListener('flyleaf:consent', listener);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ detail: { tracking: true } });
  });

  it('stores nothing', async () => {
    await start();
    const before = document.cookie;
    say({ tracking: true });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.cookie).toBe(before);
  });

  it('throws nothing into the page without a word', async () => {
    await start();
    expect(say).not.toThrow();
    expect(await state()).toBeUndefined();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { importWidget } from '../../../loader/import-widget.ts';
import { observedElements, runLoader } from '../../support/widgets/load-loader.ts';
import {
  near,
  popup,
  put,
  settle,
  useLoaderPage,
  widget,
} from '../../support/widgets/loader-page.ts';

vi.mock('../../../loader/import-widget.ts');
useLoaderPage();

const mountedWidgets = () => widget.mount.mock.calls.map(([host]) => host);
const FORM =
  '<flyleaf-subscribe-form theme="dark"><a href="/x">Subscribe</a></flyleaf-subscribe-form>';

describe('a host in the page', () => {
  it('gets its widget when it comes near, not before', async () => {
    const host = put(FORM);
    await runLoader({ popup: 'hidden' });
    await settle();
    expect(importWidget).not.toHaveBeenCalled();
    await near(host);
    expect(widget.mount).toHaveBeenCalledOnce();
    expect(widget.mount.mock.calls[0]?.[1]).toMatchObject({
      viewer: { level: 'anonymous' },
      settings: { publication: { subdomain: 'tide' } },
    });
  });

  it('may be a div for systems that strip elements', async () => {
    const host = put('<div data-flyleaf="subscribe-form"></div>');
    await runLoader({ popup: 'hidden' });
    await near(host);
    expect(mountedWidgets()).toEqual([host]);
    expect(vi.mocked(importWidget).mock.calls[0]?.[1]).toBe('subscribe-form');
  });

  it.each([
    ['its own word', '<main lang="fr"><b lang="de"></b></main>', 'de', 'es'],
    ['the tag’s word for all', '<main lang="fr"><b></b></main>', 'es', 'es'],
    ['the nearest', '<main lang="fr"><b></b></main>', 'fr', undefined],
    ['the page’s', '<main><b></b></main>', 'it-CH', undefined],
  ])('asks for its widget in %s', async (_, html, language, tag) => {
    document.documentElement.lang = 'it-CH';
    const host = put(html.replaceAll(/(?<=<\/?)b/gu, 'flyleaf-subscribe-form'));
    await runLoader({ popup: 'hidden', ...(tag ? { lang: tag } : {}) });
    await near(host.querySelector('flyleaf-subscribe-form') ?? host);
    expect(vi.mocked(importWidget).mock.calls[0]?.[2]).toBe(language);
    document.documentElement.removeAttribute('lang');
  });

  it('leaves it to the server where the page says nothing', async () => {
    const host = put(FORM);
    await runLoader({ popup: 'hidden' });
    await near(host);
    expect(vi.mocked(importWidget).mock.calls[0]?.[2]).toBeUndefined();
  });

  it.each([FORM, '<div data-flyleaf="subscribe-form"></div>'])(
    'may come later: %s',
    async (html) => {
      await runLoader({ popup: 'hidden' });
      await settle();
      const host = put(html);
      await near(host);
      expect(mountedWidgets()).toEqual([host]);
    },
  );

  it.each([FORM, '<div data-flyleaf="subscribe-form"></div>'])(
    'loses its widget when it goes: %s',
    async (html) => {
      const host = put(html);
      await runLoader({ popup: 'hidden' });
      await near(host);
      host.remove();
      await settle();
      expect(widget.handles[0]?.unmount).toHaveBeenCalledOnce();
      expect(observedElements()).toEqual([]);
    },
  );

  it('keeps its widget when it is moved', async () => {
    const host = put(FORM);
    const elsewhere = document.body.appendChild(document.createElement('aside'));
    await runLoader({ popup: 'hidden' });
    await near(host);
    elsewhere.append(host);
    await settle();
    expect(widget.handles[0]?.unmount).not.toHaveBeenCalled();
    expect(widget.mount).toHaveBeenCalledOnce();
  });

  it('keeps what stands inside it, and says so, when the widget cannot come', async () => {
    vi.mocked(importWidget).mockRejectedValue(new Error('blocked'));
    const host = put(FORM);
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('flyleaf:error', heard);
    await runLoader({ popup: 'hidden' });
    await near(host);
    document.removeEventListener('flyleaf:error', heard);
    expect(host.shadowRoot).toBeNull();
    expect(host.textContent).toBe('Subscribe');
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      detail: { widget: 'subscribe-form', message: 'Error: blocked' },
    });
  });

  it('is not mounted when it went while its script came', async () => {
    let arrive: (module: typeof widget) => void = () => {};
    vi.mocked(importWidget).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const host = put(FORM);
    await runLoader({ popup: 'hidden' });
    await near(host);
    host.remove();
    await settle();
    arrive(widget);
    await settle();
    expect(widget.mount).not.toHaveBeenCalled();
  });
});

describe('the page API', () => {
  it('runs what was called before it was there', async () => {
    const heard = vi.fn<(detail: unknown) => void>();
    const queue: unknown[][] = [
      ['on', 'error', heard],
      ['show', 'welcome-popup'],
    ];
    window.flyleaf = Object.assign(() => {}, { q: queue });
    vi.mocked(importWidget).mockRejectedValue(new Error('blocked'));
    await runLoader({ popup: 'hidden' });
    await settle();
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      widget: 'welcome-popup',
      message: 'Error: blocked',
    });
  });

  it('stops listening', async () => {
    const heard = vi.fn<(detail: unknown) => void>();
    await runLoader({ popup: 'hidden' });
    window.flyleaf?.('on', 'ready', heard);
    window.flyleaf?.('off', 'ready', heard);
    document.body.dispatchEvent(new CustomEvent('flyleaf:ready', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('hears an event even where the page stops it', async () => {
    const heard = vi.fn<(detail: unknown) => void>();
    await runLoader({ popup: 'hidden' });
    window.flyleaf?.('on', 'shown', heard);
    const host = put('<p></p>');
    host.addEventListener('flyleaf:shown', (event) => event.stopPropagation());
    host.dispatchEvent(new CustomEvent('flyleaf:shown', { bubbles: true, detail: 7 }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(7);
  });

  it.each([['nonsense'], [], ['on'], ['toString'], ['__proto__', 1]])(
    'never throws into the page: %s',
    async (...command) => {
      await runLoader({ popup: 'hidden' });
      expect(() => window.flyleaf?.(...command)).not.toThrow();
    },
  );

  it('shows the popup and hides it', async () => {
    await runLoader({ popup: 'hidden' });
    await settle();
    expect(popup()).toBeNull();
    window.flyleaf?.('show', 'welcome-popup');
    await settle();
    expect(popup()?.dataset['popup']).toBe('forced');
    window.flyleaf?.('show', 'welcome-popup');
    expect(widget.handles[0]?.show).toHaveBeenCalledOnce();
    window.flyleaf?.('hide');
    expect(widget.handles[0]?.hide).toHaveBeenCalledOnce();
    await settle();
    expect(popup()).toBeNull();
    expect(widget.handles[0]?.unmount).toHaveBeenCalledOnce();
  });

  it('works once when it is pasted twice', async () => {
    const host = put(FORM);
    await runLoader({ popup: 'forced' });
    const first = window.flyleaf;
    await runLoader({ popup: 'forced' });
    await near(host);
    expect(window.flyleaf).toBe(first);
    expect(widget.mount).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('flyleaf-welcome-popup')).toHaveLength(1);
  });

  it('leaves nothing after destroy, and starts afresh when the tag comes again', async () => {
    const added = [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
    const host = put(FORM);
    await runLoader({ popup: 'forced' });
    window.flyleaf?.('on', 'ready', () => {});
    await near(host);
    window.flyleaf?.('destroy');
    const isRemoved = ([, , options]: unknown[]) =>
      (options as AddEventListenerOptions).signal?.aborted;
    const calls = added.flatMap(({ mock }) => mock.calls);
    expect(calls.map(([name]) => name)).toContain('flyleaf:ready');
    expect(calls.filter((call) => !isRemoved(call))).toEqual([]);
    expect(widget.handles.map(({ unmount }) => unmount.mock.calls.length)).toEqual([1, 1]);
    expect(popup()).toBeNull();
    window.flyleaf?.('show', 'welcome-popup');
    expect(popup()).toBeNull();

    await runLoader({ popup: 'hidden' });
    await near(host);
    expect(mountedWidgets().at(-1)).toBe(host);
  });

  it('goes whole and in silence where a part of it fails to', async () => {
    const told = vi.fn((event: Event) => event.preventDefault());
    addEventListener('error', told);
    const host = put(FORM);
    await runLoader({ popup: 'forced' });
    await near(host);
    for (const { unmount } of widget.handles) {
      unmount.mockImplementation(() => {
        throw new Error('Not now');
      });
    }
    window.flyleaf?.('destroy');
    expect(told).not.toHaveBeenCalled();
    expect(popup()).toBeNull();
    removeEventListener('error', told);
  });
});

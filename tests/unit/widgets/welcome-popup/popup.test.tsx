import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../widgets/welcome-popup/index.tsx';
import { noteDismissal } from '../../../../widgets/welcome-popup/is-dismissed.ts';
import { widgetConfig } from '../../../support/widgets/widget-config.ts';
import type { PublicPublication, WidgetHandle } from '../../../../src/contracts/embed.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const shadow = () => host.shadowRoot as ShadowRoot;
const dialog = () => shadow().querySelector('dialog') as HTMLDialogElement;
const button = (name: string) =>
  [...shadow().querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) as HTMLButtonElement;
const stamp = () => /flyleaf_dismissed=(\d+)/u.exec(document.cookie)?.[1];
const isMarked = () => document.documentElement.classList.contains('flyleaf-popup-open');

let host: HTMLElement;
let handle: WidgetHandle;

async function settle(milliseconds = 400): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
}

async function open(
  publication: Partial<PublicPublication> = {},
  words: Record<string, string> = {},
) {
  host = document.createElement('flyleaf-welcome-popup');
  Object.assign(host.dataset, words);
  document.documentElement.append(host);
  const kept = widgetConfig(publication);
  await act(async () => {
    handle = mount(host, kept.config);
  });
  await settle();
  // It stands: what it needs when it goes is fetched now.
  await settle(0);
  return kept;
}

const click = (element: HTMLElement) => act(async () => element.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
});

afterEach(async () => {
  await act(async () => handle.unmount());
  expect(vi.getTimerCount()).toBe(0);
  expect(isMarked()).toBe(false);
  host.remove();
  document.body.replaceChildren();
  document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
  noteDismissal(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the welcome popup', () => {
  it('opens as a modal dialog named after the publication, and marks the page', async () => {
    const { emitted } = await open();
    expect(dialog().open).toBe(true);
    const title = shadow().getElementById(dialog().getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('The Tideline');
    expect(isMarked()).toBe(true);
    expect(emitted('shown')).toEqual([{ widget: 'welcome-popup' }]);
  });

  it('shows what the publication has', async () => {
    await open({ logo_url: 'https://blog.example/logo.png' });
    const logo = shadow().querySelector<HTMLImageElement>('.logo');
    expect([logo?.width, logo?.height]).toEqual([88, 88]);
    expect(shadow().textContent).toContain('Slow letters about the sea.');
    expect([...shadow().querySelectorAll('footer a')].map((a) => a.getAttribute('href'))).toEqual([
      'https://flyleaf.example/tos',
      'https://flyleaf.example/privacy',
      'https://flyleaf.example/privacy#collection',
    ]);
  });

  it('hides title and tagline where the publication says so, and keeps the name for screen readers', async () => {
    await open({ hide_intro_title: true, hide_intro_subtitle: true });
    expect(shadow().querySelector('h2')?.className).toBe('visually-hidden');
    expect(shadow().textContent).not.toContain('Slow letters');
  });

  it('keeps the form away from an invite-only publication', async () => {
    await open({ invite_only: true });
    await settle();
    expect(shadow().querySelector('input')).toBeNull();
  });
});

describe('ways to dismiss it', () => {
  it.each([
    ['close', () => button('Close').click()],
    ['no-thanks', () => button('No thanks').click()],
    ['escape', () => dialog().dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['escape', () => dialog().dispatchEvent(new Event('close'))],
  ] as const)('%s closes it, stamps the time and says so once', async (reason, dismiss) => {
    const { emitted } = await open();
    await act(async () => {
      dismiss();
    });
    expect(dialog().open).toBe(false);
    expect(stamp()).toBe(`${NOW + 400}`);
    expect(isMarked()).toBe(false);
    expect(emitted('dismissed')).toEqual([{ widget: 'welcome-popup', reason }]);
  });

  it('sends the marker 500 ms later and takes itself away', async () => {
    const { emitted } = await open();
    await click(button('No thanks'));
    await settle(499);
    expect(emitted('track')).toEqual([]);
    await settle(1);
    expect(emitted('track')).toEqual([{ event: 'hide intro popup', properties: {} }]);
    expect(host.isConnected).toBe(false);
  });

  it('sends the marker at the last moment when the page goes before, and not again', async () => {
    const { emitted } = await open();
    window.dispatchEvent(new Event('pagehide'));
    expect(emitted('track')).toEqual([]);
    await click(button('No thanks'));
    window.dispatchEvent(new Event('pagehide'));
    expect(emitted('track')).toHaveLength(1);
    expect(host.isConnected).toBe(false);
    // A page that comes back as it was.
    await settle(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(emitted('track')).toHaveLength(1);
  });

  it('sends no marker when the page goes while it is shown again', async () => {
    const { emitted } = await open();
    await click(button('No thanks'));
    await act(async () => handle.show?.());
    await settle(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(emitted('track')).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  it('sends no marker when it is unmounted before', async () => {
    const { emitted } = await open();
    await click(button('No thanks'));
    await act(async () => handle.unmount());
    await settle(1_000);
    expect(emitted('track')).toEqual([]);
  });

  it("offers 'Maybe later' once the reader has started", async () => {
    const { emitted } = await open();
    const form = shadow().querySelector('form') as HTMLFormElement;
    await act(async () => {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
    await click(button('Maybe later'));
    expect(emitted('dismissed')).toEqual([{ widget: 'welcome-popup', reason: 'maybe-later' }]);
  });

  it('leaves no stamp when the page hides it', async () => {
    const { emitted } = await open();
    await act(async () => handle.hide?.());
    expect(stamp()).toBeUndefined();
    expect(emitted('dismissed')).toEqual([{ widget: 'welcome-popup', reason: 'api' }]);
  });

  it('opens again when the page asks after a dismissal', async () => {
    await open();
    await click(button('No thanks'));
    await act(async () => handle.show?.());
    expect(dialog().open).toBe(true);
    await settle(1_000);
    expect(host.isConnected).toBe(true);
  });
});

describe('manners', () => {
  const banner = () => {
    const element = document.createElement('div');
    element.setAttribute('role', 'dialog');
    document.body.append(element);
    return element;
  };

  it('waits until a consent dialog is gone', async () => {
    const consent = banner();
    await open();
    expect(dialog().open).toBe(false);
    consent.remove();
    await settle();
    expect(dialog().open).toBe(true);
  });

  it('gives way to a consent dialog that comes later, and keeps what was typed', async () => {
    await open();
    const input = shadow().querySelector('input[type=email]') as HTMLInputElement;
    await act(async () => {
      input.value = 'ada@';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    const consent = banner();
    await settle();
    expect(dialog().open).toBe(false);
    consent.remove();
    await settle();
    expect(dialog().open).toBe(true);
    expect(shadow().querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('ada@');
  });

  it('waits while the reader types in the page', async () => {
    const input = document.createElement('textarea');
    document.body.append(input);
    input.focus();
    await open();
    expect(dialog().open).toBe(false);
    input.blur();
    await settle();
    expect(dialog().open).toBe(true);
  });

  it('stands while nobody looks at the page, and says once that it is shown', async () => {
    const { emitted } = await open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(dialog().open).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(emitted('shown')).toHaveLength(1);
  });

  it('stays away from a page where it was dismissed, in a browser that keeps no cookie', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await open();
    await click(button('No thanks'));
    await act(async () => handle.unmount());
    host.remove();
    await open();
    expect(dialog().open).toBe(false);
    vi.setSystemTime(NOW + 2 * 86_400_000);
    document.body.append('Another view');
    await settle();
    expect(dialog().open).toBe(true);
  });

  it('waits for nothing when it is forced', async () => {
    banner();
    await open({}, { popup: 'forced' });
    expect(dialog().open).toBe(true);
  });

  it('leaves the page usable where an ancestor hides it', async () => {
    vi.mocked(HTMLElement.prototype.checkVisibility).mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.localName !== 'dialog';
    });
    const { emitted } = await open();
    expect(emitted('shown')).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
    expect(host.isConnected).toBe(false);
  });

  it('locks the page while it stands, and gives its scrolling back', async () => {
    document.documentElement.style.setProperty('overflow', 'clip');
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await click(button('Close'));
    expect(document.documentElement.style.overflow).toBe('clip');
    document.documentElement.style.removeProperty('overflow');
  });
});

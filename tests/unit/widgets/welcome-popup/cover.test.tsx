import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLURB_LINES } from '../../../../src/popup/describe-cover.ts';
import { moreStyles } from '../../../../widgets/shared/cover/more.styles.ts';
import { mount } from '../../../../widgets/welcome-popup/index.tsx';
import { CONTENT_PATIENCE } from '../../../../widgets/welcome-popup/await-content.ts';
import { coverContent } from '../../../../widgets/gallery/sample-cover.ts';
import { widgetConfig } from '../../../support/widgets/widget-config.ts';
import type { CoverContent } from '../../../../src/contracts/cover.contract.ts';
import type { WidgetConfig, WidgetHandle } from '../../../../src/contracts/embed.ts';

const shadow = () => host.shadowRoot as ShadowRoot;
const text = () => shadow().querySelector('dialog')?.textContent ?? '';
const isOpen = () => shadow().querySelector('dialog')?.open;
const answer = (content: Partial<CoverContent> = {}) =>
  new Response(JSON.stringify(coverContent(content)));

let host: HTMLElement;
let handle: WidgetHandle;
const ask = vi.fn<typeof fetch>();

async function settle(milliseconds = 400): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
}

async function open(
  words: Record<string, string> = {},
  config: Partial<WidgetConfig> = {},
  settings: Partial<WidgetConfig['settings']> = {},
) {
  host = document.createElement('flyleaf-welcome-popup');
  Object.assign(host.dataset, words);
  document.documentElement.append(host);
  const kept = widgetConfig();
  Object.assign(kept.config.settings, { cover: true, ...settings });
  await act(async () => {
    handle = mount(host, { ...kept.config, ...config });
  });
  await settle();
  return kept;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(async () => answer());
});

afterEach(async () => {
  await act(async () => handle.unmount());
  expect(vi.getTimerCount()).toBe(0);
  host.remove();
  document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
  ask.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the cover of a publication that has more', () => {
  it('shows recommendations and posts below the form', async () => {
    await open();
    expect(ask.mock.calls[0]?.[0]).toBe('https://flyleaf.example/embed/tide/cover.json');
    expect(shadow().querySelector('blockquote')?.textContent).toBe('The only thing I read twice.');
    expect(shadow().querySelector('figcaption')?.textContent).toBe('Halina RoeSlow Trains');
    expect(shadow().querySelector<HTMLAnchorElement>('.post a')?.href).toBe(
      'https://blog.example/p/sea',
    );
  });

  it('says what the section says on a page of a section', async () => {
    const section = { slug: 'tides', name: 'Tide tables', description: 'Twice a day.' };
    ask.mockImplementation(async () => answer({ section }));
    await open({ section: 'tides' });
    expect(`${ask.mock.calls[0]?.[0]}`).toMatch(/cover\.json\?section=tides$/u);
    expect(shadow().querySelector('h2')?.textContent).toBe('Tide tables');
    expect(shadow().querySelector('.tagline')?.textContent).toBe('Twice a day.');
  });

  it('leaves the recommendations out where the address says so, and has its tagline', async () => {
    await open({ noBlurbs: '', heroText: 'Come in.' });
    expect(shadow().querySelector('blockquote')).toBeNull();
    expect(shadow().querySelector('.tagline')?.textContent).toBe('Come in.');
  });

  it('shows three faces beside the number of subscribers', async () => {
    ask.mockImplementation(async () => answer({ popup_variant: 'social_proof' }));
    await open();
    expect(text()).toContain('Join over 1,200 subscribers');
    const faces = [...shadow().querySelectorAll<HTMLImageElement>('.faces img')];
    expect(faces.map(({ alt, width, height }) => [alt, width, height])).toEqual([
      ['ines', 64, 64],
      ['tomasz', 64, 64],
      ['wren', 64, 64],
    ]);
  });

  it('is set in large type', async () => {
    ask.mockImplementation(async () => answer({ popup_variant: 'large_fonts' }));
    await open();
    expect(shadow().querySelector('.popup')?.classList.contains('large')).toBe(true);
  });

  it('counts a reader who takes part once the popup stands, not before', async () => {
    ask.mockImplementation(async () => answer({ popup_experiment: true }));
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 9, 9),
    );
    document.body.append(dialog);
    const { emitted } = await open({}, { tracking: true });
    expect(emitted('track')).toEqual([]);
    dialog.remove();
    await settle();
    expect(emitted('track')).toHaveLength(1);
    localStorage.clear();
  });
});

describe('a cover that is late or missing', () => {
  it('is waited for, then done without', async () => {
    ask.mockImplementation(() => new Promise(() => {}));
    await open();
    expect(isOpen()).toBe(false);
    await settle(CONTENT_PATIENCE);
    expect(isOpen()).toBe(true);
    expect(text()).toContain('The Tideline');
  });

  it.each([
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['an answer that is none', () => Promise.resolve(new Response('<html>'))],
    ['an answer without its fields', () => Promise.resolve(new Response('{}'))],
  ])('shows name and form after %s', async (_, reply) => {
    ask.mockImplementation(reply);
    await open();
    expect(isOpen()).toBe(true);
    expect(shadow().querySelector('input[type=email]')).not.toBeNull();
  });

  it('changes nothing once the popup stands', async () => {
    let arrive: (answer: Response) => void = () => {};
    ask.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await open();
    await settle(CONTENT_PATIENCE);
    await act(async () => arrive(answer()));
    await settle();
    expect(shadow().querySelector('blockquote')).toBeNull();
  });
});

describe('the popup', () => {
  it('has no way past the form but its close button where the address says so', async () => {
    await open({ noSkip: '' });
    expect(
      [...shadow().querySelectorAll('button')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent,
      ),
    ).toEqual(['Close', 'Subscribe']);
  });

  it('is described by its tagline', async () => {
    await open();
    const id = shadow().querySelector('dialog')?.getAttribute('aria-describedby') ?? '';
    expect(shadow().getElementById(id)?.textContent).toBe('Slow letters about the sea.');
  });

  it.each(['%', 's%'])('stays away when another tab leaves the stamp %s', async (stamp) => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 9, 9),
    );
    document.body.append(dialog);
    await open();
    document.cookie = `flyleaf_dismissed=${stamp.replace('%', `${Date.now()}`)}; path=/`;
    dialog.remove();
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('goes when another tab dismisses it, and its reader comes back', async () => {
    await open();
    expect(isOpen()).toBe(true);
    document.cookie = `flyleaf_dismissed=${Date.now()}; path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('waits for the moment that the publisher chose', async () => {
    await open({}, {}, { popup_when: { seconds: 3 } });
    await settle(2_000);
    expect(isOpen()).toBe(false);
    await settle(2_000);
    expect(isOpen()).toBe(true);
  });
});

it('clamps recommendations to as many lines as the rule says', () => {
  expect(moreStyles).toContain(`-webkit-line-clamp: ${BLURB_LINES};`);
});

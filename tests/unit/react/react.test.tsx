import { StrictMode, act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscribeForm, WelcomePopup } from '../../../widgets/react/index.ts';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

const SRC = 'https://flyleaf.example/embed/demo.js';
const fallback = <a href="/subscribe">Subscribe</a>;

let container: HTMLElement;
let root: Root | undefined;
let complaints: ReturnType<typeof vi.spyOn>;

/** What stands for our script, which is not loaded here: the tests say when it came. */
const STAND_IN = 'x-script';
const tags = () => [...document.querySelectorAll<HTMLScriptElement>(STAND_IN)];
const host = () => container.querySelector('flyleaf-subscribe-form') as HTMLElement;
const page = globalThis as { flyleaf?: ((...command: unknown[]) => void) & { q?: unknown[][] } };

/** The loader came: it takes the queue and puts itself into its place. */
async function loaderComes() {
  const queued = page.flyleaf?.q ?? [];
  const api = vi.fn<(...command: unknown[]) => void>();
  page.flyleaf = Object.assign(api, { live: true });
  queued.forEach((command) => api(...command));
  tags()[0]?.dispatchEvent(new Event('load'));
  await act(async () => {});
  return api;
}

const show = (node: ReactNode) =>
  act(async () => {
    root ??= createRoot(container);
    root.render(<StrictMode>{node}</StrictMode>);
  });

const leave = async () => {
  await act(async () => root?.unmount());
  root = undefined;
};

const emit = (target: EventTarget, name: string, detail: object) =>
  target.dispatchEvent(new CustomEvent(`flyleaf:${name}`, { bubbles: true, detail }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complaints = vi.spyOn(console, 'error');
  container = document.body.appendChild(document.createElement('main'));
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'script' ? STAND_IN : name),
  );
});

afterEach(async () => {
  await leave();
  if (tags()[0]) await loaderComes();
  expect(tags()).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  delete page.flyleaf;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the form', () => {
  it('is its fallback on the server, and hydrates without a complaint', async () => {
    const form = (
      <StrictMode>
        <SubscribeForm src={SRC} layout="inline" theme="dark">
          {fallback}
        </SubscribeForm>
      </StrictMode>
    );
    const html = renderToString(form);
    expect(html).toBe(
      '<flyleaf-subscribe-form layout="inline" theme="dark"><a href="/subscribe">Subscribe</a></flyleaf-subscribe-form>',
    );
    container.append(document.createRange().createContextualFragment(html));
    const served = host();
    const mismatch = vi.fn<() => void>();
    await act(async () => {
      root = hydrateRoot(container, form, { onRecoverableError: mismatch });
    });
    expect(mismatch).not.toHaveBeenCalled();
    expect(host()).toBe(served);
    expect(tags()).toHaveLength(1);
  });

  it('loads the script once for any number of components, with the nonce', async () => {
    await show(
      <>
        <SubscribeForm src={SRC} nonce="abc" />
        <SubscribeForm src={SRC} nonce="abc" />
        <WelcomePopup src={SRC} nonce="abc" />
      </>,
    );
    expect(tags().map((tag) => [tag.async, tag.dataset['popup'], tag.nonce])).toEqual([
      [true, 'hidden', 'abc'],
    ]);
  });

  it('leaves the script to a page that has it', async () => {
    const own = Object.assign(document.createElement('script'), { src: SRC });
    vi.spyOn(document, 'scripts', 'get').mockReturnValue([own] as never);
    await show(<SubscribeForm src={SRC} />);
    expect(tags()).toEqual([]);
  });

  it('calls back with its own events, by the newest callback', async () => {
    const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    await show(<SubscribeForm src={SRC} onSubscribed={first} onReady={other} />);
    await show(<SubscribeForm src={SRC} onSubscribed={second} onReady={other} />);
    const detail = { widget: 'subscribe-form', email: 'a@example.org' };
    emit(host(), 'subscribed', detail);
    emit(document.body, 'subscribed', detail);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith(detail);
    expect(other).not.toHaveBeenCalled();
  });

  it('says that it is ready when the widget was there before React', async () => {
    const form = <SubscribeForm />;
    container.append(document.createRange().createContextualFragment(renderToString(form)));
    const inner = document.createElement('div');
    inner.className = 'root';
    host().attachShadow({ mode: 'open' }).append(inner);
    const ready = vi.fn<() => void>();
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <SubscribeForm onReady={ready} />
        </StrictMode>,
      );
    });
    expect(ready).toHaveBeenCalledExactlyOnceWith({ widget: 'subscribe-form' });
  });

  it('is another element with another layout, and the same with another theme', async () => {
    await show(<SubscribeForm layout="card" />);
    const card = host();
    await show(<SubscribeForm layout="card" theme="dark" />);
    expect(host()).toBe(card);
    expect(card.getAttribute('theme')).toBe('dark');
    await show(<SubscribeForm layout="inline" />);
    expect(host()).not.toBe(card);
  });

  it('says so when the script cannot come, keeps the fallback, and tries again next time', async () => {
    const failed = vi.fn<() => void>();
    await show(
      <SubscribeForm src={SRC} onError={failed}>
        {fallback}
      </SubscribeForm>,
    );
    tags()[0]?.dispatchEvent(new Event('error'));
    expect(failed).toHaveBeenCalledExactlyOnceWith({
      widget: 'subscribe-form',
      message: `The script ${SRC} could not be loaded`,
    });
    expect(host().textContent).toBe('Subscribe');
    expect(tags()).toEqual([]);
    await leave();
    await show(<SubscribeForm src={SRC} />);
    expect(tags()).toHaveLength(1);
  });
});

describe('leaving', () => {
  it('takes the loader, the tag and the global along', async () => {
    await show(<SubscribeForm src={SRC} />);
    const api = await loaderComes();
    await leave();
    expect(api.mock.calls).toEqual([['destroy']]);
    expect(tags()).toEqual([]);
    expect(page.flyleaf).toBeUndefined();
  });

  it('waits for a script that is on its way', async () => {
    await show(<SubscribeForm src={SRC} />);
    await leave();
    expect(tags()).toHaveLength(1);
    const api = await loaderComes();
    expect(api.mock.calls).toEqual([['destroy']]);
    expect(tags()).toEqual([]);
  });

  it('does nothing when another component comes in the same breath', async () => {
    await show(<SubscribeForm key="a" src={SRC} />);
    const api = await loaderComes();
    await show(<SubscribeForm key="b" src={SRC} />);
    expect(api).not.toHaveBeenCalled();
    expect(tags()).toHaveLength(1);
  });

  it("gives back the page's own stub", async () => {
    const own = () => {};
    page.flyleaf = own;
    await show(<SubscribeForm src={SRC} />);
    await loaderComes();
    await leave();
    expect(page.flyleaf).toBe(own);
  });

  it('leaves no listener on the window', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    await show(<WelcomePopup src={SRC} />);
    await leave();
    const names = (spy: typeof added) =>
      spy.mock.calls.map(([name]) => `${name}`).filter((name) => name.startsWith('flyleaf:'));
    expect(names(added).length).toBeGreaterThan(0);
    expect(names(removed as unknown as typeof added).sort()).toEqual(names(added).sort());
  });
});

describe('the popup', () => {
  it('is nothing on the server', () => {
    expect(renderToString(<WelcomePopup src={SRC} />)).toBe('');
  });

  it('sets the page by its props, and back when it goes', async () => {
    await show(<WelcomePopup src={SRC} audience="everyone" />);
    const api = await loaderComes();
    const last = () => api.mock.calls.at(-1);
    expect(last()).toEqual(['set', { popup: null, audience: 'everyone', theme: null }]);
    await show(<WelcomePopup src={SRC} popup="mount" theme="dark" />);
    expect(last()).toEqual(['set', { popup: 'mount', audience: null, theme: 'dark' }]);
    await leave();
    expect(api.mock.calls.slice(-3)).toEqual([
      ['set', { popup: 'hidden', audience: null, theme: null }],
      ['hide'],
      ['destroy'],
    ]);
  });

  it('calls back with its own events, wherever the popup stands', async () => {
    const [shown, dismissed] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await show(<WelcomePopup src={SRC} onShown={shown} onDismissed={dismissed} />);
    emit(document.documentElement, 'shown', { widget: 'welcome-popup' });
    emit(document.documentElement, 'dismissed', { widget: 'subscribe-form' });
    expect(shown).toHaveBeenCalledExactlyOnceWith({ widget: 'welcome-popup' });
    expect(dismissed).not.toHaveBeenCalled();
  });
});

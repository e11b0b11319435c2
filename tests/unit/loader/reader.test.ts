import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importWidget } from '../../../loader/import-widget.ts';
import { HAND_BACK_KEY, READER_KEY } from '../../../src/contracts/reader-keys.ts';
import { runLoader } from '../../support/widgets/load-loader.ts';
import {
  near,
  popup,
  put,
  settle,
  useLoaderPage,
  widget,
} from '../../support/widgets/loader-page.ts';
import type { KnownReader, ReaderModule } from '../../../src/contracts/embed.ts';

vi.mock('../../../loader/import-widget.ts');
useLoaderPage();

const CODE = 'c'.repeat(43);
const KEY = `${READER_KEY}tide`;
const MEMBER: KnownReader = {
  viewer: { level: 'free', email_hint: 'r•••@example.com' },
  spared: true,
  reader: { subscribe: vi.fn<() => never>(), signOut: vi.fn<() => Promise<void>>() },
};

const know = vi.fn<ReaderModule['know']>();
const readerAsked = () =>
  vi.mocked(importWidget).mock.calls.filter(([, name]) => name === 'reader');

/** The reader's script answers; all others are the widgets'. */
const give = (answer: Promise<KnownReader>) => {
  know.mockReset().mockReturnValue(answer);
  vi.mocked(importWidget).mockImplementation(async (_, name) =>
    name === 'reader' ? ({ know } as never) : widget,
  );
};

const heard = vi.fn<(event: Event) => void>();
const viewersHeard = () => heard.mock.calls.map(([event]) => (event as CustomEvent).detail);

beforeEach(() => document.addEventListener('flyleaf:viewer', heard));
afterEach(() => {
  document.removeEventListener('flyleaf:viewer', heard);
  heard.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a stranger', () => {
  it('costs no script, and the page is told so', async () => {
    await runLoader({ popup: 'hidden' });
    await settle();
    expect(importWidget).not.toHaveBeenCalled();
    expect(viewersHeard()).toEqual([{ level: 'anonymous' }]);
  });

  it('becomes known where a widget writes them into the page’s record', async () => {
    const host = put('<flyleaf-subscribe-form></flyleaf-subscribe-form>');
    await runLoader({ popup: 'hidden' });
    await near(host);
    const { known } = widget.mount.mock.calls[0]?.[1] ?? {};
    Object.assign(known ?? {}, MEMBER);
    window.flyleaf?.('set', { popup: null });
    await settle();
    expect(popup()).toBeNull();
    const later = put('<flyleaf-subscribe-form></flyleaf-subscribe-form>');
    await near(later);
    expect(widget.mount.mock.calls[1]?.[1]).toMatchObject({ viewer: MEMBER.viewer });
    window.flyleaf?.('sign-out');
    await settle();
    expect(MEMBER.reader?.signOut).toHaveBeenCalledOnce();
    vi.mocked(MEMBER.reader?.signOut)?.mockClear();
  });

  it('is one where storage is refused, and gets the popup', async () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('refused');
          },
        },
      ),
    );
    await runLoader();
    await settle();
    expect(readerAsked()).toEqual([]);
    expect(popup()).not.toBeNull();
    expect(viewersHeard()).toEqual([{ level: 'anonymous' }]);
  });
});

describe('the code of the way back', () => {
  it.each([
    ['/essay?a=b', `#${HAND_BACK_KEY}=${CODE}`, ''],
    ['/essay', `#comments&${HAND_BACK_KEY}=${CODE}`, '#comments'],
  ])('is taken out of %s%s before anything else runs', async (path, fragment, rest) => {
    give(Promise.resolve(MEMBER));
    history.replaceState({ page: 1 }, '', path + fragment);
    const { length } = history;
    await runLoader({ popup: 'hidden' });
    expect(location.pathname + location.search + location.hash).toBe(path + rest);
    expect(history.state).toEqual({ page: 1 });
    expect(history.length).toBe(length);
    await settle();
    expect(know).toHaveBeenCalledOnce();
    expect(know.mock.calls[0]?.[1]).toBe(CODE);
  });

  it.each(['#comments', '#flyleaf-hand-back', '#/route?x=1', ''])(
    'leaves %j alone',
    async (hash) => {
      history.replaceState(null, '', `/${hash}`);
      const replaced = vi.spyOn(history, 'replaceState');
      await runLoader({ popup: 'hidden' });
      await settle();
      expect(replaced).not.toHaveBeenCalled();
      expect(importWidget).not.toHaveBeenCalled();
    },
  );
});

describe('a reader whose token was kept', () => {
  beforeEach(() => localStorage.setItem(KEY, 't'));

  it('is asked about before the popup is decided on, and never sees it', async () => {
    let arrive: (known: KnownReader) => void = () => {};
    give(new Promise((resolve) => (arrive = resolve)));
    await runLoader();
    await settle(5_000);
    expect(popup()).toBeNull();
    arrive(MEMBER);
    await settle(5_000);
    expect(popup()).toBeNull();
    expect(viewersHeard()).toEqual([MEMBER.viewer]);
  });

  it('sees it when they subscribe to nothing here', async () => {
    give(Promise.resolve({ viewer: { level: 'anonymous', email_hint: 'r•••@example.com' } }));
    await runLoader();
    await settle();
    expect(popup()).not.toBeNull();
  });

  it('does not see it when they can’t be asked about; forms work as a stranger’s', async () => {
    give(Promise.reject(new TypeError('offline')));
    const host = put('<flyleaf-subscribe-form></flyleaf-subscribe-form>');
    await runLoader();
    await near(host);
    expect(popup()).toBeNull();
    expect(widget.mount.mock.calls[0]?.[1]).toMatchObject({ viewer: { level: 'anonymous' } });
  });

  it('sees it when the page shows it to everybody', async () => {
    give(Promise.resolve(MEMBER));
    await runLoader({ popup: 'forced' });
    await settle();
    expect(popup()).not.toBeNull();
  });

  it('is known to widgets, with what can be done for them', async () => {
    give(Promise.resolve(MEMBER));
    const host = put('<flyleaf-subscribe-form></flyleaf-subscribe-form>');
    await runLoader({ popup: 'hidden' });
    await near(host);
    expect(widget.mount.mock.calls[0]?.[1]).toMatchObject({
      viewer: MEMBER.viewer,
      reader: MEMBER.reader,
    });
  });

  it('is signed out by the page', async () => {
    give(Promise.resolve(MEMBER));
    await runLoader({ popup: 'hidden' });
    window.flyleaf?.('sign-out');
    await settle();
    expect(MEMBER.reader?.signOut).toHaveBeenCalledOnce();
  });

  it('is another publication’s, which this page does not ask about', async () => {
    localStorage.clear();
    localStorage.setItem(`${READER_KEY}other`, 't');
    await runLoader({ popup: 'hidden' });
    await settle();
    expect(importWidget).not.toHaveBeenCalled();
  });
});

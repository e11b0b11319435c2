import { describe, expect, it, vi } from 'vitest';
import { runLoader } from '../../support/widgets/load-loader.ts';
import { popup, settle, useLoaderPage, widget } from '../../support/widgets/loader-page.ts';

vi.mock('../../../loader/import-widget.ts');
useLoaderPage();

describe('the popup', () => {
  const meta = (audience: string) =>
    document.head.append(
      Object.assign(document.createElement('meta'), {
        name: 'flyleaf:audience',
        content: audience,
      }),
    );
  const dismissed = (ago: number) => {
    document.cookie = `flyleaf_dismissed=${Date.now() - ago}; path=/`;
  };

  const signedUp = (ago: number) => {
    document.cookie = `flyleaf_dismissed=s${Date.now() - ago}; path=/`;
  };

  it.each([
    ['by itself', {}, () => {}, true],
    ['not where the page hides it', { popup: 'hidden' }, () => {}, false],
    ['not after a dismissal today', {}, () => dismissed(3_600_000), false],
    ['after a dismissal the day before', {}, () => dismissed(86_400_001), true],
    ['not where a reader signed up today', {}, () => signedUp(1), false],
    ['not where a reader signed up a year ago', {}, () => signedUp(365 * 86_400_000), false],
    ['on mount in spite of a dismissal', { popup: 'mount' }, () => dismissed(1), true],
    [
      'forced in spite of all',
      { popup: 'forced', audience: 'only_paid' },
      () => dismissed(1),
      true,
    ],
    ['not over a paid post, by the tag', { audience: 'founding' }, () => {}, false],
    ['not over a paid post, by the page', {}, () => meta('only_paid'), false],
    ['over a free post', {}, () => meta('everyone'), true],
  ] as const)('shows %s', async (_, data, prepare, shows) => {
    prepare();
    await runLoader(data);
    await settle();
    expect(popup() !== null).toBe(shows);
  });

  it('shows, and takes the flag, where the address has the sign-up flag', async () => {
    dismissed(1);
    history.replaceState({ kept: true }, '', '/post?a=1#flyleaf-subscribe');
    await runLoader();
    await settle();
    expect(popup()?.dataset['popup']).toBe('forced');
    expect(location.href.endsWith('/post?a=1')).toBe(true);
    expect(history.state).toEqual({ kept: true });
  });

  it('shows again at each link with the sign-up flag', async () => {
    dismissed(1);
    await runLoader();
    await settle();
    for (const _ of ['first', 'second']) {
      expect(popup()).toBeNull();
      location.hash = '#flyleaf-subscribe';
      window.dispatchEvent(new Event('hashchange'));
      await settle();
      expect(popup()).not.toBeNull();
      popup()?.remove();
      await settle();
    }
  });

  describe('a link to the sign-up flag', () => {
    const click = (init: MouseEventInit = {}) => {
      const link = Object.assign(document.createElement('a'), { href: '#flyleaf-subscribe' });
      const word = document.createElement('b');
      link.append(word);
      document.body.append(link);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      word.dispatchEvent(event);
      link.remove();
      return event;
    };

    it('shows the popup and leads nowhere', async () => {
      await runLoader({ popup: 'hidden' });
      await settle();
      expect(click().defaultPrevented).toBe(true);
      expect(popup()?.dataset['popup']).toBe('forced');
    });

    it.each([{ ctrlKey: true }, { metaKey: true }])('opens another tab with %o', async (keys) => {
      await runLoader({ popup: 'hidden' });
      await settle();
      // Nothing navigates in here.
      document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
      click(keys);
      expect(popup()).toBeNull();
    });
  });

  it('does not come back by an anchor of the page', async () => {
    await runLoader({ popup: 'mount' });
    await settle();
    popup()?.remove();
    location.hash = '#chapter-2';
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(popup()).toBeNull();
  });

  it('stays away where the publication does not want it', async () => {
    await runLoader({}, { popup: false });
    await settle();
    expect(popup()).toBeNull();
  });

  it('waits until someone looks at the page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await runLoader();
    await settle();
    expect(popup()).toBeNull();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(popup()).not.toBeNull();
  });

  it('goes when the page becomes one where it must not be', async () => {
    await runLoader();
    await settle();
    history.pushState(null, '', '/paid');
    meta('only_paid');
    await settle(300);
    expect(popup()).toBeNull();
    expect(widget.handles[0]?.unmount).toHaveBeenCalledOnce();
  });

  it('comes when the page becomes one where it may be', async () => {
    meta('only_paid');
    await runLoader();
    await settle();
    history.pushState(null, '', '/free');
    document.head.replaceChildren();
    await settle();
    expect(popup()).not.toBeNull();
  });
});

describe('a pinned version', () => {
  it('asks for no settings beside a copy that is at work', async () => {
    const ask = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ popup: false })));
    vi.stubGlobal('fetch', ask);
    await runLoader({ publication: 'tide' }, null);
    await runLoader({ publication: 'tide' }, null);
    await settle();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('asks for the settings of its publication, again when that fails', async () => {
    const ask = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response('', { status: 503 }));
    ask.mockResolvedValue(new Response(JSON.stringify({ popup: true, scripts: {} })));
    vi.stubGlobal('fetch', ask);
    await runLoader({ publication: 'tide' }, null);
    await settle();
    expect(`${ask.mock.calls[0]?.[0]}`).toMatch(/\/embed\/tide\.json$/u);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(popup()).not.toBeNull();
  });
});

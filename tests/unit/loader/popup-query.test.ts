import { describe, expect, it, vi } from 'vitest';
import { runLoader } from '../../support/widgets/load-loader.ts';
import { popup, settle, useLoaderPage } from '../../support/widgets/loader-page.ts';

vi.mock('../../../loader/import-widget.ts');
useLoaderPage();

/** Runs the script that stands before the loader, at an address. */
async function takeAt(address: string): Promise<void> {
  history.replaceState({ kept: true }, '', address);
  vi.resetModules();
  await import('../../../loader/popup-query.ts');
}

describe('parameters of the popup in an address', () => {
  it('are taken out of it, and nothing else is', async () => {
    await takeAt('/post?a=1&no_skip&hero_text=Hello+there&b=2#end');
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/post?a=1&b=2#end');
    expect(history.state).toEqual({ kept: true });
  });

  it('reach the popup', async () => {
    await takeAt('/post?no_skip=1&no_blurbs=true&hero_text=Hello+there');
    await runLoader();
    await settle();
    expect(popup()?.dataset['heroText']).toBe('Hello there');
    expect(popup()?.getAttribute('data-no-skip')).toBe('');
    expect(popup()?.getAttribute('data-no-blurbs')).toBe('');
  });

  it('keep the popup from showing by itself', async () => {
    await takeAt('/post?hide_intro_popup=true');
    await runLoader();
    await settle();
    expect(popup()).toBeNull();
  });

  it('keep the popup from showing on mount', async () => {
    await takeAt('/post?hide_intro_popup=true');
    await runLoader({ popup: 'mount' });
    await settle();
    expect(popup()).toBeNull();
  });

  it('do not keep a forced popup away', async () => {
    const tag = document.createElement('script');
    tag.dataset['popup'] = 'forced';
    document.head.append(tag);
    await takeAt('/post?hide_intro_popup=true');
    await runLoader({ popup: 'forced' });
    await settle();
    expect(popup()).not.toBeNull();
  });

  it('that are off leave the popup as it is', async () => {
    await takeAt('/post?no_skip=false&hide_intro_popup=0');
    await runLoader();
    await settle();
    expect(location.search).toBe('');
    expect(popup()?.dataset['noSkip']).toBeUndefined();
  });

  it('reach a loader that is at work already', async () => {
    const live = Object.assign(vi.fn(), { live: true as const });
    window.flyleaf = live;
    await takeAt('/post?no_blurbs');
    expect(live.mock.calls).toEqual([['set', { noBlurbs: '' }]]);
  });

  it('leave a page without any as it is', async () => {
    await takeAt('/post?a=1');
    expect(window.flyleaf).toBeUndefined();
    expect(location.search).toBe('?a=1');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POPUP_VARIANTS } from '../../../../src/popup/popup-variant.ts';
import { chooseLook } from '../../../../widgets/welcome-popup/choose-look.ts';
import { coverContent } from '../../../../widgets/gallery/sample-cover.ts';
import { widgetConfig } from '../../../support/widgets/widget-config.ts';
import type { CoverContent } from '../../../../src/contracts/cover.contract.ts';

let isWide = true;

function choose(content: Partial<CoverContent>, tracking?: boolean, search = '') {
  const { config, emitted } = widgetConfig();
  const { look, exposed } = chooseLook({ ...config, tracking }, coverContent(content), search);
  exposed();
  return { look, exposures: emitted('track') };
}

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the popup's look", () => {
  it('is the one that the publisher wants, and nobody is counted', () => {
    const { look, exposures } = choose(
      { popup_variant: 'large_fonts', popup_experiment: true },
      true,
    );
    expect(look).toBe('large_fonts');
    expect(exposures).toEqual([]);
  });

  it.each([
    ['details are off', { welcome_page_details: false }, ''],
    ['the publication has its own domain', { custom_domain: 'tide.example' }, ''],
    ['there are no top posts', { top_posts: [] }, ''],
    ['there are no top subscribers', { top_subscribers: [] }, ''],
    ['there are few subscribers', { free_subscriber_count: 10 }, ''],
    ['a reader was sent by another', {}, '?r=2b'],
  ] satisfies [string, Partial<CoverContent>, string][])(
    'is the default where %s, also when another is wanted',
    (_, content, search) => {
      const wanted = { popup_variant: 'social_proof', ...content } as const;
      expect(choose(wanted, true, search).look).toBe('default');
    },
  );

  it('is the default on a phone', () => {
    isWide = false;
    expect(choose({ popup_variant: 'social_proof' }, true).look).toBe('default');
  });

  it('is assigned once and for all to a reader who allowed it, who is counted when it is seen', () => {
    const first = choose({ popup_experiment: true }, true);
    expect(POPUP_VARIANTS).toContain(first.look);
    expect(first.exposures).toEqual([
      {
        event: 'experiment exposure',
        properties: { experiment: 'welcome_popup_variant', variant: first.look },
      },
    ]);
    expect(choose({ popup_experiment: true }, true).look).toBe(first.look);
  });

  it.each([undefined, false])(
    'is the default, uncounted and unstored, where tracking is %s',
    (tracking) => {
      const { look, exposures } = choose({ popup_experiment: true }, tracking);
      expect([look, exposures, localStorage.length]).toEqual(['default', [], 0]);
    },
  );

  it('stores nothing where the experiment is off or the visit is not eligible', () => {
    choose({}, true);
    choose({ popup_experiment: true, custom_domain: 'tide.example' }, true);
    expect(localStorage.length).toBe(0);
  });
});

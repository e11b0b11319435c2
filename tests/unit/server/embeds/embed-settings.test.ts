import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { embedSettings, settingsSource } from '../../../../server/embeds/embed-settings.ts';
import { parseConfig } from '../../../../server/platform/config.ts';
import { DEFAULT_SETTINGS } from '../../../../server/publications/publication.ts';
import type { Publication } from '../../../../server/publications/publication.ts';

const publication: Publication = {
  ...DEFAULT_SETTINGS,
  id: 7,
  subdomain: 'weekly',
  name: 'The Weekly',
  support_email: 'private@weekly.example',
  created_at: 1,
  updated_at: 2,
};
const assets = {
  entries: {
    'subscribe-form': '/assets/h/*/s.js',
    'welcome-popup': '/assets/h/*/w.js',
    reader: '/assets/h/*/r.js',
    pages: '/p.js',
  },
  integrity: {},
  root: '',
  loader: '',
  popupQuery: '',
};

it('tells the loader what is public and nothing else', () => {
  expect(embedSettings({ config: parseConfig({}), assets }, publication, false)).toEqual({
    publication: {
      id: 7,
      subdomain: 'weekly',
      name: 'The Weekly',
      hero_text: null,
      logo_url: null,
      cover_photo_url: null,
      hide_intro_title: false,
      hide_intro_subtitle: false,
      invite_only: false,
      language: 'en',
      accent_color: null,
    },
    platform: 'http://127.0.0.1:8787',
    pages: 'http://127.0.0.1:8787',
    pagesQuery: 'publication=weekly',
    scripts: {
      'subscribe-form': '/assets/h/*.en/s.js',
      'welcome-popup': '/assets/h/*.en/w.js',
      reader: '/assets/h/en/r.js',
    },
    popup: true,
    terms_url: null,
    privacy_url: null,
  });
});

it('is JavaScript that means the same, whatever the publication is called', () => {
  const settings = embedSettings({ config: parseConfig({}), assets }, publication, false);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const named = { ...settings, publication: { ...settings.publication, name } };
      const value: unknown = runInNewContext(`(${settingsSource(named)})`);
      expect(JSON.stringify(value)).toBe(JSON.stringify(named));
    }),
  );
});

it('can not end a script element or a line', () => {
  const settings = embedSettings({ config: parseConfig({}), assets }, publication, false);
  const name = '</script><!--\u2028\u2029';
  const source = settingsSource({
    ...settings,
    publication: { ...settings.publication, name },
  });
  expect(source).not.toMatch(/[<\u2028\u2029]/u);
});

it('is the same text as before there were options, where all are off', () => {
  const settings = embedSettings({ config: parseConfig({}), assets }, publication, false);
  expect(settingsSource(settings)).toBe(
    '{"publication":{"id":7,"subdomain":"weekly","name":"The Weekly","hero_text":null,"logo_url":null,' +
      '"cover_photo_url":null,"accent_color":null,"language":"en","hide_intro_title":false,' +
      '"hide_intro_subtitle":false,"invite_only":false},"platform":"http://127.0.0.1:8787",' +
      '"pages":"http://127.0.0.1:8787","pagesQuery":"publication=weekly","scripts":' +
      '{"subscribe-form":"/assets/h/*.en/s.js","welcome-popup":"/assets/h/*.en/w.js",' +
      '"reader":"/assets/h/en/r.js"},' +
      '"popup":true,"terms_url":null,"privacy_url":null}',
  );
});

describe('an option that is on', () => {
  const told = (changes: Partial<Publication>, isCovered = false) =>
    embedSettings({ config: parseConfig({}), assets }, { ...publication, ...changes }, isCovered);

  it.each([
    [{ popup_delay: 5 }, { seconds: 5 }],
    [{ popup_scroll: 40 }, { depth: 40 }],
    [{ popup_exit_intent: true }, { exit: true }],
    [
      { popup_delay: 1, popup_scroll: 100, popup_exit_intent: true },
      { seconds: 1, depth: 100, exit: true },
    ],
  ] as const)('%j is when the popup shows', (changes, when) => {
    expect(told(changes).popup_when).toStrictEqual(when);
  });

  it('names where the rest of the cover page is', () => {
    expect(told({}, true).cover).toBe('/embed/weekly/cover.json');
    expect(told({}, false)).not.toHaveProperty('cover');
  });

  it('names where to ask for an invitation, only by invitation and where there is an address', () => {
    expect(told({ invite_only: true }).invite_email).toBe('private@weekly.example');
    expect(told({})).not.toHaveProperty('invite_email');
    expect(told({ invite_only: true, support_email: null })).not.toHaveProperty('invite_email');
  });

  it('of looks and numbers does not reach the loader', () => {
    const looks = { popup_variant: 'large_fonts', popup_experiment: true } as const;
    expect(told({ ...looks, welcome_page_details: true, cover_photo_ratio: 1.5 })).toEqual(
      told({}),
    );
  });
});

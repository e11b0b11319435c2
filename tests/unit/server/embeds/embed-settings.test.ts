import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { embedSettings, settingsSource } from '../../../../server/embeds/embed-settings.ts';
import { parseConfig } from '../../../../server/platform/config.ts';
import { DEFAULT_SETTINGS } from '../../../../server/publications/publication.ts';

const publication = {
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
    scripts: { 'subscribe-form': '/assets/h/*.en/s.js', 'welcome-popup': '/assets/h/*.en/w.js' },
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

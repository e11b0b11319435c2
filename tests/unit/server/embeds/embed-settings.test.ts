import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  embedSettings,
  settingsLiteral,
  settingsSource,
} from '../../../../server/embeds/embed-settings.ts';
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
  entries: { 'subscribe-form': '/assets/h/*/subscribe-form.js', pages: '/assets/p/*/pages.js' },
  integrity: {},
  root: '',
  loader: '',
  popupQuery: '',
};

it('tells the loader what is public, what says something, and nothing else', () => {
  expect(embedSettings({ config: parseConfig({}), assets }, publication, false)).toEqual({
    publication: { subdomain: 'weekly', name: 'The Weekly' },
    platform: 'http://127.0.0.1:8787',
    pages: 'http://127.0.0.1:8787',
    pagesQuery: 'publication=weekly',
    scripts: '/assets/h/*.en/',
    popup: true,
  });
});

it('tells it all that a publication may have', () => {
  const look = {
    hero_text: 'Every Friday.',
    logo_url: 'https://weekly.example/logo.svg',
    cover_photo_url: 'https://weekly.example/photo.jpg',
    accent_color: '#0f6b75',
    hide_intro_title: true,
    hide_intro_subtitle: true,
    invite_only: true,
  };
  const own = { terms_url: 'https://weekly.example/t', privacy_url: 'https://weekly.example/p' };
  const rich = { ...publication, ...look, ...own };
  expect(embedSettings({ config: parseConfig({}), assets }, rich, false)).toMatchObject({
    publication: { subdomain: 'weekly', name: 'The Weekly', ...look },
    ...own,
  });
});

/** Texts that look like what stands around them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('{', '}', ',', ':', '"', '\\', 'a', '_', '1', '-') }),
);

it('is JavaScript that means the same, whatever the publication is called and says', () => {
  const settings = embedSettings({ config: parseConfig({}), assets }, publication, false);
  // JSON means another thing by this name, which is none of ours.
  const key = anyText.filter((text) => text !== '__proto__');
  const words = fc.dictionary(key, anyText);
  fc.assert(
    fc.property(anyText, words, (name, form) => {
      const copy = { en: { form } };
      const named = { ...settings, publication: { ...settings.publication, name }, copy };
      const source = settingsSource(named);
      const value: unknown = runInNewContext(settingsLiteral(source));
      expect(JSON.stringify(value)).toBe(JSON.stringify(named));
      expect(JSON.parse(source)).toEqual(named);
    }),
  );
});

it('has no quotes around the names of its fields, but where they are needed', () => {
  const source = settingsSource({
    ...embedSettings({ config: parseConfig({}), assets }, publication, false),
    copy: { 'pt-br': { form: { hint: 'Um, "dois": três.' } } },
  });
  expect(settingsLiteral(source)).toBe(
    '({publication:{subdomain:"weekly",name:"The Weekly"},platform:"http://127.0.0.1:8787",' +
      'pages:"http://127.0.0.1:8787",scripts:"/assets/h/*.en/",pagesQuery:"publication=weekly",' +
      'popup:true,copy:{"pt-br":{form:{hint:"Um, \\"dois\\": três."}}}})',
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

  it('says that its cover page has more', () => {
    expect(told({}, true).cover).toBe(true);
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

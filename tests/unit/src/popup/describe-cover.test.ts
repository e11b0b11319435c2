import { describe, expect, it } from 'vitest';
import {
  BLURB_LINES,
  coverAction,
  coverImages,
  describeCover,
} from '../../../../src/popup/describe-cover.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import type { CoverFacts } from '../../../../src/popup/describe-cover.ts';

const publication = {
  subdomain: 'tide',
  name: 'Tide Letters',
  hero_text: 'About the sea',
  logo_url: 'https://cdn.example/logo.png',
  cover_photo_url: 'https://cdn.example/cover.jpg',
};

const section = {
  name: 'Harbours',
  description: 'One a month',
  logo_url: 'https://cdn.example/harbour.png',
  cover_photo_url: 'https://cdn.example/harbour.jpg',
};

const facts: CoverFacts = {
  publication,
  isPopup: true,
  level: 'anonymous',
  isWide: true,
  options: { heroText: null, noBlurbs: false },
};

const cover = (change: Partial<CoverFacts>) => describeCover({ ...facts, ...change });
const withPublication = (change: object) => cover({ publication: { ...publication, ...change } });
const withSection = (change: object) => cover({ section: { ...section, ...change } });

it('shows what the publication has', () => {
  expect(describeCover(facts)).toEqual({
    name: 'Tide Letters',
    isNameShown: true,
    tagline: 'About the sea',
    logoUrl: 'https://cdn.example/logo.png',
    photoUrl: 'https://cdn.example/cover.jpg',
    blurbs: [],
    hasLearnMore: false,
    action: 'form',
  });
});

it('shows what the section has, where the page is of one', () => {
  expect(cover({ section })).toEqual({
    name: 'Harbours',
    isNameShown: true,
    tagline: 'One a month',
    logoUrl: 'https://cdn.example/harbour.png',
    photoUrl: 'https://cdn.example/harbour.jpg',
    blurbs: [],
    hasLearnMore: false,
    action: 'form',
  });
});

it('fills what a section lacks from its publication', () => {
  const bare = { name: ' ', description: '', logo_url: null, cover_photo_url: undefined };
  expect(cover({ section: bare })).toEqual(cover({ section: null }));
});

describe('the name', () => {
  it.each([
    [{ name: null }, 'tide'],
    [{ name: '  ' }, 'tide'],
    [{ name: ' Tide ' }, 'Tide'],
  ])('of %o is %o', (change, name) => {
    expect(withPublication(change).name).toBe(name);
  });

  it.each([
    [true, undefined, false],
    [false, undefined, true],
    [null, undefined, true],
    [true, null, false],
    [true, false, true],
    [false, true, false],
    [undefined, true, false],
  ])('hidden by the publication: %s, by the section: %s; shows: %s', (own, ofSection, shown) => {
    const found = cover({
      publication: { ...publication, hide_intro_title: own },
      section: { ...section, hide_intro_title: ofSection },
    });
    expect([found.isNameShown, found.name]).toEqual([shown, 'Harbours']);
  });

  it('is hidden by the publication where there is no section', () => {
    expect(withPublication({ hide_intro_title: true }).isNameShown).toBe(false);
  });
});

describe('the tagline', () => {
  it('is the one that the address brings, else the one of the section, else of the publication', () => {
    const options = { ...facts.options, heroText: 'For you' };
    expect(cover({ section, options }).tagline).toBe('For you');
    expect(cover({ section }).tagline).toBe('One a month');
    expect(cover({}).tagline).toBe('About the sea');
    expect(withPublication({ hero_text: null }).tagline).toBeNull();
  });

  it.each([
    [true, undefined, null],
    [true, false, 'One a month'],
    [false, true, null],
    [undefined, null, 'One a month'],
  ])('hidden by the publication: %s, by the section: %s; is %o', (own, ofSection, tagline) => {
    const found = cover({
      publication: { ...publication, hide_intro_subtitle: own },
      section: { ...section, hide_intro_subtitle: ofSection },
    });
    expect(found.tagline).toBe(tagline);
  });

  it('stays hidden when the address brings one', () => {
    const options = { ...facts.options, heroText: 'For you' };
    const hidden = { ...publication, hide_intro_subtitle: true };
    expect(cover({ publication: hidden, options }).tagline).toBeNull();
  });

  it('does not depend on the name', () => {
    expect(withSection({ hide_intro_title: true }).tagline).toBe('One a month');
    expect(withSection({ hide_intro_subtitle: true }).isNameShown).toBe(true);
  });
});

describe('logo and photo', () => {
  it.each([
    ['logo', 'photo', true, 'logo', 'photo'],
    ['logo', 'photo', false, 'logo', null],
    [null, 'photo', true, null, 'photo'],
    [null, 'photo', false, null, 'photo'],
    ['logo', null, true, 'logo', null],
    [null, null, false, null, null],
    ['', ' ', true, null, null],
  ])(
    '%o and %o, wide: %s, show %o and %o',
    (logo_url, cover_photo_url, isWide, logoUrl, photoUrl) => {
      expect(coverImages([{ logo_url, cover_photo_url }], isWide)).toEqual({ logoUrl, photoUrl });
    },
  );

  it('follow the width of the screen', () => {
    expect(cover({ isWide: false }).photoUrl).toBeNull();
  });
});

describe('the recommendations', () => {
  const blurbs = [
    { description: 'Read it', author_name: 'Ada', recommendingPublication: { name: 'Waves' } },
    { description: ' ' },
    { description: 'Calm' },
  ];

  it('are those with a text', () => {
    expect(cover({ blurbs }).blurbs).toEqual([
      { description: 'Read it', author: 'Ada', publication: 'Waves' },
      { description: 'Calm', author: null, publication: null },
    ]);
    expect(cover({ blurbs: null }).blurbs).toEqual([]);
  });

  it('are none with no_blurbs', () => {
    expect(cover({ blurbs, options: { heroText: null, noBlurbs: true } }).blurbs).toEqual([]);
  });

  it('have four lines at most', () => {
    expect(BLURB_LINES).toBe(4);
  });
});

it('has Learn More on the page and not in the popup', () => {
  expect(cover({ isPopup: false }).hasLearnMore).toBe(true);
  expect(cover({ isPopup: true }).hasLearnMore).toBe(false);
});

describe('the action', () => {
  it.each(VIEWER_LEVELS)('for the level %s is the form, or invite actions', (level) => {
    expect(coverAction({ invite_only: false }, level)).toBe('form');
    expect(coverAction({ invite_only: true }, level)).toBe(level === 'free' ? 'form' : 'invite');
  });

  it('is part of the cover', () => {
    const closed = { publication: { ...publication, invite_only: true } };
    expect(cover(closed).action).toBe('invite');
    expect(cover({ ...closed, level: 'free' }).action).toBe('form');
  });
});

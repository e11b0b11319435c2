import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PODCAST_LANGUAGE,
  describePodcast,
  isPodcastSection,
  showsPodcastTab,
} from '../../../../src/podcasts/describe-podcast.ts';

const PUBLICATION = {
  name: 'The Long Read',
  hero_text: 'Long things',
  logo_url: 'https://a.example/logo.png',
  author_name: 'Ana',
  language: 'pt',
};
const OWN = {
  podcast_title: 'The Long Listen',
  podcast_description: 'Long sounds',
  podcast_art_url: 'https://a.example/art.png',
  podcast_byline: 'Ana and Bo',
  podcast_language: 'pt-br',
  itunes_category: 'Arts',
  itunes_explicit: true,
};
const SECTION = {
  name: 'Shorts',
  description: 'Short things',
  logo_url: 'https://a.example/s.png',
};
const ARTS = [{ category: 'Arts', subcategory: null }];

describe("a publication's podcast", () => {
  it('says what its own settings say', () => {
    expect(describePodcast({ ...PUBLICATION, ...OWN })).toEqual({
      title: 'The Long Listen',
      description: 'Long sounds',
      artUrl: 'https://a.example/art.png',
      byline: 'Ana and Bo',
      language: 'pt-br',
      isExplicit: true,
      categories: ARTS,
    });
  });

  it('says what the publication says where they are silent', () => {
    expect(describePodcast(PUBLICATION)).toEqual({
      title: 'The Long Read',
      description: 'Long things',
      artUrl: 'https://a.example/logo.png',
      byline: 'Ana',
      language: 'pt',
      isExplicit: false,
      categories: [],
    });
  });

  it('says nothing where nothing is known, but a language', () => {
    expect(DEFAULT_PODCAST_LANGUAGE).toBe('en');
    expect(describePodcast({ name: ' ' }, null)).toEqual({
      title: null,
      description: null,
      artUrl: null,
      byline: null,
      language: 'en',
      isExplicit: false,
      categories: [],
    });
  });
});

describe("a section's podcast", () => {
  it('says what its own settings say', () => {
    const podcastSettings = { ...OWN, itunes_category: 'Comedy', itunes_explicit: false };
    const publication = { ...PUBLICATION, podcast_title: 'P', itunes_explicit: true };
    expect(describePodcast(publication, { ...SECTION, podcastSettings })).toMatchObject({
      title: 'The Long Listen',
      description: 'Long sounds',
      artUrl: 'https://a.example/art.png',
      byline: 'Ana and Bo',
      language: 'pt-br',
      isExplicit: false,
      categories: [{ category: 'Comedy', subcategory: null }],
    });
  });

  it.each([undefined, null, {}])("takes the rest from the publication's: %j", (podcastSettings) => {
    expect(describePodcast({ ...PUBLICATION, ...OWN }, { ...SECTION, podcastSettings })).toEqual({
      title: 'Shorts',
      description: 'Short things',
      artUrl: 'https://a.example/art.png',
      byline: 'Ana and Bo',
      language: 'pt-br',
      isExplicit: true,
      categories: ARTS,
    });
  });

  it('is never called like the publication', () => {
    const podcast = describePodcast({ ...PUBLICATION, ...OWN }, {});
    expect(podcast).toMatchObject({ title: null, description: null });
  });

  it("takes its section's logo before the publication's", () => {
    expect(describePodcast(PUBLICATION, SECTION).artUrl).toBe('https://a.example/s.png');
    expect(describePodcast(PUBLICATION, {}).artUrl).toBe('https://a.example/logo.png');
    expect(describePodcast(PUBLICATION, SECTION).language).toBe('pt');
    expect(describePodcast(PUBLICATION, SECTION).isExplicit).toBe(false);
  });
});

describe('the tab of a podcast', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [true, null, false],
    [undefined, true, false],
  ])('with podcast_enabled %s and show_pub_podcast_tab %s is %s', (enabled, tab, shown) => {
    const publication = { podcast_enabled: enabled, show_pub_podcast_tab: tab };
    expect(showsPodcastTab(publication)).toBe(shown);
  });
});

describe('a section', () => {
  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('with is_podcast %s has a podcast: %s', (is_podcast, is) => {
    expect(isPodcastSection({ is_podcast })).toBe(is);
  });
});

import { describe, expect, it } from 'vitest';
import {
  freeAudioUrl,
  isHiddenFromFeed,
  isInPublicFeed,
} from '../../../../src/podcasts/public-feed.ts';

const URL = 'https://a.example/1.mp3';
const FIELDS = { free_podcast_url: URL, hide_from_feed: false };
const POST = { type: 'podcast', audience: 'only_paid', is_draft: false, podcastFields: FIELDS };

describe('a public feed', () => {
  it.each(['everyone', 'only_paid', 'founding'])(
    'has the free audio of a post for %s',
    (audience) => {
      expect(isInPublicFeed({ ...POST, audience })).toBe(true);
      expect(freeAudioUrl(POST)).toBe(URL);
    },
  );

  it.each(['podcast', 'video', 'newsletter', null])('has a post of type %s', (type) => {
    expect(isInPublicFeed({ ...POST, type })).toBe(true);
  });

  it.each([null, undefined])('has a post whose flags are %s', (flag) => {
    const podcastFields = { free_podcast_url: URL, hide_from_feed: flag };
    expect(isInPublicFeed({ ...POST, is_draft: flag, podcastFields })).toBe(true);
  });

  it.each(['only_free', '', 'staff', null, undefined])('lacks a post for %j', (audience) => {
    expect(isInPublicFeed({ ...POST, audience })).toBe(false);
  });

  it('lacks a draft', () => {
    expect(isInPublicFeed({ ...POST, is_draft: true })).toBe(false);
  });

  it('lacks a hidden episode', () => {
    const hidden = { ...POST, podcastFields: { ...FIELDS, hide_from_feed: true } };
    expect(isHiddenFromFeed(hidden)).toBe(true);
    expect(isInPublicFeed(hidden)).toBe(false);
    expect(isHiddenFromFeed(POST)).toBe(false);
    expect(isHiddenFromFeed({})).toBe(false);
    expect(isHiddenFromFeed({ podcastFields: null })).toBe(false);
  });

  it.each([
    { ...FIELDS, free_podcast_url: null },
    { ...FIELDS, free_podcast_url: ' ' },
    { ...FIELDS, free_podcast_url: 'file:///1.mp3' },
    {},
    null,
    undefined,
  ])('lacks a post without free audio: %j', (podcastFields) => {
    expect(freeAudioUrl({ podcastFields })).toBeNull();
    expect(isInPublicFeed({ ...POST, podcastFields })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { episodeArtUrl } from '../../../../src/podcasts/episode-art.ts';

const PUBLICATION = { podcast_art_url: 'art', paid_podcast_episode_art_url: 'paid' };

describe('the picture of an episode', () => {
  it.each(['everyone', 'only_paid'])('is its own for %s', (audience) => {
    const post = { audience, podcast_episode_image_info: { url: 'own' } };
    expect(episodeArtUrl(post, PUBLICATION)).toBe('own');
  });

  it.each([null, undefined, {}, { url: ' ' }, { url: 3 }])('is not %j', (image) => {
    const post = { audience: 'everyone', podcast_episode_image_info: image };
    expect(episodeArtUrl(post, PUBLICATION)).toBe('art');
  });

  it.each([
    ['everyone', 'art'],
    ['only_free', 'art'],
    ['only_paid', 'paid'],
    ['founding', 'paid'],
    [null, 'art'],
  ])('for %s is %s', (audience, url) => {
    expect(episodeArtUrl({ audience }, PUBLICATION)).toBe(url);
  });

  it("is the section's before the publication's", () => {
    const podcastSettings = { podcast_art_url: 's', paid_podcast_episode_art_url: 'spaid' };
    expect(episodeArtUrl({ audience: 'everyone' }, PUBLICATION, { podcastSettings })).toBe('s');
    expect(episodeArtUrl({ audience: 'founding' }, PUBLICATION, { podcastSettings })).toBe('spaid');
    expect(episodeArtUrl({ audience: 'founding' }, PUBLICATION, {})).toBe('paid');
    expect(episodeArtUrl({ audience: 'founding' }, PUBLICATION, { podcastSettings: null })).toBe(
      'paid',
    );
  });

  it("is the podcast's where paid episodes have none, and nothing where that has none", () => {
    expect(episodeArtUrl({ audience: 'founding' }, { podcast_art_url: 'art' })).toBe('art');
    expect(episodeArtUrl({ audience: 'founding' }, {})).toBeNull();
  });
});

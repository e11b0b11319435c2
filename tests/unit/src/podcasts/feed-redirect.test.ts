import { describe, expect, it } from 'vitest';
import { feedRedirectUrl, isFeedRedirected } from '../../../../src/podcasts/feed-redirect.ts';

const URL = 'https://feeds.example/show.rss';
const OTHER = 'https://feeds.example/section.rss';
const WITH = { podcast_feed_url: URL };

describe('a redirected podcast feed', () => {
  it.each([URL, 'http://feeds.example/', ` ${URL}\n`])('has a custom URL: %j', (url) => {
    expect(feedRedirectUrl({ podcast_feed_url: url })).toBe(url.trim());
    expect(isFeedRedirected({ podcast_feed_url: url })).toBe(true);
  });

  it.each([
    undefined,
    null,
    '',
    '  ',
    'feeds.example',
    'javascript:alert(1)',
    'ftp://feeds.example',
  ])('does not have %j', (url) => {
    expect(feedRedirectUrl({ podcast_feed_url: url })).toBeNull();
    expect(isFeedRedirected({ podcast_feed_url: url })).toBe(false);
  });

  it("is a section's own or none", () => {
    const section = { podcastSettings: { podcast_feed_url: OTHER } };
    expect(feedRedirectUrl(WITH, section)).toBe(OTHER);
    expect(isFeedRedirected({}, section)).toBe(true);
    expect(isFeedRedirected(WITH, { podcastSettings: {} })).toBe(false);
    expect(isFeedRedirected(WITH, { podcastSettings: null })).toBe(false);
    expect(isFeedRedirected(WITH, {})).toBe(false);
  });

  it.each([null, undefined])('is the publication’s without a section: %s', (section) => {
    expect(feedRedirectUrl(WITH, section)).toBe(URL);
  });
});

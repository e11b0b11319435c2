import { describe, expect, it } from 'vitest';
import {
  isEmbedPath,
  isPodcastEmbedPath,
  isPublisherPath,
  screenKind,
} from '../../../../src/links/screen-kind.ts';

describe('the kind of a screen', () => {
  it.each([
    ['/publish', 'publisher'],
    ['/publish/', 'publisher'],
    ['/publish/home?x=1', 'publisher'],
    ['/publish#x', 'publisher'],
    ['/p/../publish/home', 'publisher'],
    ['/p/%2e%2E/publish', 'publisher'],
    ['https://tide.example/publish/home', 'publisher'],
    ['/embed', 'embed'],
    ['/embed?x', 'embed'],
    ['/embed/', 'embed'],
    ['/embed/c/5', 'embed'],
    ['/embed/p/x', 'embed'],
    ['/embed/podcasts', 'embed'],
    ['/embed/podcast', 'podcast_embed'],
    ['/embed/podcast/one', 'podcast_embed'],
    ['/', 'reader'],
    ['/%70ublish/home', 'publisher'],
    ['/embed%2Fpodcast', 'podcast_embed'],
    ['/%E0%publish', 'reader'],
    ['/publisher', 'reader'],
    ['/publishing/x', 'reader'],
    ['/Publish', 'reader'],
    ['/p/publish', 'reader'],
    ['/publish/../p/a', 'reader'],
    ['/publish/..', 'reader'],
    ['/p/a?x=/publish', 'reader'],
    ['/p/a#/publish', 'reader'],
    ['/embedded', 'reader'],
    ['/p/embed', 'reader'],
  ])('of %s is %s', (path, kind) => {
    expect(screenKind(path)).toBe(kind);
    expect(isPublisherPath(path)).toBe(kind === 'publisher');
    expect(isPodcastEmbedPath(path)).toBe(kind === 'podcast_embed');
    expect(isEmbedPath(path)).toBe(kind === 'embed' || kind === 'podcast_embed');
  });

  it.each(['', 'publish', '//publish', '/\\publish', '/pub\nlish'])('of %o is none', (path) => {
    expect(screenKind(path)).toBeNull();
    expect(isPublisherPath(path)).toBe(false);
    expect(isEmbedPath(path)).toBe(false);
    expect(isPodcastEmbedPath(path)).toBe(false);
  });
});

import { webLink } from '../links/safe-link.ts';
import { isListedAudience } from '../posts/listed-audiences.ts';
import type { EpisodePost } from './episode.ts';

/**
 * The audio that a public feed may carry for a post: the free one; null when it has none. (spec reader-flows §3; readings.md)
 *
 * @decided Only an http or https address counts, since players can fetch nothing else.
 */
export function freeAudioUrl(post: Pick<EpisodePost, 'podcastFields'>): string | null {
  return webLink(post.podcastFields?.free_podcast_url ?? '');
}

/** Whether a post is kept out of public feeds. (spec reader-flows §3) */
export function isHiddenFromFeed(post: Pick<EpisodePost, 'podcastFields'>): boolean {
  return post.podcastFields?.hide_from_feed === true;
}

/**
 * Whether a public podcast feed has a post: when its audience is listed publicly, it is not hidden from the feed, is no
 * draft, and has free audio. (spec reader-flows §3; reader-flows §9; readings.md)
 *
 * @decided A post without free audio is left out, because an item without a recording is no episode. Any type of post
 * counts: a newsletter's or a video's free audio is an episode too.
 */
export function isInPublicFeed(post: EpisodePost): boolean {
  return (
    isListedAudience(post.audience) &&
    !isHiddenFromFeed(post) &&
    post.is_draft !== true &&
    freeAudioUrl(post) !== null
  );
}

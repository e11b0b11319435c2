import { webLink } from '../links/safe-link.ts';

/** Where the custom feed URL of a podcast stands: on a publication, or in a section's settings. */
export interface FeedSettings {
  podcast_feed_url?: string | null | undefined;
}

/** A section whose podcast has settings of its own. */
export interface FeedSection {
  podcastSettings?: FeedSettings | null | undefined;
}

/**
 * The custom URL that a podcast's feed is redirected to: the section's for a section's feed, else the publication's.
 * Null when none is set. (spec reader-flows §4; links-and-rules §3)
 *
 * @decided Each feed has its own: a section's is never sent to the publication's, which has other episodes. Only an
 * http or https address counts as set, because a redirect to anything else leads nowhere or does harm.
 */
export function feedRedirectUrl(
  publication: FeedSettings,
  section?: FeedSection | null,
): string | null {
  const url =
    section == null ? publication.podcast_feed_url : section.podcastSettings?.podcast_feed_url;
  return webLink(url ?? '');
}

/**
 * Whether a podcast's feed is treated as redirected: when it has a custom feed URL. (spec reader-flows §4; reader-flows §3)
 */
export function isFeedRedirected(publication: FeedSettings, section?: FeedSection | null): boolean {
  return feedRedirectUrl(publication, section) !== null;
}

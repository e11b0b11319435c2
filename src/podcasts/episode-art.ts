import { isPaidAudience } from '../access/audiences.ts';
import { firstText } from '../posts/first-text.ts';
import { describePodcast } from './describe-podcast.ts';
import type { EpisodePost } from './episode.ts';
import type { PodcastPublication, PodcastSection } from './podcast-settings.ts';

function ownArt(post: EpisodePost): string | null {
  const url = post.podcast_episode_image_info?.['url'];
  return typeof url === 'string' ? firstText(url) : null;
}

/**
 * The picture of an episode: its own, else that of paid episodes if it is for a paid audience, else the podcast's. Null
 * when there is none. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided The fields of an episode's own picture are not shown; its address is taken to be `url`.
 */
export function episodeArtUrl(
  post: EpisodePost,
  publication: PodcastPublication,
  section?: PodcastSection | null,
): string | null {
  const paidArt = isPaidAudience(post.audience)
    ? [
        section?.podcastSettings?.paid_podcast_episode_art_url,
        publication.paid_podcast_episode_art_url,
      ]
    : [];
  return firstText(ownArt(post), ...paidArt, describePodcast(publication, section).artUrl);
}

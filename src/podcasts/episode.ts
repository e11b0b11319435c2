import type { PostType } from '../posts/post-type.ts';

/** A recording that belongs to a post (spec reader-flows §3). */
export interface AudioUpload {
  is_free_preview?: boolean | null | undefined;
  /** Seconds. */
  duration?: number | null | undefined;
  transcription?: { transcript_url?: string | null | undefined } | null | undefined;
}

/** A post as an episode (spec reader-flows §3; links-and-rules §3). */
export interface EpisodePost {
  type?: string | null | undefined;
  audience?: string | null | undefined;
  is_draft?: boolean | null | undefined;
  podcastFields?:
    | {
        free_podcast_url?: string | null | undefined;
        hide_from_feed?: boolean | null | undefined;
      }
    | null
    | undefined;
  podcastUpload?: AudioUpload | null | undefined;
  voiceoverUpload?: AudioUpload | null | undefined;
  videoUpload?: object | null | undefined;
  /** Seconds. */
  podcast_duration?: number | null | undefined;
  podcast_episode_image_info?: { readonly [field: string]: unknown } | null | undefined;
}

/** The recordings that a post can have: a film, an episode, its text read out. (spec reader-flows §3) */
export const POST_MEDIA = ['video', 'podcast', 'voiceover'] as const;

/** One kind of recording of a post. */
export type PostMedium = (typeof POST_MEDIA)[number];

/** The types of post that are made of a recording. (spec reader-flows §3) */
export const EPISODE_TYPES = ['podcast', 'video'] as const satisfies readonly PostType[];

/** Whether a post is made of a recording: a podcast episode or a video. (spec reader-flows §3) */
export function isEpisode(post: Pick<EpisodePost, 'type'>): boolean {
  return EPISODE_TYPES.some((type) => type === post.type);
}

/**
 * The recording that a post leads with; null when it has none. (spec reader-flows §3)
 *
 * @decided A podcast episode leads with its audio, even if it is filmed too; every other post with its video, then its
 * audio, then the voice-over. A voice-over is never more than a way of reading the text, so it comes last.
 */
export function leadingMedium(post: EpisodePost): PostMedium | null {
  if (post.type === 'podcast' && post.podcastUpload) return 'podcast';
  if (post.videoUpload) return 'video';
  if (post.podcastUpload) return 'podcast';
  return post.voiceoverUpload ? 'voiceover' : null;
}

/**
 * Whether an episode's recording is a free preview of a longer one that is paid for. (spec reader-flows §3)
 */
export function isFreePreview(post: Pick<EpisodePost, 'podcastUpload'>): boolean {
  return post.podcastUpload?.is_free_preview === true;
}

/**
 * Where the transcript of an episode is; null when it has none. Whether a viewer may read it is for access to say.
 * (spec reader-flows §3; links-and-rules §6)
 *
 * @decided The voice-over of a post has none to show: its transcript is the post itself.
 */
export function transcriptUrl(post: Pick<EpisodePost, 'podcastUpload'>): string | null {
  return post.podcastUpload?.transcription?.transcript_url?.trim() || null;
}

/** Whether an episode has a transcript. (spec reader-flows §3; links-and-rules §6) */
export function hasTranscript(post: Pick<EpisodePost, 'podcastUpload'>): boolean {
  return transcriptUrl(post) !== null;
}

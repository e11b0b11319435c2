import * as z from 'zod';
import { flag, text, unknownObject } from './fields.contract.ts';

/**
 * What a podcast says about itself: fields of a publication, and of a section under `podcastSettings`.
 * @internal
 */
export const podcastFields = {
  podcast_enabled: flag,
  podcast_title: text,
  podcast_description: text,
  podcast_art_url: text,
  podcast_byline: text,
  podcast_language: text,
  podcast_feed_url: text,
  itunes_category: text,
  itunes_subcategory: text,
  itunes_category_2: text,
  itunes_subcategory_2: text,
  itunes_explicit: flag,
  paid_podcast_episode_art_url: text,
};

/**
 * Settings of a section's podcast (spec reader-flows §3; links-and-rules §3).
 * @decided Only `podcast_feed_url` is shown for a section; the others are those of a publication's podcast. The "several
 * category fields" are a category and its subcategory, twice: directories take two.
 */
export const podcastSettingsSchema = z.looseObject(podcastFields);

/**
 * Settings of a podcast at Spotify: of an object whose fields are not shown.
 * @internal
 */
export const spotifyPodcastSettings = unknownObject;

/** Settings of a podcast as they stand on the wire. */
export type PodcastSettingsEntity = z.infer<typeof podcastSettingsSchema>;

import * as z from 'zod';
import { flag, id, text } from './fields.contract.ts';
import { podcastSettingsSchema, spotifyPodcastSettings } from './podcast-settings.contract.ts';

/** A section of a publication (spec reader-flows §3; links-and-rules §3). */
export const sectionSchema = z.looseObject({
  id,
  slug: text,
  name: text,
  description: text,
  logo_url: text,
  cover_photo_url: text,
  hide_intro_title: flag,
  hide_intro_subtitle: flag,
  is_podcast: flag,
  is_default_on: flag,
  podcastSettings: podcastSettingsSchema.nullish(),
  spotify_podcast_settings: spotifyPodcastSettings,
});

/** A section as it stands on the wire. */
export type SectionEntity = z.infer<typeof sectionSchema>;

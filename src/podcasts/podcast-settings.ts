/** What a podcast says about itself: fields of a publication, and of a section under `podcastSettings` (spec reader-flows §3). */
export interface PodcastSettings {
  podcast_enabled?: boolean | null | undefined;
  podcast_title?: string | null | undefined;
  podcast_description?: string | null | undefined;
  podcast_art_url?: string | null | undefined;
  podcast_byline?: string | null | undefined;
  podcast_language?: string | null | undefined;
  podcast_feed_url?: string | null | undefined;
  itunes_category?: string | null | undefined;
  itunes_subcategory?: string | null | undefined;
  itunes_category_2?: string | null | undefined;
  itunes_subcategory_2?: string | null | undefined;
  itunes_explicit?: boolean | null | undefined;
  paid_podcast_episode_art_url?: string | null | undefined;
}

/** A publication as the owner of a podcast (spec reader-flows §3). */
export interface PodcastPublication extends PodcastSettings {
  name?: string | null | undefined;
  hero_text?: string | null | undefined;
  logo_url?: string | null | undefined;
  author_name?: string | null | undefined;
  language?: string | null | undefined;
  show_pub_podcast_tab?: boolean | null | undefined;
}

/** A section as the owner of a podcast (spec reader-flows §3). */
export interface PodcastSection {
  name?: string | null | undefined;
  description?: string | null | undefined;
  logo_url?: string | null | undefined;
  is_podcast?: boolean | null | undefined;
  podcastSettings?: PodcastSettings | null | undefined;
}

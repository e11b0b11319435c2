import { describeCategories } from './describe-categories.ts';
import { firstText } from '../posts/first-text.ts';
import type { PodcastCategoryDescription } from './describe-categories.ts';
import type { PodcastPublication, PodcastSection, PodcastSettings } from './podcast-settings.ts';

/** What the head of a podcast's feed says; null for what is not known. */
export interface PodcastDescription {
  title: string | null;
  description: string | null;
  artUrl: string | null;
  byline: string | null;
  /** BCP 47 tag. */
  language: string;
  isExplicit: boolean;
  categories: readonly PodcastCategoryDescription[];
}

/** Language of a podcast where neither it nor its publication names one. (spec reader-flows §3) */
export const DEFAULT_PODCAST_LANGUAGE = 'en';

function categoriesOf(own: PodcastSettings, publication: PodcastPublication) {
  const categories = describeCategories(own);
  return categories.length > 0 ? categories : describeCategories(publication);
}

/**
 * What a podcast says about itself, of a section or of the publication as a whole. (spec reader-flows §3)
 *
 * @decided What a section's podcast does not say, its publication's says for it, except title and description: these are
 * then the section's own, so that two podcasts are never called the same. What a publication's podcast does not say,
 * the publication does: name, hero text, logo, author and language.
 */
export function describePodcast(
  publication: PodcastPublication,
  section?: PodcastSection | null,
): PodcastDescription {
  const own = section ? (section.podcastSettings ?? {}) : publication;
  const [name, about] = section
    ? [section.name, section.description]
    : [publication.name, publication.hero_text];
  return {
    title: firstText(own.podcast_title, name),
    description: firstText(own.podcast_description, about),
    artUrl: firstText(
      own.podcast_art_url,
      publication.podcast_art_url,
      section?.logo_url,
      publication.logo_url,
    ),
    byline: firstText(own.podcast_byline, publication.podcast_byline, publication.author_name),
    language:
      firstText(own.podcast_language, publication.podcast_language, publication.language) ??
      DEFAULT_PODCAST_LANGUAGE,
    isExplicit: own.itunes_explicit ?? publication.itunes_explicit ?? false,
    categories: categoriesOf(own, publication),
  };
}

/**
 * Whether a publication's pages show a tab for its podcast: when it has one and shows it. (spec reader-flows §3)
 *
 * @decided Both fields must say so: a tab without a podcast leads nowhere.
 */
export function showsPodcastTab(publication: PodcastPublication): boolean {
  return publication.podcast_enabled === true && publication.show_pub_podcast_tab === true;
}

/**
 * Whether a section has a podcast of its own: when it is marked as one. (spec reader-flows §3)
 */
export function isPodcastSection(section: PodcastSection): boolean {
  return section.is_podcast === true;
}

/** A part of a publication with a name, words and pictures of its own (spec reader-flows §3). */
export interface Section {
  id: number;
  publication_id: number;
  /** Its name in addresses, unique in its publication. */
  slug: string;
  name: string;
  description: string | null;
  logo_url: string | null;
  cover_photo_url: string | null;
  /** Width by height of its cover photo; null where it is not known. */
  cover_photo_ratio: number | null;
  /** Null for what the publication says; so is the next. */
  hide_intro_title: boolean | null;
  hide_intro_subtitle: boolean | null;
  /** UTC milliseconds. */
  created_at: number;
  /** UTC milliseconds. */
  updated_at: number;
}

/** What a publisher may change. The slug is not among it: addresses name it. */
export type SectionSettings = Omit<
  Section,
  'id' | 'publication_id' | 'slug' | 'created_at' | 'updated_at'
>;

/** What a new section has where nothing else was said: all that the publication has. */
export const DEFAULT_SECTION: Omit<SectionSettings, 'name'> = {
  description: null,
  logo_url: null,
  cover_photo_url: null,
  cover_photo_ratio: null,
  hide_intro_title: null,
  hide_intro_subtitle: null,
};

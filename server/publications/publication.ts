import type { PublicPublication, PublisherCopy } from '../../src/contracts/embed.ts';

/** A publication, with booleans where its row has flags. */
export interface Publication extends PublicPublication {
  /** Host name only, in ASCII and lower case; null for none. */
  custom_domain: string | null;
  /** Name that its mails come from; null for the publication's own. */
  email_from_name: string | null;
  support_email: string | null;
  terms_url: string | null;
  privacy_url: string | null;
  /** Whether the welcome popup is wanted. */
  welcome_popup: boolean;
  embed_tracking_disabled: boolean;
  /** Words of its own in place of ours, in its language; null for none. */
  copy: PublisherCopy | null;
  /** UTC milliseconds. */
  created_at: number;
  /** UTC milliseconds. */
  updated_at: number;
}

/** What a publisher may change. The subdomain is not among it: the snippets on their pages name it. */
export type PublicationSettings = Omit<
  Publication,
  'id' | 'subdomain' | 'created_at' | 'updated_at'
>;

/** What a new publication has where nothing else was said. */
export const DEFAULT_SETTINGS: Omit<PublicationSettings, 'name'> = {
  hero_text: null,
  logo_url: null,
  cover_photo_url: null,
  hide_intro_title: false,
  hide_intro_subtitle: false,
  invite_only: false,
  custom_domain: null,
  language: 'en',
  accent_color: null,
  email_from_name: null,
  support_email: null,
  terms_url: null,
  privacy_url: null,
  welcome_popup: true,
  embed_tracking_disabled: false,
  copy: null,
};

/** The public part alone: nothing else may reach a page. */
export function publicPublication(publication: Publication): PublicPublication {
  const { id, subdomain, name, hero_text, logo_url, cover_photo_url, language } = publication;
  const { hide_intro_title, hide_intro_subtitle, invite_only, accent_color } = publication;
  const look = { logo_url, cover_photo_url, accent_color, language };
  const flags = { hide_intro_title, hide_intro_subtitle, invite_only };
  return { id, subdomain, name, hero_text, ...look, ...flags };
}

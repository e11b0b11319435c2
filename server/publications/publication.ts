import type { PopupVariant } from '../../src/popup/popup-variant.ts';
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
  /** Width by height of the cover photo; null where it is not known: it then stands on top. */
  cover_photo_ratio: number | null;
  /** Whether readers are told how many subscribe, and who of those that agreed. */
  welcome_page_details: boolean;
  /** Whether parameters of the page's address change the popup (spec reader-flows §4). */
  popup_query_params: boolean;
  /** Whether the experiment runs that picks the popup's look. */
  popup_experiment: boolean;
  /** The look that the popup has whatever the experiment says; null for none. */
  popup_variant: PopupVariant | null;
  /** Seconds on the page before the popup shows; null for none. */
  popup_delay: number | null;
  /** Hundredths of the page's height that are scrolled past before the popup shows; null for none. */
  popup_scroll: number | null;
  /** Whether the popup shows when the pointer leaves the page at its top. */
  popup_exit_intent: boolean;
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
  cover_photo_ratio: null,
  welcome_page_details: false,
  popup_query_params: false,
  popup_experiment: false,
  popup_variant: null,
  popup_delay: null,
  popup_scroll: null,
  popup_exit_intent: false,
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

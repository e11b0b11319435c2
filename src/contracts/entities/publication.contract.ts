import * as z from 'zod';
import { COMMENT_PERMISSIONS } from '../../comments/comment-permissions.ts';
import { HOMEPAGE_TYPES } from '../../publication/homepage-type.ts';
import { count, flag, foreignId, id, listOf, reference, text, time } from './fields.contract.ts';
import { planSchema } from './plan.contract.ts';
import { podcastFields, spotifyPodcastSettings } from './podcast-settings.contract.ts';
import { sectionSchema } from './section.contract.ts';

/**
 * Somebody who writes for a publication (spec links-and-rules §3).
 * @decided The role may be any text: one that is not known must not hide the publication. Rules give it no rights.
 */
export const contributorSchema = z.looseObject({
  user_id: id,
  role: text,
  name: text,
});

/** What a publication's authors page says of one author (spec reader-flows §3; links-and-rules §3). */
export const authorPageSchema = z.looseObject({ user_id: id, name: text });

/** Text such as "Hundreds of paid subscribers", by language (BCP 47 tag). */
const rankingByLanguage = z
  .record(z.string(), z.union([z.string(), z.looseObject({})]).nullable())
  .nullish();

/** Number of subscribers, or words that stand for it. */
const rankingCount = z.union([z.int().nonnegative(), z.string()]).nullish();

/**
 * A publication (spec reader-flows §3; links-and-rules §3).
 * @decided Only `id` and `subdomain` must be there: they name it, and no link leads to it without. The fields of the
 * payment provider, which the specification does not name, are `payment_provider_country` (ISO 3166-1 alpha-2) and
 * `payment_provider_account_id`. The count beside a ranking may be words instead of a number, as
 * the ranking is. Here and in every entity `id` is a whole number, as in the paths and keys that the rules make of it
 * (`p-12`, `/users/12`, the referral key in base 36, the dotted path of a comment); an id in text is refused by its name,
 * and code that gets ids as text turns them into numbers first.
 */
export const publicationSchema = z.looseObject({
  id,
  subdomain: z.string().min(1),
  name: text,
  custom_domain: text,
  is_www: flag,
  hero_text: text,
  logo_url: text,
  cover_photo_url: text,
  hide_intro_title: flag,
  hide_intro_subtitle: flag,
  homepage_type: z.enum(HOMEPAGE_TYPES).nullish(),
  language: text,
  copyright: text,
  support_email: text,
  email_from_name: text,
  twitter_screen_name: text,
  section: sectionSchema.nullish(),
  sections: listOf(sectionSchema),
  invite_only: flag,
  community_enabled: flag,
  embed_tracking_disabled: flag,
  has_custom_tos: flag,
  has_custom_privacy: flag,
  plans: listOf(planSchema),
  draft_plans: listOf(planSchema.partial()),
  payments_state: text,
  payment_provider_country: text,
  payment_provider_account_id: foreignId.nullish(),
  disable_monthly_subscriptions: flag,
  disable_annual_subscriptions: flag,
  trial_end_override: time,
  has_subscribers: flag,
  freeSubscriberCount: count,
  rankingDetail: text,
  rankingDetailByLanguage: rankingByLanguage,
  rankingDetailFreeSubscriberCount: rankingCount,
  author_id: reference,
  author_name: text,
  author_bestseller_tier: z.int().nullish(),
  authorPagesInfo: listOf(authorPageSchema),
  contributors: listOf(contributorSchema),
  default_write_comment_permissions: z.enum(COMMENT_PERMISSIONS).nullish(),
  default_post_publish_send_email: flag,
  ...podcastFields,
  show_pub_podcast_tab: flag,
  spotify_podcast_settings: spotifyPodcastSettings,
});

/** A publication as it stands on the wire. */
export type PublicationEntity = z.infer<typeof publicationSchema>;

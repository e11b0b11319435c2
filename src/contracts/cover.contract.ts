import * as z from 'zod';
import { call } from './call.ts';
import { blurbSchema } from './entities/blurb.contract.ts';
import { sectionSchema } from './entities/section.contract.ts';
import { COVER_PATH } from './paths.ts';
import { POPUP_VARIANTS } from '../popup/popup-variant.ts';

/** A post that speaks for its publication: a title and where it is read. */
export const topPostSchema = z.object({
  title: z.string().min(1),
  subtitle: z.string().nullable(),
  url: z.string(),
});

/** A subscriber who agreed to be shown. */
export const topSubscriberSchema = z.object({
  name: z.string().nullable(),
  photo_url: z.string(),
});

/** The section that a cover page is of: what stands in place of the publication's (spec reader-flows §2, §3). */
export const coverSectionSchema = sectionSchema.pick({
  slug: true,
  name: true,
  description: true,
  logo_url: true,
  cover_photo_url: true,
  hide_intro_title: true,
  hide_intro_subtitle: true,
});

/**
 * What a cover page has beyond the publication's own fields, and the facts that decide how the popup looks (spec
 * reader-flows §2). Public, the same for every reader, and cacheable.
 */
export const coverCall = call({
  method: 'GET',
  path: COVER_PATH,
  request: z.object({ section: z.string().max(200).optional() }),
  response: z.object({
    /** Null when none was asked for, or when there is none of that slug. */
    section: coverSectionSchema.nullable(),
    blurbs: z.array(blurbSchema),
    top_posts: z.array(topPostSchema),
    top_subscribers: z.array(topSubscriberSchema),
    /**
     * Confirmed free subscribers, rounded down as far as the words that are made of it allow; null where the publication does
     * not tell, or where there are too few.
     */
    free_subscriber_count: z.number().int().nonnegative().nullable(),
    welcome_page_details: z.boolean(),
    custom_domain: z.string().nullable(),
    /** Whether the experiment runs that picks the popup's look. */
    popup_experiment: z.boolean(),
    /** The look that the publisher wants whatever the experiment says; null for none. */
    popup_variant: z.enum(POPUP_VARIANTS).nullable(),
  }),
});

export type TopPost = z.infer<typeof topPostSchema>;
export type TopSubscriber = z.infer<typeof topSubscriberSchema>;
export type CoverSection = z.infer<typeof coverSectionSchema>;
export type CoverContent = z.infer<typeof coverCall.response>;

import type { SpecItem } from './spec-item.ts';

/** Entity → the schemas that hold its fields; each field is tested in tests/unit/src/contracts/entities. */
const READER_FLOWS: Readonly<Record<string, readonly string[]>> = {
  Publication: ['publicationSchema', 'authorPageSchema', 'podcastSettingsSchema'],
  Section: ['sectionSchema', 'podcastSettingsSchema'],
  Plan: ['planSchema', 'planMetadataSchema'],
  Coupon: ['couponSchema'],
  User: ['userSchema'],
  Subscription: ['subscriptionSchema'],
  Post: ['postSchema', 'podcastFieldsSchema', 'audioUploadSchema', 'videoUploadSchema'],
  'Post: transcription.transcript_url': ['transcriptionSchema'],
  'Post: publishedBylines': ['bylineSchema'],
  Comment: ['commentSchema'],
  Blurb: ['blurbSchema', 'recommendingPublicationSchema'],
  Profile: ['profileSchema'],
  'Analytics event envelope': ['analyticsEventSchema', 'analyticsContextSchema'],
  'Session attribution record': ['attributionRecordSchema', 'attributionVisitSchema'],
};

const LINKS_AND_RULES: Readonly<Record<string, readonly string[]>> = {
  Post: ['postSchema', 'bylineSchema', 'postScheduleSchema', 'videoUploadSchema'],
  Publication: ['publicationSchema', 'contributorSchema', 'authorPageSchema'],
  'Comment / note': ['commentSchema'],
  User: ['userSchema', 'dashboardPublicationSchema'],
  Subscription: ['subscriptionSchema'],
  Plan: ['planSchema', 'planMetadataSchema'],
  Coupon: ['couponSchema'],
  Media: ['mediaSchema'],
  'Section, its podcastSettings': ['sectionSchema', 'podcastSettingsSchema'],
};

const itemsOf = (spec: SpecItem['spec'], entities: typeof READER_FLOWS): SpecItem[] =>
  Object.entries(entities).map(([item, names]) => ({ spec, section: 3, item, names }));

/** The entities of both documents. */
export const ENTITY_ITEMS: SpecItem[] = [
  ...itemsOf('reader-flows', READER_FLOWS),
  ...itemsOf('links-and-rules', LINKS_AND_RULES),
];

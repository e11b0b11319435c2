/** The entities' schemas: `import { … } from 'flyleaf/contracts'`. Written by `npm run rules`; do not edit it. */
export {
  analyticsContextSchema,
  analyticsEventSchema,
} from './entities/analytics-event.contract.ts';
export type { AnalyticsEventEntity } from './entities/analytics-event.contract.ts';
export {
  attributionVisitSchema,
  attributionRecordSchema,
} from './entities/attribution-record.contract.ts';
export type { AttributionRecordEntity } from './entities/attribution-record.contract.ts';
export { recommendingPublicationSchema, blurbSchema } from './entities/blurb.contract.ts';
export type { BlurbEntity } from './entities/blurb.contract.ts';
export { commentSchema } from './entities/comment.contract.ts';
export type { CommentEntity } from './entities/comment.contract.ts';
export { couponSchema } from './entities/coupon.contract.ts';
export type { CouponEntity } from './entities/coupon.contract.ts';
export { mediaSchema } from './entities/media.contract.ts';
export type { MediaEntity } from './entities/media.contract.ts';
export { planMetadataSchema, planSchema } from './entities/plan.contract.ts';
export type { PlanEntity } from './entities/plan.contract.ts';
export { podcastSettingsSchema } from './entities/podcast-settings.contract.ts';
export type { PodcastSettingsEntity } from './entities/podcast-settings.contract.ts';
export {
  bylineSchema,
  podcastFieldsSchema,
  postScheduleSchema,
  postSchema,
} from './entities/post.contract.ts';
export type { PostEntity } from './entities/post.contract.ts';
export { profileSchema } from './entities/profile.contract.ts';
export type { ProfileEntity } from './entities/profile.contract.ts';
export {
  contributorSchema,
  authorPageSchema,
  publicationSchema,
} from './entities/publication.contract.ts';
export type { PublicationEntity } from './entities/publication.contract.ts';
export { sectionSchema } from './entities/section.contract.ts';
export type { SectionEntity } from './entities/section.contract.ts';
export { subscriptionSchema } from './entities/subscription.contract.ts';
export type { SubscriptionEntity } from './entities/subscription.contract.ts';
export {
  transcriptionSchema,
  audioUploadSchema,
  videoUploadSchema,
} from './entities/upload.contract.ts';
export { dashboardPublicationSchema, userSchema } from './entities/user.contract.ts';
export type { UserEntity } from './entities/user.contract.ts';

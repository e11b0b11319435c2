import { describe, expectTypeOf, it } from 'vitest';
import type * as entities from '../../../../../src/contracts/index.ts';
import type * as rules from '../../../../../src/index.ts';

type Rules = typeof rules;

/** What the named rule takes at a place. */
type Input<Name extends keyof Rules, Place extends number = 0> = Rules[Name] extends (
  ...args: infer Inputs
) => unknown
  ? Inputs[Place]
  : never;

/** Checked by the compiler (`npm run types`): what a schema lets in, the rules take as it is. */
describe('what a schema lets in is what the rules take', () => {
  it('for plans and coupons', () => {
    expectTypeOf<entities.PlanEntity>().toExtend<rules.Plan>();
    expectTypeOf<entities.CouponEntity>().toExtend<rules.Coupon>();
    expectTypeOf<entities.PlanEntity>().toExtend<Input<'planPriceLabel'>>();
    expectTypeOf<entities.CouponEntity>().toExtend<Input<'couponLabel'>>();
    expectTypeOf<entities.PlanEntity>().toExtend<Input<'couponLabel', 1>>();
    expectTypeOf<entities.PlanEntity>().toExtend<Input<'monthsGiven'>>();
  });

  it('for subscriptions and users', () => {
    expectTypeOf<entities.SubscriptionEntity>().toExtend<rules.SubscriptionFacts>();
    expectTypeOf<entities.SubscriptionEntity>().toExtend<rules.ViewerSubscription>();
    expectTypeOf<entities.SubscriptionEntity>().toExtend<Input<'isVariableFounder'>>();
    expectTypeOf<entities.UserEntity>().toExtend<rules.ViewerUser>();
    expectTypeOf<entities.UserEntity>().toExtend<Input<'isStaff'>>();
    expectTypeOf<entities.UserEntity>().toExtend<Input<'canReplyToPost'>>();
    expectTypeOf<entities.UserEntity>().toExtend<Input<'managesPrimaryUser'>>();
  });

  it('for posts', () => {
    expectTypeOf<entities.PostEntity>().toExtend<Input<'scheduledDate'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'canReadPost'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'canReadTranscript'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'canSeeComments'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'postAuthor'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'isInPublicFeed'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'episodeArtUrl'>>();
    expectTypeOf<entities.PostEntity>().toExtend<Input<'allowedCommentPermissions'>>();
  });

  it('for comments and blurbs', () => {
    expectTypeOf<entities.CommentEntity>().toExtend<Input<'canDeleteComment'>>();
    expectTypeOf<entities.CommentEntity>().toExtend<Input<'rootCommentId'>>();
    expectTypeOf<entities.CommentEntity>().toExtend<Input<'isNote'>>();
    expectTypeOf<entities.BlurbEntity>().toExtend<Input<'describeBlurb'>>();
  });

  it('for publications and sections', () => {
    expectTypeOf<entities.PublicationEntity>().toExtend<rules.PublicationHost>();
    expectTypeOf<entities.PublicationEntity>().toExtend<rules.ViewedPublication>();
    expectTypeOf<entities.PublicationEntity>().toExtend<Input<'postAuthor', 1>>();
    expectTypeOf<entities.PublicationEntity>().toExtend<Input<'cheapestPlan'>>();
    expectTypeOf<entities.PublicationEntity>().toExtend<Input<'describePodcast'>>();
    expectTypeOf<entities.SectionEntity>().toExtend<Input<'describePodcast', 1>>();
    expectTypeOf<entities.PublicationEntity>().toExtend<Input<'seesSubscribeForm'>>();
  });
});

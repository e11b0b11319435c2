import { describe, expectTypeOf, it } from 'vitest';
import type { describeBlurb } from '../../../../../src/posts/describe-blurb.ts';
import type { scheduledDate } from '../../../../../src/posts/scheduled-date.ts';
import type { couponLabel } from '../../../../../src/pricing/coupon-label.ts';
import type { Coupon } from '../../../../../src/pricing/coupon.ts';
import type { Plan } from '../../../../../src/pricing/plan.ts';
import type { SubscriptionFacts } from '../../../../../src/subscriptions/subscription-kind.ts';
import type { PublicationHost } from '../../../../../src/links/hosts.ts';
import type { BlurbEntity } from '../../../../../src/contracts/entities/blurb.contract.ts';
import type { CouponEntity } from '../../../../../src/contracts/entities/coupon.contract.ts';
import type { PlanEntity } from '../../../../../src/contracts/entities/plan.contract.ts';
import type { PostEntity } from '../../../../../src/contracts/entities/post.contract.ts';
import type { PublicationEntity } from '../../../../../src/contracts/entities/publication.contract.ts';
import type { SubscriptionEntity } from '../../../../../src/contracts/entities/subscription.contract.ts';

/** Checked by the compiler (`npm run types`): what a schema lets in, the rules take as it is. */
describe('what a schema lets in is what the rules take', () => {
  it('for plans and coupons', () => {
    expectTypeOf<PlanEntity>().toExtend<Plan>();
    expectTypeOf<CouponEntity>().toExtend<Coupon>();
    expectTypeOf<CouponEntity>().toExtend<Parameters<typeof couponLabel>[0]>();
  });

  it('for subscriptions', () => {
    expectTypeOf<SubscriptionEntity>().toExtend<SubscriptionFacts>();
  });

  it('for posts and blurbs', () => {
    expectTypeOf<PostEntity>().toExtend<Parameters<typeof scheduledDate>[0]>();
    expectTypeOf<BlurbEntity>().toExtend<Parameters<typeof describeBlurb>[0]>();
  });

  it('for publications', () => {
    expectTypeOf<PublicationEntity>().toExtend<PublicationHost>();
  });
});

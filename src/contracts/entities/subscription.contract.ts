import * as z from 'zod';
import {
  EMAIL_SETTINGS,
  MEMBERSHIP_STATES,
  SUBSCRIPTION_ROLES,
  SUBSCRIPTION_TYPES,
} from '../../subscriptions/subscription.ts';
import { flag, reference, time } from './fields.contract.ts';
import { planMetadataSchema } from './plan.contract.ts';
import { publicationSchema } from './publication.contract.ts';

/**
 * What a user has with a publication (spec reader-flows §3; links-and-rules §3).
 * @decided Nothing must be there: an absent subscription field means no. `email_settings` names a part of the publication
 * and how its posts arrive.
 */
export const subscriptionSchema = z.looseObject({
  publication_id: reference,
  publication: publicationSchema.nullish(),
  membership_state: z.enum(MEMBERSHIP_STATES).nullish(),
  type: z.enum(SUBSCRIPTION_TYPES).nullish(),
  role: z.enum(SUBSCRIPTION_ROLES).nullish(),
  is_founding: flag,
  expiry: time,
  /** Of the plan: whether a founding member chose the amount. */
  metadata: planMetadataSchema.nullish(),
  email_disabled: flag,
  email_settings: z.record(z.string(), z.enum(EMAIL_SETTINGS).nullable()).nullish(),
});

/** A subscription as it stands on the wire. */
export type SubscriptionEntity = z.infer<typeof subscriptionSchema>;

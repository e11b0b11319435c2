import * as z from 'zod';
import { EMAIL_SETTINGS, SUBSCRIPTION_TYPES } from '../../subscriptions/subscription.ts';
import { flag, reference, text, time } from './fields.contract.ts';
import { planMetadataSchema } from './plan.contract.ts';
import { publicationSchema } from './publication.contract.ts';

/** A setting by name, or on and off, for all or by part. */
const emailSetting = z.union([
  z.enum(EMAIL_SETTINGS),
  z.boolean(),
  z.record(z.string(), z.boolean().nullable()),
]);

/**
 * What a user has with a publication (spec reader-flows §3; links-and-rules §3).
 * @decided Nothing must be there: an absent subscription field means no. `email_settings` names a part of the publication
 * and how its posts arrive, or a setting and what it is on for. A membership state or a role may be any text: the specification has more states than it names,
 * and one that is not known must not hide the subscription. The rules say what they do with it.
 */
export const subscriptionSchema = z.looseObject({
  publication_id: reference,
  publication: publicationSchema.nullish(),
  membership_state: text,
  type: z.enum(SUBSCRIPTION_TYPES).nullish(),
  role: text,
  is_founding: flag,
  expiry: time,
  /** Of the plan: whether a founding member chose the amount. */
  metadata: planMetadataSchema.nullish(),
  email_disabled: flag,
  email_settings: z.record(z.string(), emailSetting.nullable()).nullish(),
});

/** A subscription as it stands on the wire. */
export type SubscriptionEntity = z.infer<typeof subscriptionSchema>;

import * as z from 'zod';
import { GROUP_SEATS_MAX } from '../pricing/group-offer.ts';
import { isPlanId } from '../pricing/identified-plan.ts';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';

/** What the plan step sends. Prices are never among it: the server knows them. */
export const planFormSchema = z.object({
  publication: z.string().max(63).catch(''),
  /** A wrong one is told by the page. */
  plan: z.string().refine(isPlanId).catch(''),
  /** Major units as a founding member typed them. */
  amount: z.string().max(40).catch(''),
  seats: z.coerce.number().int().min(1).max(GROUP_SEATS_MAX).optional().catch(undefined),
  coupon: z.string().max(100).catch(''),
  gift: z.literal('true').optional().catch(undefined),
  later: z.literal('true').optional().catch(undefined),
  next: z.string().max(REDIRECT_MAX_LENGTH).catch(''),
  /** The second button: only shows the price again. */
  show: z.string().max(10).optional().catch(undefined),
});

/** What the plan step sends, read. */
export type PlanForm = z.output<typeof planFormSchema>;

/** What the subscribe page has beyond its form and cover. Types only. */
import type { Plan } from '../pricing/plan.ts';

export interface SubscribeExtras {
  /** The least that a paid subscription costs, and where the plans are; null for none. */
  offer: { plan: Plan; href: string } | null;
  /** Where the reader is to go afterwards: an allowed address; null for none. */
  next: string | null;
  /** Whether the sign-up that just happened needs no confirmation. */
  isConfirmed: boolean;
  /** Whether a good invitation came along. */
  isInvited: boolean;
  /** Where the code of an invitation is typed; null where none is needed. */
  inviteHref: string | null;
  /** Link by which the new reader brings others; null where it is not known who that is. */
  share: string | null;
  /** Whether the script sends the form at once. */
  autoSubmit: boolean;
}

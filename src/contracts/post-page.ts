/** What the page of a post offers to whoever does not read it whole, beside the form. Types only. */
import type { Plan } from '../pricing/plan.ts';

/** The plans that would do. */
export interface PostPlans {
  /** Whose price is told: the least that would do. */
  plan: Plan;
  /** The plan step, with the way back to the post. */
  href: string;
  /** Whether readers can pay here at this moment; prices are shown all the same. */
  isPayable: boolean;
}

/** The ways to a post for whoever lacks something. Each is null where it would lead nowhere. */
export interface PostWays {
  plans: PostPlans | null;
  /** One click for a reader who is signed in, and where it leads back to: nobody is asked for an address that is known. */
  once: { email: string; next: string } | null;
  /** Whether the publisher has yet to look at the reader's subscription. */
  isWaiting: boolean;
  /** Where to sign in and come back from; null for who is signed in. */
  login: string | null;
}

/** What decides what the subscribe page shows. */
export interface SubscribeStepFacts {
  /** Whether the link asks for a plan, a gift, a coupon or seats. */
  asksForPlan: boolean;
  isGift: boolean;
  isUpgrade: boolean;
  /** What the signed-in reader has of the publication. */
  reader: 'nothing' | 'free' | 'paid';
  /** Whether the reader may subscribe: everybody, but by invitation only who has one. */
  mayJoin: boolean;
  hasPlans: boolean;
  hasFoundingPlan: boolean;
  /** Whether the link says where to go afterwards, and that is allowed. */
  hasNext: boolean;
  /** `skip_redirect_check` of the link. */
  skipsRedirect: boolean;
}

/** The form (or what stands in its place), the plans, or the page that the link says. */
export type SubscribeStep = 'form' | 'plans' | 'next';

function showsPlans(facts: SubscribeStepFacts): boolean {
  if (!facts.asksForPlan || !facts.hasPlans) return false;
  if (facts.reader === 'nothing') return facts.mayJoin || facts.isGift;
  if (facts.reader === 'free' || facts.isGift) return true;
  return facts.isUpgrade && facts.hasFoundingPlan;
}

/**
 * What the subscribe page shows. Who subscribes already and asks for nothing more goes on to `next`, unless
 * `skip_redirect_check` says to stay. (spec reader-flows §2; readings.md)
 *
 * @decided A link to a plan shows the plans before it asks for an address: the price comes first. Who pays already is shown
 * plans only to become a founding member, or for a gift. A gift may come from anybody.
 */
export function subscribeStep(facts: SubscribeStepFacts): SubscribeStep {
  if (showsPlans(facts)) return 'plans';
  const leaves = facts.reader !== 'nothing' && facts.hasNext && !facts.skipsRedirect;
  return leaves ? 'next' : 'form';
}

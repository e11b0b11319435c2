/** What decides whether an invitation lets somebody in. Times are UTC milliseconds. */
export interface InvitationFacts {
  /** How many it lets in. */
  usesMax: number;
  uses: number;
  /** Null for no end. */
  expiresAt: number | null;
  revokedAt: number | null;
}

/** Whether an invitation is good, or why not. */
export type InvitationState = 'good' | 'used' | 'expired' | 'revoked';

/**
 * Whether an invitation lets one more in at a moment (UTC milliseconds). (spec reader-flows §2; reader-flows §6)
 *
 * @decided At its end it is over. What was taken back stays so, whatever else holds.
 */
export function judgeInvitation(facts: InvitationFacts, now: number): InvitationState {
  if (facts.revokedAt !== null) return 'revoked';
  if (facts.expiresAt !== null && facts.expiresAt <= now) return 'expired';
  return facts.uses < facts.usesMax ? 'good' : 'used';
}

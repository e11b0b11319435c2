/** The names of the policies that something posted can violate, by reason. (spec links-and-rules §8) */
export const POLICY_NAMES = {
  hate: 'Hate speech policy',
  illegal: 'Illegal activities policy',
  impersonation: 'Impersonation policy',
  plagiarism: 'Plagiarism policy',
  porn: 'Sexual content policy',
  private_information: 'Private information policy',
  spam: 'Spam policy',
} as const;

/** One of the reasons for which something posted is taken down. */
export type PolicyReason = keyof typeof POLICY_NAMES;

/** The policy that holds where no other is named. (spec links-and-rules §8) */
export const GENERAL_POLICY_NAME = 'General content guidelines';

/** Whether text is a reason with a policy of its own. (spec links-and-rules §8) */
export function isPolicyReason(reason: string | null | undefined): reason is PolicyReason {
  return reason != null && Object.hasOwn(POLICY_NAMES, reason);
}

/**
 * The name of the policy that a reason stands for; the general content guidelines for any other reason, and for none.
 * (spec links-and-rules §8)
 */
export function policyName(reason: string | null | undefined): string {
  return isPolicyReason(reason) ? POLICY_NAMES[reason] : GENERAL_POLICY_NAME;
}

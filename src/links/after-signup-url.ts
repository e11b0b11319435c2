import { PAGE_PATHS } from '../contracts/page-paths.ts';
import { pageUrl } from './page-url.ts';
import type { SubscribeResponse } from '../contracts/signup.contract.ts';
import type { SparsePageBase } from './page-url.ts';

/**
 * Where the popup leads after a sign-up (spec reader-flows §4): a paying address to sign-in, any other to `/subscribe`,
 * with `page` as the way back. What proves the sign-up, and the address, stand in the fragment, which no server sees
 * (docs/decisions, fragment hand-over).
 */
export function afterSignupUrl(
  base: SparsePageBase,
  answer: SubscribeResponse,
  page: string,
): string {
  const { email } = answer;
  if (answer.prompt_to_login) return pageUrl(base, PAGE_PATHS.login, { redirect: page, email });
  return pageUrl(
    base,
    PAGE_PATHS.subscribe,
    {
      just_signed_up: 'true',
      later: 'true',
      subscription_id: answer.subscription_id,
      requires_confirmation: `${answer.requires_confirmation}`,
      next: page,
    },
    {
      email,
      confirmation_secret: answer.confirmation_secret,
      referral_token: answer.referral_token,
      resend_after: `${answer.resend_after}`,
    },
  );
}

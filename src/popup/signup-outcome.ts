import { LOGIN_REDIRECT_DELAY } from './popup-constants.ts';
import { afterSignupUrl } from '../links/after-signup-url.ts';
import type { SubscribeResponse } from '../contracts/signup.contract.ts';
import type { PageBase } from '../links/page-url.ts';

/** Where the popup leads after a sign-up. */
export interface WayAfterSignup {
  screen: 'login' | 'subscribe';
  url: string;
  /** Milliseconds to wait before leaving the page. */
  delay: number;
}

/**
 * Where the popup leads after a sign-up, and when: a paying subscriber (`prompt_to_login`) to sign-in after 30 ms, with
 * the way back and the address; anyone else to `/subscribe` at once, with `just_signed_up` and `later` true.
 * (spec reader-flows §4; reader-flows §7; reader-flows §9)
 */
export function signupOutcome(
  base: PageBase,
  answer: SubscribeResponse,
  page: string,
): WayAfterSignup {
  const url = afterSignupUrl(base, answer, page);
  return answer.prompt_to_login
    ? { screen: 'login', url, delay: LOGIN_REDIRECT_DELAY }
    : { screen: 'subscribe', url, delay: 0 };
}

import type { SubscribeResponse } from '../../../src/contracts/signup.contract.ts';

/** The answer to a sign-up that waits for its confirmation. */
export function signupAnswer(answer: Partial<SubscribeResponse> = {}): SubscribeResponse {
  return {
    email: 'reader@example.com',
    prompt_to_login: false,
    subscription_id: 'signup-1',
    referral_token: null,
    requires_confirmation: true,
    confirmation_secret: 'secret-1',
    resend_after: 60_000,
    ...answer,
  };
}

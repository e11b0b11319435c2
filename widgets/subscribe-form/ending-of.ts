import { PAGE_PATHS } from '../../src/contracts/page-paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type { SparsePageBase } from '../../src/links/page-url.ts';
import type { Ending } from './subscribe-form.model.ts';

/** An ending with its answer understood. */
export type KnownEnding = Exclude<Ending, { step: 'answered' }>;

/** What an answer leads to. `now` is UTC milliseconds. */
export function endingOf(
  answer: SubscribeResponse,
  pages: SparsePageBase,
  now: number,
): KnownEnding {
  const { email, subscription_id, confirmation_secret, resend_after } = answer;
  if (answer.prompt_to_login) {
    const query = { redirect: location.href, email };
    return { step: 'login', href: pageUrl(pages, PAGE_PATHS.login, query) };
  }
  if (answer.requires_confirmation === false) return { step: 'confirmed' };
  const proof = {
    subscription_id: subscription_id ?? '',
    confirmation_secret: confirmation_secret ?? '',
  };
  return { step: 'inbox', pending: { email, ...proof, resend_at: now + resend_after } };
}

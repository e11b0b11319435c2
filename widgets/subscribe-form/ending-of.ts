import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type { PageBase } from '../../src/links/page-url.ts';
import type { Ending } from './subscribe-form.model.ts';

/** What an answer leads to. Throws on an answer that says nothing usable (a portal's page, say). */
export function endingOf(answer: SubscribeResponse, pages: PageBase): Ending {
  const { email, subscription_id, confirmation_secret, resend_after } = answer;
  if (answer.prompt_to_login) {
    const query = { redirect: location.href, email };
    return { step: 'login', href: pageUrl(pages, PAGE_PATHS.login, query) };
  }
  if (answer.requires_confirmation === false) return { step: 'confirmed' };
  if (!subscription_id || !confirmation_secret) throw new Error('No sign-up in the answer');
  const resend_at = Date.now() + resend_after;
  return { step: 'inbox', pending: { email, subscription_id, confirmation_secret, resend_at } };
}

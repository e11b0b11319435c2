/** A sign-up made in the popup, as it arrives at `/subscribe`. */
export interface HandOver {
  email: string;
  subscription_id: string;
  confirmation_secret: string;
  requires_confirmation: boolean;
  /** Milliseconds until another mail may be asked for. */
  resend_after: number;
}

/** The pause before another mail, where the address does not say. */
const USUAL_PAUSE = 60_000;

/**
 * Reads a sign-up that the popup left in the address: `subscription_id` and `requires_confirmation` in the query, `email`
 * and `confirmation_secret` in the fragment, which no server sees. Null when something is missing.
 */
export function readHandOver(search: string, hash: string): HandOver | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const email = fragment.get('email');
  const confirmation_secret = fragment.get('confirmation_secret') ?? '';
  const subscription_id = query.get('subscription_id') ?? fragment.get('subscription_id') ?? '';
  const requires_confirmation = query.get('requires_confirmation') !== 'false';
  const proof = confirmation_secret && subscription_id;
  if (!email || (requires_confirmation && !proof)) return null;
  const resend_after = Number(fragment.get('resend_after') ?? USUAL_PAUSE);
  return { email, confirmation_secret, subscription_id, requires_confirmation, resend_after };
}

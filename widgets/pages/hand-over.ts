import type { Pending } from '../subscribe-form/subscribe-form.model.ts';

/** A sign-up made in the popup, as it arrives at `/subscribe`. */
export interface HandOver extends Pending {
  requires_confirmation: boolean;
  /** Milliseconds until another mail may be asked for. */
  resend_after: number;
}

/**
 * Reads a sign-up that the popup left in the address: `subscription_id` and `requires_confirmation` in the query, `email`
 * and `confirmation_secret` in the fragment, which no server sees. Null when something is missing.
 */
export function readHandOver(search: string, hash: string): HandOver | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const email = fragment.get('email');
  const confirmation_secret = fragment.get('confirmation_secret');
  const subscription_id = query.get('subscription_id') ?? fragment.get('subscription_id');
  if (!email || !confirmation_secret || !subscription_id) return null;
  const requires_confirmation = query.get('requires_confirmation') !== 'false';
  const resend_after = Number(fragment.get('resend_after') ?? 60_000);
  return { email, confirmation_secret, subscription_id, requires_confirmation, resend_after };
}

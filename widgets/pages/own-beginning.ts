import { readPending } from '../subscribe-form/subscribe-form.persist.ts';
import { writePending } from '../subscribe-form/write-pending.persist.ts';
import { readHandOver } from './hand-over.ts';
import type { FormState, Pending } from '../subscribe-form/subscribe-form.model.ts';
import type { FormData } from './form-data.ts';

const inboxOf = (pending: Pending): FormState => ({
  email: pending.email,
  step: 'ended',
  ending: { step: 'inbox', pending },
});

/** The page's own sign-up, with the time from which another mail may be asked for. */
function waiting(data: FormData, now: number): FormData {
  const { form, resend_after = 0 } = data;
  if (form.step !== 'ended' || form.ending.step !== 'inbox') return data;
  const pending = { ...form.ending.pending, resend_at: now + resend_after };
  writePending(data.settings.publication.subdomain, pending);
  return { ...data, form: inboxOf(pending) };
}

/**
 * What this tab knows and the server does not: a sign-up that the popup handed over in the address, or one that waits
 * since before a reload. Null when the page stands as it was rendered.
 */
function ownForm({ settings, form }: FormData, now: number): FormState | null {
  const { subdomain } = settings.publication;
  const handed = readHandOver(location.search, location.hash);
  if (handed && !handed.requires_confirmation) {
    return { email: handed.email, step: 'ended', ending: { step: 'confirmed' } };
  }
  if (handed) {
    const { email, subscription_id, confirmation_secret } = handed;
    const resend_at = now + handed.resend_after;
    writePending(subdomain, { email, subscription_id, confirmation_secret, resend_at });
  }
  const stored = form.step === 'idle' && !form.problem ? readPending(subdomain) : null;
  return stored && inboxOf(stored);
}

/** How the form begins in this tab, and whether that differs from what the server rendered. */
export function ownBeginning(data: FormData, now: number): { data: FormData; differs: boolean } {
  const form = ownForm(data, now);
  return form
    ? { data: { ...data, form }, differs: true }
    : { data: waiting(data, now), differs: false };
}

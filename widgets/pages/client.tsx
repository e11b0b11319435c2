import { createRoot, hydrateRoot } from 'react-dom/client';
import { inboxState } from '../subscribe-form/subscribe-form.model.ts';
import { readPending, writePending } from '../subscribe-form/subscribe-form.persist.ts';
import { DATA_ID } from './data-script.ts';
import { FORM_ID } from './form-data.ts';
import { readHandOver } from './hand-over.ts';
import { PageForm } from './page-form.view.tsx';
import type { FormState } from '../subscribe-form/subscribe-form.model.ts';
import type { FormData } from './form-data.ts';

/** Takes what is secret out of the address bar, and so out of screenshots, copies and the history. */
function cleanAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete('token');
  url.hash = '';
  const clean = url.href.replace(/#$/u, '');
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

function keep(publication: string, pending: NonNullable<FormData['pending']>): void {
  const { email, subscription_id, confirmation_secret, resend_after } = pending;
  const resend_at = Date.now() + resend_after;
  writePending(publication, { email, subscription_id, confirmation_secret, resend_at });
}

/** What this tab knows and the server does not: a sign-up that waits for its confirmation. */
function ownBeginning({ settings, initial, pending }: FormData): FormState | null {
  const { subdomain } = settings.publication;
  if (pending) keep(subdomain, pending);
  const handed = readHandOver(location.search, location.hash);
  if (handed?.requires_confirmation === false) {
    return { email: handed.email, code: '', step: 'confirmed' };
  }
  if (handed) keep(subdomain, { ...handed });
  const stored = initial.step === 'idle' && !initial.problem ? readPending(subdomain) : null;
  return stored && inboxState(stored.email, stored);
}

/** What was typed before the script came. */
function withTyped(initial: FormState, island: HTMLElement): FormState {
  const value = (name: string) => island.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  const email = initial.step === 'idle' ? value('email') : undefined;
  return { ...initial, email: email ?? initial.email, code: value('code') ?? initial.code };
}

function startForm(data: FormData, island: HTMLElement): void {
  const own = ownBeginning(data);
  if (!own && island.querySelector('form')) {
    const initial = withTyped(data.initial, island);
    hydrateRoot(island, <PageForm data={{ ...data, initial }} />);
  } else if (own) {
    island.replaceChildren();
    createRoot(island).render(<PageForm data={{ ...data, initial: own }} />);
  }
}

const data = document.getElementById(DATA_ID)?.textContent;
const island = document.getElementById(FORM_ID);
if (data && island) startForm(JSON.parse(data), island);
cleanAddress();

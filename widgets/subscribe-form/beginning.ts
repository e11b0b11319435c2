import { readPending } from './subscribe-form.persist.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { FormState } from './subscribe-form.model.ts';

/** What a widget shows first. The popup always asks: what waits is shown where it leads to. */
export function beginning({ viewer, settings }: WidgetConfig, surface: SignupSurface): FormState {
  const { level, email_hint = '' } = viewer;
  const { subdomain, invite_only } = settings.publication;
  const isMember = level !== 'anonymous';
  // What a reader types is never begun with the hint.
  const email = isMember ? email_hint : '';
  if (isMember || (email_hint && !invite_only))
    return { email, step: 'ended', ending: { step: 'member' } };
  const pending = surface === 'welcome-popup' ? null : readPending(subdomain);
  if (pending) return { email: pending.email, step: 'ended', ending: { step: 'inbox', pending } };
  if (invite_only) return { email, step: 'ended', ending: { step: 'invite' } };
  return { email, step: 'idle', problem: null };
}

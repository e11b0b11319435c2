import { readPending } from './subscribe-form.persist.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { FormState } from './subscribe-form.model.ts';

/** What a widget shows first. The popup always asks: what waits is shown where it leads to. */
export function beginning({ viewer, settings }: WidgetConfig, surface: SignupSurface): FormState {
  const email = viewer.email ?? '';
  const { subdomain, invite_only } = settings.publication;
  if (viewer.level !== 'anonymous') return { email, step: 'ended', ending: { step: 'member' } };
  const pending = surface === 'welcome-popup' ? null : readPending(subdomain);
  if (pending) return { email: pending.email, step: 'ended', ending: { step: 'inbox', pending } };
  if (invite_only) return { email, step: 'ended', ending: { step: 'invite' } };
  return { email, step: 'idle', problem: null };
}

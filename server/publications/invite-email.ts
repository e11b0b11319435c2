import type { Publication } from './publication.ts';

/** Where invitations are asked for, as a field of its own: only of a publication that is by invitation and has an address. */
export function inviteEmail({
  invite_only: isByInvitation,
  support_email: address,
}: Pick<Publication, 'invite_only' | 'support_email'>): { invite_email?: string } {
  return isByInvitation && address !== null ? { invite_email: address } : {};
}

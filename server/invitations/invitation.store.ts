import type { Kysely, Selectable, Transaction } from 'kysely';
import { judgeInvitation } from '../../src/invitations/judge-invitation.ts';
import type { Database } from '../db/tables.ts';
import type { InvitationTable } from './invitations.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** An invitation, without its code. Times are UTC milliseconds. */
export interface Invitation {
  id: number;
  code_start: string;
  note: string | null;
  uses_max: number;
  uses: number;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

const toInvitation = ({
  publication_id: _publication,
  code_hash: _hash,
  ...invitation
}: Selectable<InvitationTable>): Invitation => invitation;

/** Every invitation of a publication, the newest first. */
export async function listInvitations(db: Reader, publicationId: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

/** What a new invitation is made of. */
export type NewInvitation = Pick<
  InvitationTable,
  'publication_id' | 'code_hash' | 'code_start' | 'note' | 'uses_max' | 'expires_at' | 'created_at'
>;

/** Adds an invitation. */
export async function insertInvitation(
  trx: Transaction<Database>,
  invitation: NewInvitation,
): Promise<Invitation> {
  const row = await trx
    .insertInto('invitations')
    .values({ ...invitation, uses: 0, revoked_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInvitation(row);
}

/** An invitation that was taken back, and whether it was just now: the first time counts. */
export interface RevokedInvitation {
  invitation: Invitation;
  isFirst: boolean;
}

/** Takes an invitation back; null when there is none of this id. */
export async function revokeInvitation(
  trx: Transaction<Database>,
  publicationId: number,
  id: number,
  now: number,
): Promise<RevokedInvitation | null> {
  const revoked = await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('publication_id', '=', publicationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (revoked) return { invitation: toInvitation(revoked), isFirst: true };
  const before = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return before ? { invitation: toInvitation(before), isFirst: false } : null;
}

/** Whether the code with this hash lets somebody in at this moment. */
export async function isGoodInvitation(
  db: Reader,
  publicationId: number,
  hash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select(['uses_max', 'uses', 'expires_at', 'revoked_at'])
    .where('code_hash', '=', hash)
    .where('publication_id', '=', publicationId)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { uses_max: usesMax, uses, expires_at: expiresAt, revoked_at: revokedAt } = row;
  return judgeInvitation({ usesMax, uses, expiresAt, revokedAt }, now) === 'good';
}

/**
 * Takes one use of an invitation, if it is good (judgeInvitation); its id, or null. One statement, so that sign-ups at the
 * same moment get no more than there are.
 */
export async function takeInvitation(
  trx: Transaction<Database>,
  publicationId: number,
  hash: string,
  now: number,
): Promise<number | null> {
  const row = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code_hash', '=', hash)
    .where('publication_id', '=', publicationId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .whereRef('uses', '<', 'uses_max')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes who came by an invitation. */
export async function noteInvited(
  trx: Transaction<Database>,
  invitation: number,
  subscription: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('invitation_uses')
    .values({ invitation_id: invitation, subscription_id: subscription, used_at: now })
    .onConflict((conflict) => conflict.columns(['invitation_id', 'subscription_id']).doNothing())
    .execute();
}

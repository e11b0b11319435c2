import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import {
  INVITATION_CODE_LENGTH,
  invitationCode,
  showInvitationCode,
} from '../../src/invitations/invitation-code.ts';
import { DAY } from '../../src/time/units.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { lineOfText, optional, wholeNumber } from '../publications/field-parsers.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import type { Publication } from '../publications/publication.ts';
import { parseFields } from '../publications/parse-fields.ts';
import type { FieldParsers, RawFields } from '../publications/parse-fields.ts';
import type { Random } from '../platform/random.ts';
import { invitationHash } from './invitation-hash.ts';
import { insertInvitation, listInvitations, revokeInvitation } from './invitation.store.ts';
import type { Invitation } from './invitation.store.ts';

const USES_MAX = 100_000;
const DAYS_MAX = 3_650;
const NOTE_MAX_LENGTH = 200;
/** Characters of a code by which a publisher knows it again; the others stay 60 bits. */
const START_LENGTH = 4;

/** What a publisher may say of an invitation. */
export interface InvitationFields {
  /** How many it lets in. */
  uses: number;
  /** Days that it is good for; null for no end. */
  days: number | null;
  note: string | null;
}

/** Every option of an invitation and how it is read. */
export const INVITATION_FIELDS: FieldParsers<InvitationFields> = {
  uses: wholeNumber(1, USES_MAX),
  days: optional(wholeNumber(1, DAYS_MAX)),
  note: optional(lineOfText(NOTE_MAX_LENGTH)),
};
export const INVITATION_FIELD_NAMES = Object.keys(INVITATION_FIELDS) as (keyof InvitationFields)[];

/** The only time that a code is seen. */
export interface CreatedInvitation {
  publication: Publication;
  /** In groups of four. */
  code: string;
  invitation: Invitation;
}

/** Makes an invitation. A FlyleafError names each field at fault. */
export async function createInvitation(
  { db, clock, random }: PublicationDeps & { random: Random },
  subdomain: string,
  raw: RawFields<InvitationFields>,
): Promise<CreatedInvitation> {
  const { uses = 1, days = null, note = null } = parseFields(INVITATION_FIELDS, raw);
  const publication = await getPublication(db, subdomain);
  const code = invitationCode(random.bytes(INVITATION_CODE_LENGTH));
  const now = clock.now();
  const values = {
    publication_id: publication.id,
    code_hash: invitationHash(code),
    code_start: code.slice(0, START_LENGTH),
    note,
    uses_max: uses,
    expires_at: days === null ? null : now + days * DAY,
    created_at: now,
  };
  const invitation = await db.write(async (trx) => {
    const made = await insertInvitation(trx, values);
    const detail = { publication: publication.id, invitation: made.id, uses };
    await recordCommand(trx, 'invitation_made', detail, now);
    return made;
  });
  return { publication, code: showInvitationCode(code), invitation };
}

/** Every invitation of a publication, the newest first; FlyleafError publication_not_found. */
export async function invitationsOf(db: DatabaseHandle, subdomain: string): Promise<Invitation[]> {
  const { id } = await getPublication(db, subdomain);
  return listInvitations(db.kysely, id);
}

/** Takes an invitation back; FlyleafError publication_not_found, not_found. Whoever came by it stays. */
export async function takeBackInvitation(
  { db, clock }: PublicationDeps,
  subdomain: string,
  rawId: string,
): Promise<Invitation> {
  const { id: publication } = await getPublication(db, subdomain);
  const id = /^[1-9]\d{0,15}$/u.test(rawId) ? Number(rawId) : 0;
  const now = clock.now();
  const revoked = await db.write(async (trx) => {
    const found = await revokeInvitation(trx, publication, id, now);
    const detail = { publication, invitation: id };
    if (found?.isFirst) await recordCommand(trx, 'invitation_revoked', detail, now);
    return found;
  });
  if (revoked !== null) return revoked.invitation;
  throw new FlyleafError('not_found', `There is no invitation '${rawId}' of '${subdomain}'`);
}

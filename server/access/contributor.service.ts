import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { findUserId } from '../profiles/profile.store.ts';
import { oneOf } from '../publications/field-parsers.ts';
import { parseFields, refuseFields } from '../publications/parse-fields.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { keepUser } from '../signup/signup.store.ts';
import { PUBLICATION_ROLES } from './access.tables.ts';
import type { PublicationRole } from './access.tables.ts';
import { deleteRole, findOwner, listContributors, saveRole } from './contributor.store.ts';
import type { Contributor } from './contributor.store.ts';
import { parseEmail } from './parse-email.ts';

/** Those who write for a publication; FlyleafError publication_not_found. */
export async function contributorsOf(
  db: DatabaseHandle,
  subdomain: string,
): Promise<Contributor[]> {
  const { id } = await getPublication(db, subdomain);
  return listContributors(db.kysely, id);
}

/**
 * Gives somebody a role in a publication, in place of an earlier one; there is one owner at most. FlyleafError
 * publication_not_found, invalid_request.
 */
export async function addContributor(
  { db, clock }: PublicationDeps,
  subdomain: string,
  email: string,
  rawRole: string,
): Promise<Contributor> {
  const { role = 'contributor' } = parseFields<{ role: PublicationRole }>(
    { role: oneOf(PUBLICATION_ROLES) },
    { role: rawRole },
  );
  const address = parseEmail(email);
  const { id: publication } = await getPublication(db, subdomain);
  const now = clock.now();
  await db.write(async (trx) => {
    const user = await keepUser(trx, { key: address.key, email: address.email, now });
    const owner = role === 'owner' ? await findOwner(trx, publication) : null;
    if (owner !== null && owner !== user) {
      throw refuseFields([{ param: 'role', msg: 'role owner is taken: there is one at most' }]);
    }
    const isGiven = await saveRole(trx, { publication, user }, role, now);
    const detail = { publication, reader: user, role };
    if (isGiven) await recordCommand(trx, 'role_given', detail, now);
  });
  return { email: address.email, role };
}

/** Takes a role away; FlyleafError publication_not_found, not_found. */
export async function removeContributor(
  { db, clock }: PublicationDeps,
  subdomain: string,
  email: string,
): Promise<void> {
  const { id: publication } = await getPublication(db, subdomain);
  const { key } = parseEmail(email);
  const isGone = await db.write(async (trx) => {
    const user = await findUserId(trx, key);
    if (user === null || !(await deleteRole(trx, { publication, user }))) return false;
    await recordCommand(trx, 'role_taken', { publication, reader: user }, clock.now());
    return true;
  });
  if (!isGone) throw new FlyleafError('not_found', `'${email}' has no role in '${subdomain}'`);
}

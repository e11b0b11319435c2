import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Database } from '../db/tables.ts';
import type { Clock } from '../platform/clock.ts';
import { deleteOrigin, insertOrigin, listOrigins } from './origin.store.ts';
import { parseOrigin } from './parse-origin.ts';
import { refuseFields } from './parse-fields.ts';
import { parseSettings, parseSubdomain } from './publication-fields.ts';
import type { RawSettings } from './publication-fields.ts';
import { DEFAULT_SETTINGS } from './publication.ts';
import type { Publication, PublicationSettings } from './publication.ts';
import { changeCopy } from './publisher-copy.ts';
import type { CopyChange } from './publisher-copy.ts';
import {
  findPublication,
  findPublicationByDomain,
  insertPublication,
  updatePublication,
} from './publication.store.ts';

/** What the service works with. */
export interface PublicationDeps {
  db: DatabaseHandle;
  clock: Clock;
}

/** A publication with the origins whose pages may use it. */
export interface PublicationWithOrigins extends Publication {
  /** Registered ones; the custom domain's comes first. */
  origins: string[];
}

function notFound(subdomain: string): FlyleafError {
  return new FlyleafError('publication_not_found', `There is no publication '${subdomain}'`);
}

/** The publication of this name; FlyleafError publication_not_found where there is none. */
export async function getPublication(db: DatabaseHandle, subdomain: string): Promise<Publication> {
  const publication = await findPublication(db.kysely, subdomain);
  if (publication === null) throw notFound(subdomain);
  return publication;
}

/** A publication with its origins. */
export async function showPublication(
  db: DatabaseHandle,
  subdomain: string,
): Promise<PublicationWithOrigins> {
  const publication = await getPublication(db, subdomain);
  const registered = await listOrigins(db.kysely, publication.id);
  const implied =
    publication.custom_domain === null ? [] : [`https://${publication.custom_domain}`];
  return { ...publication, origins: [...new Set([...implied, ...registered])] };
}

async function refuseTakenDomain(
  trx: Transaction<Database>,
  settings: Partial<PublicationSettings>,
  subdomain: string,
): Promise<void> {
  if (typeof settings.custom_domain !== 'string') return;
  const owner = await findPublicationByDomain(trx, settings.custom_domain);
  if (owner === null || owner.subdomain === subdomain) return;
  const msg = `custom_domain '${settings.custom_domain}' belongs to the publication '${owner.subdomain}'`;
  throw refuseFields([{ param: 'custom_domain', msg }]);
}

async function refuseTakenSubdomain(trx: Transaction<Database>, subdomain: string): Promise<void> {
  if ((await findPublication(trx, subdomain)) === null) return;
  throw refuseFields([{ param: 'subdomain', msg: `subdomain '${subdomain}' is taken` }]);
}

/** Makes a publication. A FlyleafError names each field at fault. */
export async function createPublication(
  { db, clock }: PublicationDeps,
  rawSubdomain: string,
  raw: RawSettings & { name: string },
): Promise<Publication> {
  const subdomain = parseSubdomain(rawSubdomain);
  const parsed = parseSettings(raw);
  const settings = { ...DEFAULT_SETTINGS, name: raw.name, ...parsed };
  return db.write(async (trx) => {
    await refuseTakenSubdomain(trx, subdomain);
    await refuseTakenDomain(trx, settings, subdomain);
    const now = clock.now();
    const made = await insertPublication(trx, { subdomain, settings, now });
    await recordCommand(trx, 'publication_created', { publication: made.id }, now);
    return made;
  });
}

/** Changes what is named and nothing else. A FlyleafError names each field at fault. */
export async function setPublication(
  { db, clock }: PublicationDeps,
  subdomain: string,
  raw: RawSettings,
  words: readonly CopyChange[] = [],
): Promise<Publication> {
  const changes: Partial<PublicationSettings> = parseSettings(raw);
  return db.write(async (trx) => {
    await refuseTakenDomain(trx, changes, subdomain);
    const found = await findPublication(trx, subdomain);
    if (found === null) throw notFound(subdomain);
    if (words.length > 0) changes.copy = changeCopy(found.copy, words);
    const now = clock.now();
    const publication = await updatePublication(trx, subdomain, changes, now);
    if (publication === null) throw notFound(subdomain);
    const fields = Object.keys(changes);
    await recordCommand(trx, 'publication_set', { publication: found.id, fields }, now);
    return publication;
  });
}

/** What became of an origin. */
export interface OriginChange {
  /** As browsers send it. */
  origin: string;
  /** False when nothing had to be done. */
  changed: boolean;
}

/** Lets pages of an origin use the publication's widgets. Idempotent. */
export async function addOrigin(
  { db, clock }: PublicationDeps,
  subdomain: string,
  text: string,
): Promise<OriginChange> {
  const origin = parseOrigin(text);
  const { id } = await getPublication(db, subdomain);
  const changed = await db.write(async (trx) => {
    const now = clock.now();
    const isNew = await insertOrigin(trx, id, origin, now);
    if (isNew) await recordCommand(trx, 'origin_added', { publication: id, origin }, now);
    return isNew;
  });
  return { origin, changed };
}

/** Takes that back. FlyleafError not_found when the origin was not registered. */
export async function removeOrigin(
  { db, clock }: PublicationDeps,
  subdomain: string,
  text: string,
): Promise<OriginChange> {
  const origin = parseOrigin(text);
  const { id } = await getPublication(db, subdomain);
  const changed = await db.write(async (trx) => {
    const was = await deleteOrigin(trx, id, origin);
    const detail = { publication: id, origin };
    if (was) await recordCommand(trx, 'origin_removed', detail, clock.now());
    return was;
  });
  if (!changed) throw new FlyleafError('not_found', `${origin} is not registered for ${subdomain}`);
  return { origin, changed };
}

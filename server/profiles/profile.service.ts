import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { FieldFault, lineOfText, optional, parseLink } from '../publications/field-parsers.ts';
import type { Parse } from '../publications/field-parsers.ts';
import { parseFields, refuseFields } from '../publications/parse-fields.ts';
import type { FieldParsers, RawFields } from '../publications/parse-fields.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { readAddress } from '../signup/address.ts';
import {
  deleteProfile,
  findHandle,
  findProfile,
  findUserId,
  saveProfile,
} from './profile.store.ts';
import type { Profile } from './profile.store.ts';

const NAME_MAX_LENGTH = 100;
const BIO_MAX_LENGTH = 500;

/** What a user shows everybody. */
export type ProfileSettings = Omit<Profile, 'user_id'>;

const parseHandle: Parse<string> = (text) => {
  const handle = text.trim().replace(/^@/u, '').toLowerCase();
  if (/^[a-z][a-z0-9_]{1,29}$/u.test(handle)) return handle;
  throw new FieldFault('must have 2 to 30 letters, digits and _, and begin with a letter');
};

/** Every setting and how it is read from text. */
export const PROFILE_FIELDS: FieldParsers<ProfileSettings> = {
  name: lineOfText(NAME_MAX_LENGTH),
  handle: optional(parseHandle),
  bio: optional(lineOfText(BIO_MAX_LENGTH)),
  photo_url: optional(parseLink),
};

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as (keyof ProfileSettings)[];

function noUser(email: string): FlyleafError {
  return new FlyleafError('not_found', `There is no user '${email}'`);
}

function noProfile(email: string): FlyleafError {
  return new FlyleafError('not_found', `'${email}' has no profile`);
}

async function userOf(db: DatabaseHandle, email: string): Promise<number> {
  const address = readAddress(email);
  const user = address && (await findUserId(db.kysely, address.key));
  if (user === null) throw noUser(email);
  return user;
}

/** What a user shows everybody; FlyleafError not_found. */
export async function getProfile(db: DatabaseHandle, email: string): Promise<Profile> {
  const profile = await findProfile(db.kysely, await userOf(db, email));
  if (profile === null) throw noProfile(email);
  return profile;
}

/** Changes what is named, or makes the profile, which needs a name. A FlyleafError names each field at fault. */
export async function setProfile(
  { db, clock }: PublicationDeps,
  email: string,
  raw: RawFields<ProfileSettings>,
): Promise<Profile> {
  const changes = parseFields(PROFILE_FIELDS, raw);
  const user_id = await userOf(db, email);
  return db.write(async (trx) => {
    const before = await findProfile(trx, user_id);
    const name = changes.name ?? before?.name;
    if (name === undefined) throw refuseFields([{ param: 'name', msg: 'name is missing' }]);
    const empty = { handle: null, bio: null, photo_url: null };
    const profile = { ...empty, ...before, ...changes, name, user_id };
    const holder = profile.handle === null ? null : await findHandle(trx, profile.handle);
    if (holder !== null && holder !== user_id) {
      throw refuseFields([{ param: 'handle', msg: `handle '${profile.handle}' is taken` }]);
    }
    await saveProfile(trx, profile, clock.now());
    return profile;
  });
}

/** Takes a profile away; FlyleafError not_found. */
export async function removeProfile({ db }: PublicationDeps, email: string): Promise<void> {
  const user = await userOf(db, email);
  if (!(await db.write((trx) => deleteProfile(trx, user)))) throw noProfile(email);
}

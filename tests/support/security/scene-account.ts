import { requestAddressChange } from '../../../server/account/address-change.service.ts';
import { findWaitingChange } from '../../../server/account/address-change.store.ts';
import { keepPasskey, newPasskeyOptions } from '../../../server/credentials/add-passkey.service.ts';
import { linkIdentity } from '../../../server/credentials/identity.store.ts';
import type { IdentityName } from '../../../server/credentials/identity.store.ts';
import { hashPassword } from '../../../server/credentials/password-hash.ts';
import { writePassword } from '../../../server/credentials/password.store.ts';
import { passkeyLoginOptions } from '../../../server/credentials/passkey-login.service.ts';
import { saveProfile } from '../../../server/profiles/profile.store.ts';
import { hashToken } from '../../../server/session/session.service.ts';
import { findSession } from '../../../server/session/session.store.ts';
import type { PasskeyRegistration } from '../../../src/contracts/passkey.contract.ts';
import type { TestApp } from '../app.ts';
import { softwarePasskey } from '../software-passkey.ts';
import type { SoftwarePasskey } from '../software-passkey.ts';
import type { Reader } from './scene.ts';

/** What a reader has for a password. */
const PASSWORD = 'nine lighthouses, one boat';

/** What readers have on their account. */
export interface AccountScene {
  /** Gives a reader a password. */
  password(reader: Reader): Promise<string>;
  /** Gives a reader a key; its id in the list. */
  passkey(reader: Reader): Promise<{ id: string; device: SoftwarePasskey }>;
  /** What a device says that makes a key for the reader's session. */
  newPasskey(reader: Reader): Promise<unknown>;
  /** What a key of the reader's says for a browser with this secret. */
  passkeyLogin(reader: Reader): Promise<{ response: unknown; secret: string }>;
  /** Links a reader to an identity elsewhere. */
  identity(reader: Reader): Promise<IdentityName>;
  /** A change of the reader's address that waits; its id. */
  addressChange(reader: Reader): Promise<string>;
  /** Gives a reader a profile that everybody may see. */
  profile(reader: Reader): Promise<void>;
}

/** The part of a scene that is about accounts. */
export async function accountScene({ deps, clock }: TestApp): Promise<AccountScene> {
  const hash = await hashPassword(deps.random, PASSWORD);
  const { origin, hostname: host } = new URL(deps.config.publicUrl);
  let count = 0;

  const sessionOf = async ({ sessionToken }: Reader) => {
    const session = await findSession(deps.db.kysely, hashToken(sessionToken));
    if (session === null) throw new Error('The reader has no session');
    return session;
  };

  const made = async (reader: Reader) => {
    const session = await sessionOf(reader);
    const device = softwarePasskey({ origin, host });
    const response = device.create(await newPasskeyOptions(deps, session));
    return { session, device, response: response as PasskeyRegistration };
  };

  const passkey: AccountScene['passkey'] = async (reader) => {
    const { session, device, response } = await made(reader);
    return { id: await keepPasskey(deps, session, response, { headers: {}, id: 'scene' }), device };
  };

  return {
    password: async ({ userId }) => {
      await deps.db.write((trx) => writePassword(trx, userId, hash, clock.now()));
      return PASSWORD;
    },
    passkey,
    newPasskey: async (reader) => (await made(reader)).response,
    passkeyLogin: async (reader) => {
      const { device } = await passkey(reader);
      const secret = 'what only this browser has';
      return { response: device.get(passkeyLoginOptions(deps, secret)), secret };
    },
    identity: async ({ userId }) => {
      const identity = { issuer: 'https://id.example', subject: `subject-${(count += 1)}` };
      await deps.db.write((trx) => linkIdentity(trx, identity, userId, clock.now()));
      return identity;
    },
    addressChange: async (reader) => {
      const session = await sessionOf(reader);
      await requestAddressChange(deps, session, `next${(count += 1)}@example.com`, 'scene');
      const change = await findWaitingChange(deps.db.kysely, reader.userId);
      if (change === null) throw new Error('No change waits');
      return change.id;
    },
    profile: ({ userId }) => {
      const shown = { name: 'Ada Reader', handle: null, bio: null, photo_url: null };
      return deps.db.write((trx) => saveProfile(trx, { user_id: userId, ...shown }, clock.now()));
    },
  };
}

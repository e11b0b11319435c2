import type { Deps } from '../deps.ts';
import { passkeyHost } from './passkey-host.ts';
import { listPasskeys } from './passkey.store.ts';

/** Whether a reader is to be offered a passkey: where there are some to be had, and they have none. */
export async function offersPasskey(
  deps: Pick<Deps, 'config' | 'db'>,
  userId: number,
): Promise<boolean> {
  if (passkeyHost(deps.config.publicUrl) === null) return false;
  return (await listPasskeys(deps.db.kysely, userId)).length === 0;
}

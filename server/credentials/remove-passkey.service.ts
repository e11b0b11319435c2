import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import type { FoundSession } from '../session/session.store.ts';
import { assertFresh } from './add-passkey.service.ts';
import { removePasskey } from './passkey.store.ts';

/**
 * Takes a key from a reader and tells them by mail; nothing where it is no key of theirs. FlyleafError fresh_sign_in_needed.
 */
export async function endPasskey(
  deps: Deps,
  session: FoundSession,
  id: string,
  requestId: string,
): Promise<void> {
  assertFresh(deps, session);
  const { userId, id: sessionId } = session;
  await deps.db.write(async (trx) => {
    if (!(await removePasskey(trx, { userId, id }))) return;
    const doer = { userId, sessionId, requestId };
    const act = { act: 'passkey_removed', at: deps.clock.now(), ...doer } as const;
    await recordAct(trx, { ...act, detail: { passkey: id } });
    await queueNotice(trx, deps, { userId, act: 'passkey-removed' });
  });
  deps.mail.wake();
}

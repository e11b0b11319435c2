import { queueNotice } from '../account/queue-notice.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import type { FoundSession } from '../session/session.store.ts';
import { assertFresh } from './add-passkey.service.ts';
import { unlinkIdentity } from './identity.store.ts';
import type { IdentityName } from './identity.store.ts';

/**
 * Parts an identity elsewhere from a reader and tells them by mail; nothing where it is none of theirs. There is always the
 * mail to sign in by. FlyleafError fresh_sign_in_needed.
 */
export async function endIdentity(
  deps: Deps,
  session: FoundSession,
  identity: IdentityName,
  requestId: string,
): Promise<void> {
  assertFresh(deps, session);
  const { userId, id: sessionId } = session;
  await deps.db.write(async (trx) => {
    if (!(await unlinkIdentity(trx, identity, userId))) return;
    const doer = { userId, sessionId, requestId };
    const act = { act: 'identity_removed', at: deps.clock.now(), ...doer } as const;
    await recordAct(trx, { ...act, detail: { provider: identity.issuer } });
    await queueNotice(trx, deps, { userId, act: 'identity-removed' });
  });
  deps.mail.wake();
}

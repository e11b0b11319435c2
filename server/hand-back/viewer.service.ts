import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { decideOneClick } from '../../src/session/decide-one-click.ts';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { maskEmail } from '../../src/text/mask-email.ts';
import { levelOfReader } from '../access/viewer-of.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../platform/random.ts';
import type { Publication } from '../publications/publication.ts';
import { findSubscription, keepSubscription } from '../signup/signup.store.ts';
import { HAND_BACK_MESSAGES } from './hand-back.messages.ts';
import type { FoundReader } from './reader-token.store.ts';
import { confirmAtOnce } from './one-click.store.ts';

type Facts = Pick<FoundReader, 'userId' | 'email' | 'state'>;

/** What a page is told of its reader: never the address, and nothing of other publications. */
export async function answerOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: Facts,
  publication: Publication,
): Promise<Omit<ReaderAnswer, 'token'>> {
  const level = await levelOfReader(deps, reader.userId, publication.id);
  return {
    // Who may do what on the platform is no page's business.
    level: level === 'admin' ? 'contributor' : level,
    email_hint: maskEmail(reader.email),
    waiting: reader.state !== null && decideOneClick(reader.state) === 'wait',
  };
}

/** A reader whose address is proven: the session that proves it here, or none where a publisher's page asks. */
export interface ProvenReader {
  userId: number;
  sessionId: string | null;
  requestId: string;
}

/**
 * Subscribes a reader whose address is proven, in one transaction; what the subscription is afterwards. Idempotent. What the
 * publisher holds back stays so. FlyleafError invite_only.
 */
export async function subscribeAtOnce(
  deps: Deps,
  publication: Publication,
  reader: ProvenReader,
): Promise<SubscriptionState> {
  if (publication.invite_only) throw new FlyleafError('invite_only', HAND_BACK_MESSAGES.inviteOnly);
  const now = deps.clock.now();
  return deps.db.write(async (trx) => {
    const id = newId(deps.random, now);
    const user = reader.userId;
    const asked = { id, publication: publication.id, user, state: 'pending', now } as const;
    const isNew = await confirmAtOnce(trx, await keepSubscription(trx, asked), now);
    const act = { act: 'subscription_confirmed', at: now, ...reader } as const;
    const detail = { publication: publication.id, means: 'one_click' } as const;
    if (isNew) await recordAct(trx, { ...act, detail });
    const kept = await findSubscription(trx, publication.id, user);
    return kept?.state ?? 'confirmed';
  });
}

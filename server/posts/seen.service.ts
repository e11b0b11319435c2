import { SEEN_LIMIT } from '../../src/posts/seen-limits.ts';
import type { Deps } from '../deps.ts';
import { limitsOver, tooManyRequests } from '../signup/limits.service.ts';
import { countLimits, limitRows } from '../signup/limits.store.ts';
import { addSeen, findSeen } from './seen.store.ts';

type Means = Pick<Deps, 'config' | 'db' | 'clock'>;

const LIMITS = { reader: SEEN_LIMIT };

/**
 * Marks a post as seen by a reader, and tells when it first was, in UTC milliseconds. A repeat writes nothing.
 * FlyleafError too_many_requests.
 */
export async function markSeen(
  { config, db, clock }: Means,
  user: number,
  post: number,
): Promise<number> {
  const earlier = await findSeen(db.kysely, { user, post });
  if (earlier !== null) return earlier;
  const now = clock.now();
  const rows = limitRows({
    limits: LIMITS,
    subjects: { reader: String(user) },
    secret: config.secrets[0] ?? '',
    now,
    kind: 'seen-',
  });
  return db.write(async (trx) => {
    const over = limitsOver(LIMITS, await countLimits(trx, rows), ['reader']);
    const refusal = tooManyRequests(LIMITS, over, now);
    if (refusal !== null) throw refusal;
    await addSeen(trx, { user, post, now });
    return (await findSeen(trx, { user, post })) ?? now;
  });
}

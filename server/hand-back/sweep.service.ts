import type { FastifyInstance } from 'fastify';
import { SESSION_IDLE } from '../../src/session/session-limits.ts';
import type { Deps } from '../deps.ts';
import { deleteHandBacks } from './hand-back.store.ts';
import { deleteSites } from './reader-site.store.ts';

/** Milliseconds between two clean-ups. */
const SWEEP = 60 * 60 * 1_000;
/** Milliseconds that a code is remembered: one that comes again tells of a thief. */
const CODE_REMEMBERED = 24 * 60 * 60 * 1_000;

/**
 * Forgets what is worth nothing any more: codes a day after they were made, sites that were ended or not seen for as long
 * as a session lives; their tokens go with them.
 */
export async function sweepHandBacks(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await deps.db.write(async (trx) => {
    await deleteHandBacks(trx, now - CODE_REMEMBERED);
    await deleteSites(trx, now - SESSION_IDLE);
  });
}

/** Sweeps while the app runs. */
export function keepSwept(app: FastifyInstance, deps: Deps): void {
  const timer = setInterval(() => {
    sweepHandBacks(deps).catch(() => deps.log.warn('hand-back codes were not swept'));
  }, SWEEP);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

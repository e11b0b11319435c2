import type { Kysely } from 'kysely';
import type { ActDetails } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.store.ts';
import type { Doer } from '../audit/audit.store.ts';
import type { Database } from '../db/tables.ts';
import { endSites } from './reader-site.store.ts';
import type { SitesMeant } from './reader-site.store.ts';

/** Who ends sites, when (UTC milliseconds) and why. */
export interface Ending extends Doer {
  at: number;
  why: ActDetails['reader_tokens_ended']['why'];
}

/**
 * Ends sites where a reader is known, and records it; nothing where none stands. What ends with a session is in the log with
 * that.
 */
export async function endSitesNoted(
  trx: Kysely<Database>,
  meant: SitesMeant,
  { why, ...doer }: Ending,
): Promise<void> {
  const tokens = await endSites(trx, meant, doer.at);
  if (tokens === 0) return;
  await recordAct(trx, { act: 'reader_tokens_ended', ...doer, detail: { tokens, why } });
}

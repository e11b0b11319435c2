import type { Generated } from 'kysely';
import type { Act } from './acts.ts';

/** One sensitive act: who did what, and when. Nothing in it is an address, a name or a place. */
export interface AuditTable {
  id: Generated<number>;
  /** UTC milliseconds. */
  at: number;
  act: Act;
  /** The reader; null for nobody's, and for a publisher at the command line. Stays when the reader is gone. */
  user_id: number | null;
  /** The id of the session that did it (not its token); null for none. */
  session_id: string | null;
  /** As in the log; null for the command line. */
  request_id: string | null;
  /** JSON of what the act says besides (ActDetails). */
  detail: string;
}

export interface AuditTables {
  audit: AuditTable;
}

import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/database.ts';
import { temporaryFolder } from './store.ts';

/** What SQLite says of the connection that the server writes with. */
export interface Durability {
  journal_mode: string;
  /** 2 is FULL: each commit is synced before it is answered. */
  synchronous: number;
  foreign_keys: number;
}

/** Opens a fresh database as the server does and reads its settings back. */
export async function durabilityInUse(): Promise<Durability | undefined> {
  const dataDir = temporaryFolder('pragmas');
  const db = await openDatabase({ url: null, dataDir });
  const query = sql<Durability>`select journal_mode, synchronous, foreign_keys
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`;
  const { rows } = await db.write((trx) => query.execute(trx));
  await db.close();
  await rm(dataDir, { recursive: true });
  return rows[0] ? { ...rows[0] } : undefined;
}

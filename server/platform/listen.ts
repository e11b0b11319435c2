import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError, reasonOf } from './start-error.ts';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function wordsFor(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is in use: stop what listens there, or set another PORT`;
  }
  if (code === 'EACCES') return `PORT ${port} needs more rights: set a PORT above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine`;
  }
  return `HOST ${host}, PORT ${port}: ${reasonOf(error)}`;
}

/**
 * A port that nobody uses at this moment; for PORT=0, where the platform's own address has to be known first.
 * StartError where the host can't be listened on.
 */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new StartError(wordsFor(error, { port: 0, host })));
    probe.once('error', refuse).listen(0, host, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Listens where the settings say; StartError with one line when that can't be. */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw new StartError(wordsFor(error, config));
  }
}

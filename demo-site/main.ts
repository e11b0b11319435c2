/** Serves the demo publisher's site on http://localhost:DEMO_PORT: another site than the platform's. */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DemoSite } from './site.ts';

const DEFAULT_PORT = 8788;
const DEFAULT_PLATFORM = 'http://127.0.0.1:8787';
/** `localhost` is both; the second is missing on machines without IPv6. */
const ADDRESSES = ['127.0.0.1', '::1'];

class DemoSiteError extends Error {}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/u.test(text) && port <= 65_535) return port;
  throw new DemoSiteError(`DEMO_PORT must be a whole number from 0 to 65535, not '${text}'`);
}

function platformOf(text: string | undefined): string {
  if (text === undefined || text === '') return DEFAULT_PLATFORM;
  if (URL.canParse(text)) return new URL(text).origin;
  throw new DemoSiteError('PLATFORM_URL must be the address of the platform');
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

async function listenOn(listener: RequestListener, wanted: number): Promise<[number, Server[]]> {
  const servers: Server[] = [];
  let port = wanted;
  for (const host of ADDRESSES) {
    const server = createServer(listener);
    try {
      port = await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      if (isAbsent(error)) continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  return [port, servers];
}

function stopOn(signal: NodeJS.Signals, servers: readonly Server[]): void {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
}

function wordsOf(error: unknown, port: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return `DEMO_PORT ${port ?? DEFAULT_PORT} is in use: stop what listens there, or choose another`;
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  const site = new DemoSite(platformOf(process.env['PLATFORM_URL']));
  const listener: RequestListener = (request, response) => site.handle(request, response);
  const [port, servers] = await listenOn(listener, portOf(process.env['DEMO_PORT']));
  stopOn('SIGINT', servers);
  stopOn('SIGTERM', servers);
  process.stdout.write(`The demo site is at http://localhost:${port}\n`);
} catch (error) {
  process.stderr.write(`demo site: ${wordsOf(error, process.env['DEMO_PORT'])}\n`);
  process.exitCode = 1;
}

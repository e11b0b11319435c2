import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../faults/server-process.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';

const run = promisify(execFile);

/** Browsers find every name under `localhost` at home, and take each for a site of its own. */
const PLATFORM_HOST = 'platform.localhost';
const PUBLISHER_HOST = 'publisher.localhost';

/** A certificate of our own making, good for a day. */
async function makeCertificate(hosts: readonly string[]): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'flyleaf-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join();
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=flyleaf tests', '-addext', `subjectAltName=${names}`];
  await run('openssl', [
    'req',
    '-x509',
    ...curve,
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  const files = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true, force: true });
  return files;
}

/** A publisher's page: the tag and a form, for the publication that its path names. */
function publisherPage(platform: string, publication: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${publication}</title>
<script async src="${platform}/embed/${publication}.js"></script>
<h1>A page</h1><flyleaf-subscribe-form></flyleaf-subscribe-form><p id="comments">Comments</p>`;
}

/** Hands a request on to the platform, as a proxy in front of it does. */
function pass(from: IncomingMessage, to: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = from;
  const onwards = httpRequest(new URL(url, target), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onwards.on('error', () => to.destroy());
  from.pipe(onwards);
}

/** The platform and a publisher's site over https, on two sites. */
export interface HttpsSites {
  platform: string;
  publisher: string;
  stack: Stack;
  /** Sets a cookie of the platform's that other sites' pages would send, and tells which cookies come: the control. */
  cookiePath: string;
  cookiesSeen: string[];
  stop(): Promise<void>;
}

/** Starts them, with two publications that have the publisher's origin: `demo` at `/`, `birds` at `/birds`. */
export async function startHttpsSites(): Promise<HttpsSites> {
  const port = await freePort();
  const [platform, publisher] = [PLATFORM_HOST, PUBLISHER_HOST].map(
    (host) => `https://${host}:${port}`,
  ) as [string, string];
  const stack = await startStack({ PUBLIC_URL: platform });
  await stack.flyleaf('publication', 'create', 'birds', '--name', 'Birds');
  for (const name of ['demo', 'birds']) await stack.flyleaf('origin', 'add', name, publisher);
  const cookiePath = '/control';
  const cookiesSeen: string[] = [];

  const server = createServer(
    await makeCertificate([PLATFORM_HOST, PUBLISHER_HOST]),
    (from, to) => {
      const { url = '/', headers } = from;
      if (headers.host?.startsWith(PUBLISHER_HOST)) {
        const page = publisherPage(platform, url.startsWith('/birds') ? 'birds' : 'demo');
        to.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      } else if (url.startsWith(cookiePath)) {
        cookiesSeen.push(headers.cookie ?? '');
        to.writeHead(200, { 'set-cookie': 'control=1; Secure; SameSite=None; Path=/' }).end();
      } else pass(from, to, stack.platform);
    },
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stack.stop();
  };
  return { platform, publisher, stack, cookiePath, cookiesSeen, stop };
}

import { request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { SecureContext } from 'node:tls';
import { freePort } from '../faults/server-process.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { certificateOf } from './trusting-browser.ts';

/** Browsers find every name under `localhost` at home, and take each for a site of its own. */
const PLATFORM_HOST = 'platform.localhost';
const PUBLISHER_HOST = 'publisher.localhost';

/** Each site has its certificate; a name that has none is shown the platform's, as a server at the wrong address would. */
function certificates() {
  const [platform, publisher] = [certificateOf('platform'), certificateOf('publisher')];
  const ofPublisher = createSecureContext(publisher);
  const ofPlatform = createSecureContext(platform);
  const SNICallback = (host: string, done: (error: null, context: SecureContext) => void) =>
    done(null, host === PUBLISHER_HOST ? ofPublisher : ofPlatform);
  return { ...platform, SNICallback };
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
  /** A name that leads there too, and that neither certificate is for. */
  misnamed: string;
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

  const server = createServer(certificates(), (from, to) => {
    const { url = '/', headers } = from;
    if (headers.host?.startsWith(PUBLISHER_HOST)) {
      const page = publisherPage(platform, url.startsWith('/birds') ? 'birds' : 'demo');
      to.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } else if (url.startsWith(cookiePath)) {
      cookiesSeen.push(headers.cookie ?? '');
      to.writeHead(200, { 'set-cookie': 'control=1; Secure; SameSite=None; Path=/' }).end();
    } else pass(from, to, stack.platform);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stack.stop();
  };
  const misnamed = `https://misnamed.localhost:${port}`;
  return { platform, publisher, misnamed, stack, cookiePath, cookiesSeen, stop };
}

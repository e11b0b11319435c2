import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scope } from './scope.ts';

/** The pages that are measured. */
export const PAGES = ['baseline', 'form', 'form-bare', 'popup', 'popup-asked'] as const;

export type PageName = (typeof PAGES)[number];

/** Pixels that the form takes at most on a screen of the measured width, kept for it as docs/install.md advises. */
const FORM_HEIGHT = 370;

/** A publisher's site. Its `localhost` is another site than the platform's `127.0.0.1`. */
export interface PublisherSite {
  origin: string;
  /** Takes the addresses of the two publications' scripts, known once the platform runs. */
  embed(scripts: Record<'form' | 'popup', string>): void;
}

const PARAGRAPH =
  'A letter that comes once a week has time to be about something. This one is about tools, the people who make them, and what both do to an ordinary afternoon.';

/** The same article on each page; only the tags differ. */
function page(snippet: string, element: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A publisher's page</title>
<link rel="icon" href="data:,">
${snippet}
</head>
<body>
<h1>A publisher's page</h1>
<p>${PARAGRAPH}</p>
${element}
<p>${PARAGRAPH}</p>
<p>${PARAGRAPH}</p>
</body>
</html>
`;
}

export async function startPublisherSite(scope: Scope): Promise<PublisherSite> {
  const pages = new Map<string, string>([['/baseline', page('', '')]]);
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html' });
    response.end(html ?? 'Not found');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  scope.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    embed: (scripts) => {
      const tag = (src: string, more = '') => `<script async src="${src}"${more}></script>`;
      const form = '<flyleaf-subscribe-form></flyleaf-subscribe-form>';
      const kept = `<div style="min-height: ${FORM_HEIGHT}px">${form}</div>`;
      pages.set('/form', page(tag(scripts.form), kept));
      pages.set('/form-bare', page(tag(scripts.form), form));
      pages.set('/popup', page(tag(scripts.popup), ''));
      // It waits for nothing: what is left is its own work.
      pages.set('/popup-asked', page(tag(scripts.popup, ' data-popup="forced"'), ''));
    },
  };
}

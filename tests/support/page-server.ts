import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Publishers' pages from a folder, on a site of their own. */
export interface PageServer {
  /** `http://localhost:PORT`: for browsers another site than `127.0.0.1`. */
  origin: string;
  close(): Promise<void>;
}

export interface PageServerOptions {
  /** Folder of the `.html` files. */
  folder: URL;
  /** What to put in place of `%NAME%`. The query of a request can add to it. */
  values: () => Readonly<Record<string, string>>;
  /** Text of a page that has no file. */
  made?: (page: string) => string | undefined;
  /** Headers of one page. */
  headers?: (page: string) => Record<string, string>;
}

const PAGE = /^\/([a-z-]+)$/u;
/** A style sheet or a script of an installed package. */
const PACKAGED = /^\/npm\/([\w@./-]+\.(css|js))$/u;
const PACKAGES = new URL('../../node_modules/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/%([A-Z]+)%/gu, (_, name: string) => values[name] ?? '');
}

async function textOf(options: PageServerOptions, page: string): Promise<string | null> {
  const made = options.made?.(page);
  return made ?? readFile(new URL(`${page}.html`, options.folder), 'utf8').catch(() => null);
}

async function answerPackaged(path: string, type: string, response: ServerResponse): Promise<void> {
  const text = await readFile(new URL(path, PACKAGES)).catch(() => null);
  response.writeHead(text ? 200 : 404, { 'content-type': `${TYPES[type]}; charset=utf-8` });
  response.end(text);
}

async function answer(
  options: PageServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, path, type] = PACKAGED.exec(url.pathname) ?? [];
  if (path && type) return answerPackaged(path, type, response);
  const page = PAGE.exec(url.pathname)?.[1];
  const text = page && (await textOf(options, page));
  if (!page || !text) {
    const isIcon = url.pathname === '/favicon.ico';
    response.writeHead(isIcon ? 204 : 404).end();
    return;
  }
  const query = Object.fromEntries(url.searchParams);
  const values: Record<string, string> = { ...options.values(), ...query };
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(200, { ...headers, ...options.headers?.(page) });
  response.end(fill(text, values));
}

/** Serves `/NAME` from `NAME.html` on a free port. */
export async function servePages(options: PageServerOptions): Promise<PageServer> {
  const server = createServer((request, response) => void answer(options, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

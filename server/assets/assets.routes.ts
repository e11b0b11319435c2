import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Assets, Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import type { EncodedBody } from './encoding.ts';
import { allowAnySite, sendEncoded } from './send-encoded.ts';
import type { PublicBody } from './send-encoded.ts';

/** Firefox remembers a module that failed to load: the loader's repeats ask under these prefixes, one after the other. */
const RETRY_PREFIX = /^\/r[1-4]\//u;
const RETRY_ROUTE = '/:repeat(^r[1-4]$)/assets/*';
/** A script in the language of whoever asks: `/assets/HASH/ASKED.FALLBACK/NAME.js`. */
const ASKED_LANGUAGE = /^(\/assets\/[^/]+\/)(.*)\.([^./]*)(\/[^/]+)$/u;
/** Names carry a hash of the content: they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For addresses that stay while their content changes: five minutes, then a day while the new one is fetched. */
export const SHORT_CACHING = 'public, max-age=300, stale-while-revalidate=86400';

const MIME: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  // People look at it in a browser; programs go by the name.
  '.ts': 'text/plain; charset=utf-8',
};

function readEncoded(path: string): EncodedBody {
  const body: EncodedBody = { identity: readFileSync(path) };
  if (existsSync(`${path}.br`)) body.br = readFileSync(`${path}.br`);
  if (existsSync(`${path}.gz`)) body.gzip = readFileSync(`${path}.gz`);
  return body;
}

/** A weak ETag of these bytes. */
export function etagOf(bytes: Buffer | string): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

function readPublic(assets: Assets, path: string): PublicBody {
  const body = readEncoded(join(assets.root, path));
  return {
    body,
    mime: MIME[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(body.identity),
    cacheControl: path.startsWith('/assets/') ? IMMUTABLE : SHORT_CACHING,
  };
}

/**
 * The built files, read once at the start: they are few and small, and only what the manifest names is served,
 * so that no path of a request ever reaches the file system.
 */
function publicFiles(assets: Assets): ReadonlyMap<string, PublicBody> {
  const paths = Object.keys(assets.integrity);
  return new Map(paths.map((path) => [path, readPublic(assets, path)]));
}

/**
 * The path of a script in the best of our languages for what a page says it is written in, else in the publication's.
 * Which languages there are is fixed by the build, and so by the hash: the answer never changes.
 */
function inOurLanguage(path: string): string {
  return path.replace(
    ASKED_LANGUAGE,
    (_, folder: string, asked: string, fallback: string, name: string) =>
      `${folder}${chooseLanguage(asked, fallback)}${name}`,
  );
}

function integrityList(assets: Assets): PublicBody {
  const identity = Buffer.from(JSON.stringify(assets.integrity, null, 2));
  const mime = 'application/json; charset=utf-8';
  return { body: { identity }, mime, etag: etagOf(identity), cacheControl: SHORT_CACHING };
}

/** Browsers ask for it on every page. There is none, and a 404 would stand in the reader's console. */
function noFavicon(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(204).header('cache-control', SHORT_CACHING).send();
}

/** `/assets/…` and `/r1/assets/…` to `/r4/assets/…`, `/flyleaf.js`, `/flyleaf.d.ts`, `/sri.json`. */
export function assetRoutes(app: FastifyInstance, deps: Pick<Deps, 'assets'>): void {
  const files = publicFiles(deps.assets);
  const list = integrityList(deps.assets);
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = (request.url.split('?', 1)[0] ?? '').replace(RETRY_PREFIX, '/');
    const file = files.get(path) ?? files.get(inOurLanguage(path));
    if (file !== undefined) return sendEncoded(request, reply, file);
    allowAnySite(reply);
    throw new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');
  };
  app.get('/assets/*', answer);
  app.get(RETRY_ROUTE, answer);
  app.get('/flyleaf.js', answer);
  app.get('/flyleaf.d.ts', answer);
  app.get('/favicon.ico', noFavicon);
  app.get('/sri.json', (request, reply) => sendEncoded(request, reply, list));
}

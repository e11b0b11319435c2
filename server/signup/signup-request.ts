import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HREF_MAX_LENGTH } from '../../src/contracts/signup.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { ErrorEntry } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../platform/client-address.ts';
import { isOriginOf } from '../platform/hosts.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';
import { findPublication, findPublicationAsked } from '../publications/publication.store.ts';
import { SIGNUP_MESSAGES } from './signup.messages.ts';

function toEntry(issue: z.core.$ZodIssue): ErrorEntry {
  const [param] = issue.path;
  if (param === 'email') {
    return { param, msg: SIGNUP_MESSAGES.email, code: 'invalid_email' };
  }
  const entry = { msg: SIGNUP_MESSAGES.invalid, code: 'invalid_request' } as const;
  return param === undefined ? entry : { param: String(param), ...entry };
}

/** Parses what was sent by its contract. FlyleafError invalid_request (invalid_email) names each field at fault. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(toEntry);
  const code = errors[0]?.code ?? 'invalid_request';
  throw new FlyleafError(code, SIGNUP_MESSAGES.invalid, { errors });
}

function publicationNotFound(): FlyleafError {
  return new FlyleafError('publication_not_found', SIGNUP_MESSAGES.publicationNotFound);
}

/** The publication of this name, in any case; FlyleafError publication_not_found. */
export async function namedPublication(deps: Deps, name: string): Promise<Publication> {
  const publication = await findPublication(deps.db.kysely, name.toLowerCase());
  if (publication === null) throw publicationNotFound();
  return publication;
}

/** Who calls: a page on the platform, or on an origin of the publication. */
export interface Caller {
  publication: Publication;
  origin: string;
  /** Whether the origin is one of the publication's; else it is the platform's own. */
  isRegistered: boolean;
}

function originNotAllowed(): FlyleafError {
  return new FlyleafError('origin_not_allowed', SIGNUP_MESSAGES.originNotAllowed);
}

/**
 * The publication of this name, in any case, and where a call for it comes from: the platform's own origin, the publication's host
 * on it, or an origin that it has registered. FlyleafError publication_not_found; origin_not_allowed for another origin, and for a call
 * without any: browsers always send it with a POST.
 */
export async function callerOf(deps: Deps, request: FastifyRequest, name: string): Promise<Caller> {
  const { origin } = request.headers;
  if (origin === undefined) {
    await namedPublication(deps, name);
    throw originNotAllowed();
  }
  const asked = await findPublicationAsked(deps.db.kysely, name.toLowerCase(), origin);
  if (asked === null) throw publicationNotFound();
  const isOurs = isOriginOf(deps.config, origin, asked.publication.subdomain);
  if (!asked.isRegistered && !isOurs) throw originNotAllowed();
  return { ...asked, origin };
}

/**
 * Where a caller came from: on its own origin, which is known already, or on another one of the publication's; for a page
 * of the platform where that page was to lead.
 */
export async function wayBackOf(
  deps: Deps,
  caller: Caller,
  href: string | undefined,
  next: readonly string[] = [],
): Promise<string | null> {
  const isOwn = caller.isRegistered && readHref(href)?.origin === caller.origin;
  if (isOwn && href !== undefined) return href;
  return wayBack(deps, caller.publication, href, ...(caller.isRegistered ? [] : next));
}

/** The address of a page, if it is one that is kept. */
function readHref(href: string | undefined): URL | null {
  return !href || href.length > HREF_MAX_LENGTH ? null : URL.parse(href);
}

/** The first of these addresses that is a page on an origin of the publication: the way back. Others are dropped. */
export async function wayBack(
  deps: Deps,
  publication: Publication,
  ...hrefs: readonly (string | undefined)[]
): Promise<string | null> {
  for (const href of hrefs) {
    const url = readHref(href);
    if (url === null || href === undefined) continue;
    if (await isRegisteredOrigin(deps.db.kysely, publication.id, url.origin)) return href;
  }
  return null;
}

/** The address of whoever asks, seen through our own proxies. */
export function clientIp(deps: Deps, request: FastifyRequest): string {
  const headers = { 'x-forwarded-for': request.headers['x-forwarded-for'] };
  return clientAddress({ socket: request.socket, headers }, deps.config.trustProxy);
}

/** One text that may stand in query and body; FlyleafError invalid_request when it is there twice with two values. */
export function oneToken(request: FastifyRequest): string {
  const found: unknown[] = [];
  for (const source of [request.query, request.body]) {
    const value = (source as Record<string, unknown> | null | undefined)?.['token'];
    if (value !== undefined) found.push(value);
  }
  const [token = '', ...others] = found;
  if (typeof token === 'string' && others.every((other) => other === token)) return token;
  throw new FlyleafError('invalid_request', SIGNUP_MESSAGES.tokenConflict);
}

/** Says how long to wait, for an error that is answered as a page. */
export function sayRetryAfter(reply: FastifyReply, error: FlyleafError): void {
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter));
}

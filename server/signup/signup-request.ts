import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HREF_MAX_LENGTH } from '../../src/contracts/signup.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { ErrorEntry } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../platform/client-address.ts';
import { isPlatformOrigin } from '../platform/hosts.ts';
import { isRegisteredOrigin } from '../publications/origin.store.ts';
import type { Publication } from '../publications/publication.ts';
import { findPublication } from '../publications/publication.store.ts';
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

/** The publication of this name, in any case; FlyleafError publication_not_found. */
export async function namedPublication(deps: Deps, name: string): Promise<Publication> {
  const publication = await findPublication(deps.db.kysely, name.toLowerCase());
  if (publication !== null) return publication;
  throw new FlyleafError('publication_not_found', SIGNUP_MESSAGES.publicationNotFound);
}

async function mayUse(deps: Deps, publication: Publication, origin: string): Promise<boolean> {
  if (isPlatformOrigin(deps.config, origin)) return true;
  return isRegisteredOrigin(deps.db.kysely, publication.id, origin);
}

/**
 * The origin that a call comes from: the platform's own or one of this publication's. FlyleafError
 * origin_not_allowed for another, and for a call without any: browsers always send it with a POST.
 */
export async function callingOrigin(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
): Promise<string> {
  const { origin } = request.headers;
  if (origin !== undefined && (await mayUse(deps, publication, origin))) return origin;
  throw new FlyleafError('origin_not_allowed', SIGNUP_MESSAGES.originNotAllowed);
}

/** The first of these addresses that is a page on an origin of the publication: the way back. Others are dropped. */
export async function wayBack(
  deps: Deps,
  publication: Publication,
  ...hrefs: readonly (string | undefined)[]
): Promise<string | null> {
  for (const href of hrefs) {
    if (!href || href.length > HREF_MAX_LENGTH || !URL.canParse(href)) continue;
    const { origin } = new URL(href);
    if (await isRegisteredOrigin(deps.db.kysely, publication.id, origin)) return href;
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { SHORT_CACHING } from '../assets/assets.routes.ts';
import { sendEncoded } from '../assets/send-encoded.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import type { Publication } from '../publications/publication.ts';
import { findPublication } from '../publications/publication.store.ts';
import { CompressedCache } from './compressed-cache.ts';

/** Answers kept; an entry is some ten kilobytes. */
const CACHE_SIZE = 200;

export const MIME = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export type Format = keyof typeof MIME;

/** A text about a publication that is made of `source` alone. */
export interface EmbedText {
  format: Format;
  source: string;
  /** The whole text; the source itself where it is absent. */
  make?: () => string;
}

export type SendEmbed = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: EmbedText,
) => Promise<FastifyReply>;

/**
 * How texts about publications are answered: compressed once, to pages of any site, kept for a short while, and not sent
 * again to who has it.
 */
export function embedSender(): SendEmbed {
  const cache = new CompressedCache(CACHE_SIZE);
  return async (request, reply, { format, source, make = () => source }) => {
    const text = await cache.get(format + source, make);
    return sendEncoded(request, reply, {
      ...text,
      mime: MIME[format],
      cacheControl: SHORT_CACHING,
    });
  };
}

/** The publication that a path names, in any case; `publication_not_found` for none. */
export async function embeddedPublication(
  { db }: Pick<Deps, 'db'>,
  { params }: { params: { publication: string } },
): Promise<Publication> {
  const publication = await findPublication(db.kysely, params.publication.toLowerCase());
  if (publication !== null) return publication;
  throw new FlyleafError('publication_not_found', ERROR_MESSAGES.publication_not_found ?? '');
}

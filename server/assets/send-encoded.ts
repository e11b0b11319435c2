import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isFresh } from './encoding.ts';
import type { EncodedBody } from './encoding.ts';

/** Something public that pages of any site may load. */
export interface PublicBody {
  body: EncodedBody;
  mime: string;
  /** Weak, so that one value serves every encoding. */
  etag: string;
  cacheControl: string;
}

/** Lets any site load it: scripts as modules (CORS), and from pages with COEP (CORP). */
export function allowAnySite(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Answers a public body in the encoding that the reader takes; 304 when the reader has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, mime, etag, cacheControl }: PublicBody,
): FastifyReply {
  allowAnySite(reply)
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { encoding, bytes } = chooseEncoding(request.headers['accept-encoding'], body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', mime).send(bytes);
}

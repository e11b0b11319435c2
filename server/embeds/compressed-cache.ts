import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from '../assets/assets.routes.ts';
import type { EncodedBody } from '../assets/encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text ready to be sent, with the ETag of its content. */
export interface CompressedText {
  etag: string;
  body: EncodedBody;
}

async function compress(text: string): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return { etag: etagOf(identity), body: { identity, br, gzip: gz } };
}

/**
 * Compresses a text once and keeps it, the most recently used ones first. The key says all that the text is made
 * of, so nothing here has to be told of a change.
 */
export class CompressedCache {
  readonly #entries = new Map<string, Promise<CompressedText>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** Requests for the same key at the same moment share one compression. */
  get(key: string, make: () => string): Promise<CompressedText> {
    const found = this.#entries.get(key) ?? this.#compress(key, make());
    this.#entries.delete(key);
    this.#entries.set(key, found);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
    return found;
  }

  #compress(key: string, text: string): Promise<CompressedText> {
    const entry = compress(text);
    entry.catch(() => this.#entries.delete(key));
    return entry;
  }
}

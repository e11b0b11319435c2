/** How a body is on the wire; `identity` is always acceptable here. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One body in every encoding that it is kept in. */
export type EncodedBody = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

const PREFERRED = ['br', 'gzip'] as const;

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
}

/** The smallest body that an Accept-Encoding header allows (RFC 9110 §12.5.3). */
export function chooseEncoding(
  header: string | string[] | undefined,
  body: EncodedBody,
): { encoding: Encoding; bytes: Buffer } {
  const text = String(header ?? '');
  for (const encoding of PREFERRED) {
    const bytes = body[encoding];
    if (bytes !== undefined && accepts(text, encoding)) return { encoding, bytes };
  }
  return { encoding: 'identity', bytes: body.identity };
}

/** Whether the reader's copy is the one we would send (RFC 9110 §13.1.2, weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = (tag: string): string => tag.trim().replace(/^W\//u, '');
  const tags = ifNoneMatch.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}

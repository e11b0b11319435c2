/**
 * Text without halves of surrogate pairs, which no address can hold: each becomes U+FFFD (WHATWG URL, UTF-8 encode).
 * @internal
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * Percent-encoded for one segment of a path, or for a key or value of a query (RFC 3986 §2).
 * @internal
 */
export function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/**
 * The reverse of `encodePart`; null where the percent signs are broken.
 * @internal
 */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import { FALLBACK_ERROR_TEXT } from '../errors/flyleaf-error.ts';

/** The text of an inline error that has none of its own (spec reader-flows §5, §8). */
export const INVALID_TEXT = 'Invalid';

/** Where each error is shown. */
export interface PlacedErrors {
  /** Field name → its first error; an object without a prototype, so that any name may be a field's. */
  inline: Record<string, string>;
  /** Everything else, in order. */
  container: string[];
}

/** What of an answer's body is read. It comes from the wire: anything may be in it. */
type Body = { error?: unknown; errors?: unknown } | null | undefined;

interface Entry {
  param?: unknown;
  msg?: unknown;
  msgHTML?: unknown;
}

/** Text as it is; '' for what is none, or blank. */
const words = (value: unknown): string => (typeof value === 'string' && value.trim() ? value : '');

/**
 * Where the errors of an answer go (spec reader-flows §5, §8): under the named field (the first per field),
 * the others, or all when inline is off, into the container; a single string as it is; else the fallback.
 *
 * @decided Blank text counts as none, as does what is no text or no list; an entry that says nothing shows the fallback.
 * `msg` is shown before `msgHTML`, of which only the tags go: `toPlainErrors` resolves its `&amp;` too.
 */
export function placeErrors(body: Body, fields: readonly string[], inlineOn = true): PlacedErrors {
  const inline = Object.create(null) as PlacedErrors['inline'];
  const container: string[] = [];
  const isField = new Set<unknown>(inlineOn ? fields : []);
  const list = Array.isArray(body?.errors) ? body.errors : [];
  if (list.length === 0) container.push(words(body?.error) || FALLBACK_ERROR_TEXT);
  for (const entry of list as (Entry | null)[]) {
    const { param, msg, msgHTML } = entry ?? {};
    const text = words(msg) || words(words(msgHTML).replace(/<[^<>]*>/g, ''));
    if (isField.has(param)) inline[param as string] ??= text || INVALID_TEXT;
    else container.push(text || FALLBACK_ERROR_TEXT);
  }
  return { inline, container };
}

import type { ErrorBody } from '../errors/error-body.ts';
import type { ErrorEntry } from '../errors/flyleaf-error.ts';

/** The text of an inline error that has none of its own (spec reader-flows §5). */
export const INVALID_TEXT = 'Invalid';
/** Shown for any body that says nothing readable (spec reader-flows §5). */
export const FORM_FALLBACK_TEXT = 'Something went wrong';

/** Where each error is shown. */
export interface PlacedErrors {
  /** Field name → its first error. */
  inline: Record<string, string>;
  /** Everything else, in order. */
  container: string[];
}

type Body = Partial<Pick<ErrorBody, 'error' | 'errors'>> | null | undefined;

function placeList(list: readonly ErrorEntry[], isInline: (param?: string) => param is string) {
  const placed: PlacedErrors = { inline: {}, container: [] };
  for (const { param, msg } of list) {
    if (isInline(param)) placed.inline[param] ??= msg || INVALID_TEXT;
    else placed.container.push(msg || FORM_FALLBACK_TEXT);
  }
  return placed;
}

/**
 * Where the errors of an answer go (spec reader-flows §5): under the named field (the first per field),
 * the others, or all when inline is off, into the container; a single string as it is; else the fallback.
 */
export function placeErrors(body: Body, fields: readonly string[], inlineOn = true): PlacedErrors {
  const isInline = (param?: string): param is string =>
    inlineOn && param !== undefined && fields.includes(param);
  const list = body?.errors ?? [];
  if (list.length > 0) return placeList(list, isInline);
  return { inline: {}, container: [body?.error || FORM_FALLBACK_TEXT] };
}

/**
 * Anything that looks like an address: drivers and mail servers repeat what they were given. It is looked for where a word
 * begins, or a long one without an end would be read from each of its letters.
 */
const ADDRESS = /(?<![^\s<>"'()=:,;])[^\s<>"'()=:,;@]+@[^\s<>"'()=:,;]+/gu;
/** A token of ours, wherever it turns up. */
const TOKEN = /[A-Za-z0-9_-]{22}\.(?:\d+\.)?[A-Za-z0-9_-]{43}/gu;

export interface ErrorFacts {
  name: string;
  code: string | number | null;
  stack: string;
}

/** Text without addresses and tokens. */
export function scrub(text: string): string {
  return text.replace(TOKEN, '[token]').replace(ADDRESS, '[address]');
}

function codeOf(error: Error): string | number | null {
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** What a log line says of an error: no fields that a driver added (they hold values), no personal data. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, code: null, stack: '' };
  return { name: error.name, code: codeOf(error), stack: scrub(error.stack ?? error.message) };
}

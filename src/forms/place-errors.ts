import { FALLBACK_ERROR_TEXT } from '../errors/flyleaf-error.ts';
import { describeErrorMessage } from './error-message.ts';
import type { MessageNode } from './message-html.ts';

/** The text of an inline error that has none of its own (spec reader-flows §5, §8). */
export const INVALID_TEXT = 'Invalid';

/** Where each error is shown, as text or in pieces. */
interface Placed<Shown> {
  /** Field name → its first error; an object without a prototype, so that any name may be a field's. */
  inline: Record<string, Shown>;
  /** Everything else, in order. */
  container: Shown[];
}

/** Where the text of each error is shown. */
export type PlacedErrors = Placed<string>;

/** Where the pieces of each error are shown. */
export type PlacedMessages = Placed<MessageNode[]>;

/** What stands where an entry says nothing. */
export interface SilentWords {
  inline: string;
  container: string;
}

const SILENT: SilentWords = { inline: INVALID_TEXT, container: FALLBACK_ERROR_TEXT };

/** What of an answer's body is read. It comes from the wire: anything may be in it. */
type Body = { error?: unknown; errors?: unknown } | null | undefined;

interface Entry {
  param?: unknown;
  msg?: unknown;
  msgHTML?: unknown;
}

/** What an entry says, or `silent`. */
type Show<Shown> = (entry: { msg: string; msgHTML: string }, silent: string) => Shown;

/** Text as it is; '' for what is none, or blank. */
const words = (value: unknown): string => (typeof value === 'string' && value.trim() ? value : '');

/** The one rule of the place of an error; `show` makes of an entry what is shown. */
function place<Shown>(
  body: Body,
  isField: ReadonlySet<unknown>,
  silent: SilentWords,
  show: Show<Shown>,
): Placed<Shown> {
  const inline = Object.create(null) as Record<string, Shown>;
  const container: Shown[] = [];
  const list: (Entry | null)[] = Array.isArray(body?.errors) ? body.errors : [];
  for (const entry of list.length ? list : [{ msg: body?.error }]) {
    const { param, msg, msgHTML } = (entry ?? {}) as Entry;
    const said = { msg: words(msg), msgHTML: words(msgHTML) };
    if (isField.has(param)) inline[param as string] ??= show(said, silent.inline);
    else container.push(show(said, silent.container));
  }
  return { inline, container };
}

const fieldSet = (fields: readonly string[], inlineOn: boolean): ReadonlySet<unknown> =>
  new Set(inlineOn ? fields : []);

/**
 * Where the errors of an answer go (spec reader-flows §5, §8): under the named field (the first per field),
 * the others, or all when inline is off, into the container; a single string as it is; else the fallback.
 *
 * @decided Blank text counts as none, as does what is no text or no list; an entry that says nothing shows the fallback.
 * `msg` is shown before `msgHTML`, of which only the tags go: `toPlainErrors` resolves its `&amp;` too.
 */
export function placeErrors(body: Body, fields: readonly string[], inlineOn = true): PlacedErrors {
  return place(
    body,
    fieldSet(fields, inlineOn),
    SILENT,
    ({ msg, msgHTML }, silent) => msg || words(msgHTML.replace(/<[^<>]*>/g, '')) || silent,
  );
}

/**
 * As `placeErrors`, in pieces that a page may build, with the links and emphasis of `msgHTML`. (spec reader-flows §5, §8)
 * @decided `silent` has the words for what says nothing in the reader's language; without it they are the spec's own.
 */
export function placeMessages(
  body: Body,
  fields: readonly string[],
  inlineOn = true,
  silent: SilentWords = SILENT,
): PlacedMessages {
  return place(body, fieldSet(fields, inlineOn), silent, (entry, text): MessageNode[] => {
    const nodes = describeErrorMessage(entry);
    return nodes.length ? nodes : [{ kind: 'text', text }];
  });
}

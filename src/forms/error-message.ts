import { messageText, parseMessageHtml } from './message-html.ts';
import type { MessageNode } from './message-html.ts';

/**
 * The text that stands under a form when nothing else is known: the fallback as a sentence, with its full stop.
 * (spec reader-flows §5)
 */
export const DEFAULT_HELPER_TEXT = 'Something went wrong.';

/** What an entry of the error list says, as text or as HTML (spec reader-flows §5). */
export interface ErrorMessage {
  msg?: string | null | undefined;
  msgHTML?: string | null | undefined;
}

/** Text that is not blank, as it is. */
const given = (text: string | null | undefined) => (text?.trim() ? text : null);

/**
 * What an entry of the error list says, in pieces; none when it says nothing. (spec reader-flows §5)
 * @decided `msgHTML` wins over `msg`, because it says the same and more.
 */
export function describeErrorMessage(entry: ErrorMessage, appScheme?: string): MessageNode[] {
  const html = given(entry.msgHTML);
  if (html !== null) return parseMessageHtml(html, appScheme);
  const text = given(entry.msg);
  return text === null ? [] : [{ kind: 'text', text }];
}

/**
 * The list with a text in every entry that has one, so that `placeErrors`, which takes only the tags out of `msgHTML`,
 * places its words with their character references resolved. (spec reader-flows §5)
 */
export function toPlainErrors<Entry extends ErrorMessage>(
  entries: readonly Entry[],
): (Entry & { msg: string })[] {
  return entries.map((entry) => {
    const msg = given(entry.msg) ?? messageText(describeErrorMessage(entry));
    return { ...entry, msg };
  });
}

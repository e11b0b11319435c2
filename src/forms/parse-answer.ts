/** The body of an answer, parsed: JSON where it is, else its text. */
export type AnswerBody = { kind: 'json'; value: unknown } | { kind: 'text'; text: string };

/** Statuses that are no failure: 200 to 299 (RFC 9110 §15.3). (spec reader-flows §7) */
const OK_FIRST = 200;
const OK_END = 300;

/** `application/json`, or a type whose structure is JSON, such as `application/problem+json` (RFC 6839 §3.1). */
const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu;

/** Whether a content type says JSON, whatever its parameters. (spec reader-flows §7; RFC 6839) */
export function isJsonType(contentType: string | null | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '');
}

/**
 * The body of an answer: JSON when its content type says so and it is, else text. (spec reader-flows §7)
 * @decided What calls itself JSON and is none, an error page of a proxy for example, stays text; without a content type
 * it is text.
 */
export function parseAnswerBody(text: string, contentType: string | null | undefined): AnswerBody {
  if (!isJsonType(contentType)) return { kind: 'text', text };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'text', text };
  }
}

/** As `parseAnswerBody`, for those who need not know which: what the JSON says, else the text. (spec reader-flows §7) */
export function parseBody(text: string, contentType: string | null | undefined): unknown {
  try {
    return isJsonType(contentType) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

/** Whether a status is no failure: 200 to 299. (spec reader-flows §7; RFC 9110) */
export function isOkStatus(status: number): boolean {
  return status >= OK_FIRST && status < OK_END;
}

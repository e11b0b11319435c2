/** The body of an answer, parsed: JSON where it is, else its text. */
export type AnswerBody = { kind: 'json'; value: unknown } | { kind: 'text'; text: string };

/** Statuses that are no failure: 200 to 299 (RFC 9110 §15.3). (spec reader-flows §7) */
const OK_FIRST = 200;
const OK_END = 300;

/** `application/json`, or a type whose structure is JSON, such as `application/problem+json` (RFC 6839 §3.1). */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/iu;

/** Whether a content type says JSON, whatever its parameters. (spec reader-flows §7; RFC 6839) */
export function isJsonType(contentType: string | null | undefined): boolean {
  const [type = ''] = (contentType ?? '').split(';', 1);
  return JSON_TYPE.test(type.trim());
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

/** Whether a status is no failure: 200 to 299. (spec reader-flows §7; RFC 9110) */
export function isOkStatus(status: number): boolean {
  return status >= OK_FIRST && status < OK_END;
}

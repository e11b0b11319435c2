import { FlyleafError } from '../errors/flyleaf-error.ts';
import { isOkStatus, parseAnswerBody } from './parse-answer.ts';
import type { AnswerBody } from './parse-answer.ts';

/** What was answered, as text. */
export interface Answer {
  status: number;
  contentType?: string | null | undefined;
  text: string;
}

/**
 * The parsed body of an answer. A status that is no success is an error with that status, and with the answer and its
 * parsed body in its metadata. (spec reader-flows §7)
 *
 * @decided The error is `internal` and its message for the log: what readers see comes from the body, by `placeErrors`.
 */
export function checkAnswer(response: Answer): AnswerBody {
  const { status, contentType, text } = response;
  const body = parseAnswerBody(text, contentType);
  if (isOkStatus(status)) return body;
  throw new FlyleafError('internal', `The call was answered with ${status}`, {
    status,
    userVisible: false,
    metadata: { response, body },
  });
}

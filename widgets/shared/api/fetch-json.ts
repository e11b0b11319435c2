import { parseBody } from '../../../src/forms/parse-answer.ts';
import { ApiError } from './api-error.ts';
import type { FormRequest } from '../../../src/forms/json-request.ts';

/** A call as `jsonRequest` and `formRequest` describe it; an address alone is asked by GET. */
export type Call = Pick<FormRequest, 'url'> &
  Partial<FormRequest> & {
    /** `same-origin` for calls on the platform's own pages that are about whoever is signed in. */
    credentials?: RequestCredentials;
  };

/**
 * Makes a call: never from a cache, and without cookies unless it says otherwise. Answers the parsed body, JSON or text by what came
 * (spec reader-flows §7).
 *
 * Throws `ApiError` for an answer that is not OK; a network failure or an abort is thrown as it is.
 */
export async function fetchJson<T>(call: Call, signal: AbortSignal): Promise<T> {
  // The method is said always: what wraps a page's `fetch` looks for it.
  const method = 'GET';
  const init: RequestInit = { method, cache: 'no-store', credentials: 'omit', ...call, signal };
  const response = await fetch(call.url, init);
  const body = parseBody(await response.text(), response.headers.get('content-type'));
  if (!response.ok) throw new ApiError(response, body);
  return body as T;
}

import { ApiError } from '../shared/api/api-error.ts';
import { problemOf } from './subscribe-form.problem.ts';
import type { Problem } from './subscribe-form.problem.ts';

/** What a failed request means to the reader. `fetch` throws a TypeError when no answer came. */
export function requestProblem(error: unknown): Problem {
  if (error instanceof TypeError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'trouble' };
  const { response, body } = error;
  const retryAfter = Number(response.headers.get('retry-after'));
  return problemOf({ status: response.status, body, retryAfter });
}

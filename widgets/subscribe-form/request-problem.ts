import { placeErrors } from '../../src/forms/place-errors.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { endingMessages } from './ending.messages.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { Problem, ProblemKind } from './subscribe-form.problem.ts';

/** What an answer that is not OK says: its status, its body, and its Retry-After in seconds. */
export interface Refusal {
  status: number;
  body: unknown;
  retryAfter: number;
}

/** When a repeat makes sense, in whole minutes: what is counted here is no shorter. */
function limited(seconds: number): Problem {
  const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const time = Math.ceil(seconds / 60).toLocaleString('en', minutes);
  return { kind: 'limited', text: endingMessages.limited.replace('{time}', () => time) };
}

/** Turns a refusal into what the reader is told; the server's words win where it names a field or a reason. */
export function problemOf({ status, body, retryAfter }: Refusal): Problem {
  const error = (typeof body === 'object' ? body : null) as Partial<ErrorBody> | null;
  const { inline, container } = placeErrors(error, ['email', 'code']);
  const general = container.join(' ');
  const text = inline['email'] ?? inline['code'] ?? general;
  if (error?.code?.startsWith('code_')) return { kind: error.code.slice(5) as ProblemKind, text };
  if (status >= 500) return { kind: 'trouble' };
  if (status === 429 && retryAfter > 0) return limited(retryAfter);
  return { kind: text === general ? 'trouble' : 'invalid', text };
}

/** What a failed request means to the reader. `fetch` throws a TypeError when no answer came. */
export function requestProblem(error: unknown): Problem {
  if (error instanceof TypeError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'trouble' };
  const { response, body } = error;
  const retryAfter = Number(response.headers.get('retry-after'));
  return problemOf({ status: response.status, body, retryAfter });
}

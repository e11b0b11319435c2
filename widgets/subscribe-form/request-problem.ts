import { placeErrors } from '../../src/forms/place-errors.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { language } from '../shared/text/language.messages.ts';
import { override } from '../shared/text/override.ts';
import { endingMessages } from './ending.messages.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import type { EndingMessages } from './ending.messages.ts';
import type { Problem, ProblemKind } from './subscribe-form.problem.ts';

/** What an answer that is not OK says: its status, its body, and its Retry-After in seconds. */
export interface Refusal {
  status: number;
  body: unknown;
  retryAfter: number;
}

/** Our words for what the server refuses: its own are English. Codes of form tokens have one text. */
const WORDS: { readonly [Code in ErrorCode]?: keyof EndingMessages } = {
  invalid_request: 'trouble',
  invalid_email: 'address',
  invite_only: 'invite',
  publication_not_found: 'elsewhere',
  origin_not_allowed: 'elsewhere',
  signup_not_found: 'unknown',
  resend_too_soon: 'later',
  resend_limit: 'later',
  too_many_requests: 'later',
};

/** When a repeat makes sense, in whole minutes: what is counted here is no shorter. */
function limited(seconds: number): Problem {
  const minutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const time = Math.ceil(seconds / 60).toLocaleString(language.lang, minutes);
  return { kind: 'limited', text: endingMessages.limited.replace('{time}', () => time) };
}

/** The server's words, for a code that is younger than this script. */
function inServersWords(error: Partial<ErrorBody> | null): Problem {
  const { inline, container } = placeErrors(error, ['email', 'code']);
  const text = inline['email'] ?? inline['code'];
  return text ? { kind: 'invalid', text } : { kind: 'trouble', text: container.join(' ') };
}

/** Turns a refusal into what the reader is told: our words for its code, else the server's. */
export function problemOf({ status, body, retryAfter }: Refusal): Problem {
  const error = (typeof body === 'object' ? body : null) as Partial<ErrorBody> | null;
  const code = error?.code;
  if (code?.startsWith('code_')) return { kind: code.slice(5) as ProblemKind };
  if (status >= 500) return { kind: 'trouble' };
  if (status === 429 && retryAfter > 0) return limited(retryAfter);
  const words = code?.startsWith('form_token') ? 'stale' : WORDS[code as ErrorCode];
  if (!words) return code ? inServersWords(error) : { kind: 'trouble' };
  return { kind: words === 'address' ? 'invalid' : 'trouble', text: endingMessages[words] };
}

/** What a failed request means to the reader. `fetch` throws a TypeError when no answer came. */
export function requestProblem(error: unknown, settings: Pick<EmbedSettings, 'copy'>): Problem {
  override(endingMessages, settings, 'ending');
  if (error instanceof TypeError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'trouble' };
  const { response, body } = error;
  const retryAfter = Number(response.headers.get('retry-after'));
  return problemOf({ status: response.status, body, retryAfter });
}

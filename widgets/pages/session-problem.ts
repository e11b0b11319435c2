import { sessionMessages as messages } from './session.messages.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import type { SessionMessages } from './session.messages.ts';

const WORDS: { readonly [Code in ErrorCode]?: keyof SessionMessages } = {
  invalid_email: 'wrongAddress',
  code_wrong: 'wrongCode',
  code_expired: 'oldCode',
  code_locked: 'lockedCode',
  login_not_found: 'lost',
  too_many_requests: 'tooOften',
};

/** What is wrong with a form, in words of the page's language; null for nothing. The server's own words are English. */
export function sessionProblem(error: ErrorBody | null): string | null {
  if (error === null) return null;
  const stale = error.code.startsWith('form_token') ? 'stale' : 'trouble';
  return messages[WORDS[error.code] ?? stale];
}

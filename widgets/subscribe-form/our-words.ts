import { endingMessages } from './ending.messages.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import type { EndingMessages } from './ending.messages.ts';

/** The form that was refused. */
export interface RefusedForm {
  /** Its one field. */
  field: 'email' | 'code';
  /** Whether what is about the field is shown under it. */
  inline: boolean;
}

/** An entry of an error list, as it came: nothing of it can be relied on. */
export interface WireEntry {
  param?: unknown;
  msg?: unknown;
  msgHTML?: unknown;
  code?: unknown;
  tries_left?: unknown;
}

/** The body of a refusal; its list is one. */
export interface WireBody {
  error?: unknown;
  errors?: readonly (WireEntry | null)[] | undefined;
  code?: unknown;
}

/** What an answer's body holds of errors; null for none. */
export function wireBody(body: unknown): WireBody | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, errors, code } = body as Record<keyof WireBody, unknown>;
  return { error, code, errors: Array.isArray(errors) && errors.length > 0 ? errors : undefined };
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

/** What is wrong with a field, where the server says no more than that. */
const FIELD_WORDS = { email: 'address', code: 'code' } as const;

/** Our words for an error by its code; undefined where the server's are needed. */
export function ourWords(
  { code, param }: WireEntry,
  field: RefusedForm['field'],
): string | undefined {
  if (`${code}`.startsWith('form_token')) return endingMessages.stale;
  const general = WORDS[code as ErrorCode];
  const key = general === 'trouble' && param === field ? FIELD_WORDS[field] : general;
  return key && endingMessages[key];
}

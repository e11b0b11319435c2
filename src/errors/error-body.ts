import { FALLBACK_ERROR_TEXT } from './flyleaf-error.ts';
import type { ErrorEntry, FlyleafError } from './flyleaf-error.ts';
import type { ErrorCode } from './error-codes.ts';

/** The one error body of every call (spec reader-flows §5; DESIGN §6). */
export interface ErrorBody {
  error?: string;
  errors?: (ErrorEntry & { msgHTML?: string })[];
  code: ErrorCode;
  requestId: string;
}

/**
 * The body for an error: a list where fields are named, else one string; never text that is not user-visible
 * (spec reader-flows §5, §8; links-and-rules §8; readings.md, Errors).
 */
export function errorBody(error: FlyleafError, requestId: string): ErrorBody {
  const base = { code: error.type, requestId };
  if (!error.userVisible) return { error: FALLBACK_ERROR_TEXT, ...base };
  if (error.errors.length > 0) return { errors: [...error.errors], ...base };
  return { error: error.message, ...base };
}

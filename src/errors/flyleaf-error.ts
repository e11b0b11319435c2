import { ERROR_CODES } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';

/** The text shown for any trouble that has no words of its own (spec reader-flows §5, §8). */
export const FALLBACK_ERROR_TEXT = 'Something went wrong';

/** One entry of the error list on the wire (spec reader-flows §5). */
export interface ErrorEntry {
  /** The name of the field at fault; absent when no field is. */
  param?: string;
  /** What to do about it, for people. */
  msg: string;
  /** The closed code of this entry. */
  code: ErrorCode;
  /** Tries that are left; only of `code_wrong`. */
  tries_left?: number;
}

/** What an error says beside its code and message. */
export interface FlyleafErrorOptions {
  /** HTTP status; default the code's own. */
  status?: number;
  /** Whether `message` and `errors` may leave the server; default true below 500. */
  userVisible?: boolean;
  /** The fields at fault. */
  errors?: readonly ErrorEntry[];
  /** Facts for the log, without personal data. */
  metadata?: Readonly<Record<string, unknown>>;
  /** Seconds until a repeat makes sense: the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The one error class of the platform: status (default 500), `userVisible`, type (the closed code) and metadata.
 * Only user-visible text leaves the server (spec links-and-rules §8; readings.md, Errors).
 */
export class FlyleafError extends Error {
  override readonly name = 'FlyleafError';
  readonly type: ErrorCode;
  readonly status: number;
  readonly userVisible: boolean;
  readonly errors: readonly ErrorEntry[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(type: ErrorCode, message: string, options: FlyleafErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.type = type;
    this.status = options.status ?? ERROR_CODES[type];
    this.userVisible = options.userVisible ?? this.status < 500;
    this.errors = options.errors ?? [];
    this.metadata = options.metadata ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/**
 * An error about one named field: the entry and the summary say the same; `more` stands in the entry too.
 * (spec reader-flows §5)
 */
export function fieldError(
  type: ErrorCode,
  param: string,
  msg: string,
  more: Pick<ErrorEntry, 'tries_left'> = {},
): FlyleafError {
  return new FlyleafError(type, msg, { errors: [{ param, msg, code: type, ...more }] });
}

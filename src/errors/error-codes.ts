/**
 * The closed list of error codes. A code is what a program reads; words are for people.
 * Each one has a row in `docs/errors.md`, which a test compares with this table (DESIGN §6).
 * (spec reader-flows §8)
 *
 * @decided The specification shows no status behind its errors; these are the usual ones (RFC 9110).
 */
export const ERROR_CODES = {
  invalid_request: 400,
  invalid_email: 400,
  invalid_json: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  unauthorized: 401,
  not_found: 404,
  publication_not_found: 404,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  form_token_missing: 400,
  form_token_invalid: 400,
  form_token_expired: 400,
  form_token_early: 400,
  form_token_used: 409,
  signup_not_found: 404,
  login_not_found: 404,
  code_wrong: 400,
  code_expired: 400,
  code_locked: 429,
  password_wrong: 400,
  password_short: 400,
  password_long: 400,
  password_common: 400,
  fresh_sign_in_needed: 403,
  passkey_refused: 400,
  passkey_unavailable: 404,
  identity_unavailable: 404,
  identity_refused: 400,
  identity_unverified: 403,
  identity_unknown: 403,
  resend_too_soon: 429,
  resend_limit: 429,
  link_invalid: 404,
  link_expired: 410,
  hand_back_invalid: 400,
  too_many_requests: 429,
  invite_only: 403,
  unavailable: 503,
  internal: 500,
} as const;

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof ERROR_CODES;

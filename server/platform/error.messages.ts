import type { ErrorCode } from '../../src/errors/error-codes.ts';

/** What the platform says about requests that no feature has seen yet. */
export const ERROR_MESSAGES: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'This request could not be read',
  invalid_json: 'The body is not valid JSON',
  unsupported_media_type: 'Send the body as JSON or as a form',
  body_too_large: 'The body is larger than 64 kB',
  unauthorized: 'This address asks for a bearer token',
  origin_not_allowed: 'This may only be sent from the platform’s own pages',
  not_found: 'Nothing is here',
  method_not_allowed: 'This address takes another method',
  publication_not_found: 'This publication does not exist',
};

import type { PageMessage, PageProps } from '../../src/contracts/pages.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';

type MessagePage = Extract<PageProps, { name: 'message' }>;

const MESSAGES: Partial<Record<ErrorCode, PageMessage>> = {
  not_found: 'notFound',
  method_not_allowed: 'notFound',
  publication_not_found: 'noPublication',
  origin_not_allowed: 'origin',
  link_invalid: 'link',
  link_expired: 'link',
  unavailable: 'unavailable',
  too_many_requests: 'tooMany',
  resend_too_soon: 'tooSoon',
};

/** An error body as a page for people, in words of the page's language, with a way on. */
export function messagePage(body: ErrorBody): MessagePage {
  return {
    name: 'message',
    message: MESSAGES[body.code] ?? 'trouble',
    action: { to: 'start', href: PAGE_PATHS.home },
    requestId: body.requestId,
  };
}

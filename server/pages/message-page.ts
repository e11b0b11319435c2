import type { PageProps } from '../../src/contracts/pages.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { ErrorCode } from '../../src/errors/error-codes.ts';
import { PAGE_MESSAGES } from './pages.messages.ts';

type MessagePage = Extract<PageProps, { name: 'message' }>;

const TITLES: Partial<Record<ErrorCode, string>> = {
  not_found: PAGE_MESSAGES.notFoundTitle,
  publication_not_found: PAGE_MESSAGES.noPublicationTitle,
  method_not_allowed: PAGE_MESSAGES.notFoundTitle,
  link_invalid: PAGE_MESSAGES.linkTitle,
  link_expired: PAGE_MESSAGES.linkTitle,
  unavailable: PAGE_MESSAGES.unavailableTitle,
  too_many_requests: PAGE_MESSAGES.tooManyTitle,
};

const TEXTS: Partial<Record<ErrorCode, string>> = {
  not_found: PAGE_MESSAGES.notFoundText,
  method_not_allowed: PAGE_MESSAGES.notFoundText,
  publication_not_found: PAGE_MESSAGES.noPublicationText,
};

/** An error body as a page for people, with a way on. */
export function messagePage(body: ErrorBody): MessagePage {
  const words = body.error ?? body.errors?.map((entry) => entry.msg).join(' ') ?? '';
  return {
    name: 'message',
    title: TITLES[body.code] ?? PAGE_MESSAGES.troubleTitle,
    text: TEXTS[body.code] ?? words,
    action: { label: PAGE_MESSAGES.home, href: PAGE_PATHS.home },
    requestId: body.requestId,
  };
}

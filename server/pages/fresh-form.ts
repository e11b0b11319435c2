import type { FastifyRequest } from 'fastify';
import type { PageForm } from '../../src/contracts/pages.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { ownOrigin } from '../session/login-page.ts';
import { issueFormToken } from '../signup/form-token.ts';
import { wayBack } from '../signup/signup-request.ts';
import { queryText } from './request-publication.ts';

/** What a form begins with besides what the page's address says. */
export interface FormBeginning {
  /** The reader's own address, in place of the one in the page's; absent where it is not known. */
  email?: string | undefined;
  /** Where the page leads afterwards: the way back, where its address names none. */
  next?: string | null;
  /** Hidden fields that say how the reader came. */
  carried?: Readonly<Record<string, string>>;
}

/** A form of a publication's page, with what its address says and what is known besides. */
export async function freshForm(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
  { email: own, next, carried }: FormBeginning = {},
): Promise<PageForm> {
  const origin = ownOrigin(deps, request);
  const { form_token, usable_in } = issueFormToken(deps, { publicationId: publication.id, origin });
  const email = own ?? queryText(request, 'email').slice(0, EMAIL_MAX_LENGTH);
  const asked = [queryText(request, 'href'), next ?? undefined];
  const href = (await wayBack(deps, publication, ...asked)) ?? '';
  return { form_token, usable_in, email, error: null, href, ...(carried && { carried }) };
}

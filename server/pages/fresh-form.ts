import type { FastifyRequest } from 'fastify';
import type { PageForm } from '../../src/contracts/pages.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import { ownOrigin } from '../session/login-page.ts';
import { issueFormToken } from '../signup/form-token.ts';
import { wayBack } from '../signup/signup-request.ts';
import { queryText } from './request-publication.ts';

/** A form of a publication's page, with what its address says. */
export async function freshForm(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
): Promise<PageForm> {
  const origin = ownOrigin(deps, request);
  const { form_token, usable_in } = issueFormToken(deps, { publicationId: publication.id, origin });
  const email = queryText(request, 'email').slice(0, EMAIL_MAX_LENGTH);
  const href = (await wayBack(deps, publication, queryText(request, 'href'))) ?? '';
  return { form_token, usable_in, email, error: null, href };
}

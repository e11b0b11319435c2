import type { FastifyRequest } from 'fastify';
import { readSubscribeQuery } from '../../src/links/subscribe-query.ts';
import type { SubscribeQuery } from '../../src/links/subscribe-query.ts';
import { emailKey } from '../../src/text/email.ts';
import type { Deps } from '../deps.ts';
import { isGoodInvitation } from '../invitations/invitation.store.ts';
import { invitationHash } from '../invitations/invitation-hash.ts';
import { queryText } from '../pages/request-publication.ts';
import { verifyToken } from '../platform/tokens.ts';
import type { Publication } from '../publications/publication.ts';
import { readInvitation, readReferral } from '../referrals/page-address.ts';
import { findMember } from '../session/find-member.ts';
import type { Member } from '../session/find-member.ts';
import { ownOrigin } from '../session/login-page.ts';
import { readRedirect } from '../session/read-redirect.ts';
import { returnTarget } from '../session/return-target.ts';
import { submitTokenId } from './submit-token.ts';
import { findOffered } from './offered.ts';
import type { Offered } from './offered.ts';

/** A request for the subscribe page, understood. */
export interface SubscribeAsked {
  publication: Publication;
  query: SubscribeQuery;
  member: Member | null;
  offered: Offered;
  /** Where to go afterwards: an allowed address; null for none. */
  next: string | null;
  /** Whether a good invitation came along; true where none is needed. */
  isInvited: boolean;
  /** What says how the reader came, for the forms and links of the page. */
  carried: { r: string | null; invitation: string | null };
  /** Whether `token` allows that `email` is sent without a click. */
  maySubmit: boolean;
}

/** One value of each key, also when it was given several times. */
function readQuery(request: FastifyRequest): SubscribeQuery {
  const keys = Object.keys(request.query as object);
  return readSubscribeQuery(Object.fromEntries(keys.map((key) => [key, queryText(request, key)])));
}

/** A path is one of the host that was asked; the rest is for `returnTarget`, which alone says where we may lead. */
export async function nextTarget(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
  text: string,
): Promise<string | null> {
  const url = readRedirect(text, ownOrigin(deps, request));
  return url === null ? null : returnTarget(deps, publication, url.href);
}

async function isInvited(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, invite_only: isByInvitation }: Publication,
  code: string | null,
): Promise<boolean> {
  if (!isByInvitation) return true;
  if (code === null) return false;
  return isGoodInvitation(db.kysely, id, invitationHash(code), clock.now());
}

function isSubmitToken(deps: Deps, publication: Publication, { token, email }: SubscribeQuery) {
  if (token === undefined || email === undefined) return false;
  const id = verifyToken(deps.config.secrets, 'subscribe', token);
  return id !== null && id === submitTokenId(publication.id, emailKey(email));
}

/** Reads a request for the subscribe page of a publication. */
export async function readSubscribeRequest(
  deps: Deps,
  request: FastifyRequest,
  publication: Publication,
): Promise<SubscribeAsked> {
  const query = readQuery(request);
  const code = readInvitation(query.invitation);
  const invited = await isInvited(deps, publication, code);
  const isByInvitation = publication.invite_only && invited;
  return {
    publication,
    query,
    member: await findMember(deps, request, publication),
    offered: await findOffered(deps, publication),
    next: await nextTarget(deps, request, publication, query.next ?? ''),
    isInvited: invited,
    carried: { r: readReferral(query.r), invitation: isByInvitation ? code : null },
    maySubmit: query.autoSubmit === true && isSubmitToken(deps, publication, query),
  };
}

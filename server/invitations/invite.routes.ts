import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inviteFormSchema } from '../../src/contracts/invite-form.contract.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { readInvitationCode } from '../../src/invitations/invitation-code.ts';
import { referralKey } from '../../src/subscriptions/referral-key.ts';
import { MAX_INT32 } from '../../src/text/max-int32.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { queryText, requestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { pageBase } from '../platform/hosts.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import type { Publication } from '../publications/publication.ts';
import { countReferrals } from '../referrals/referral.store.ts';
import { findMember } from '../session/find-member.ts';
import type { Member } from '../session/find-member.ts';
import { namedPublication, parseInput } from '../signup/signup-request.ts';
import { invitationHash } from './invitation-hash.ts';
import { isGoodInvitation } from './invitation.store.ts';

/** The code is no good: the reader is not let in (error code invite_only). */
const NOT_INVITED = 403;

/** The reader's own link; there is none for an id that no key can have. */
function shareLink(deps: Deps, { subdomain }: Publication, { userId }: Member): string | null {
  if (userId > MAX_INT32) return null;
  return pageUrl(pageBase(deps.config, subdomain), PLAN_PATHS.refer + referralKey(userId));
}

async function sendInvite(
  deps: Deps,
  reply: FastifyReply,
  publication: Publication,
  { member, wrongCode = null }: { member: Member | null; wrongCode?: string | null },
) {
  const share = member && shareLink(deps, publication, member);
  const referred = member ? await countReferrals(deps.db.kysely, publication.id, member.userId) : 0;
  const page = { share, referred, wrongCode, ...publicationPage(deps.config, publication) };
  const status = wrongCode === null ? 200 : NOT_INVITED;
  return sendPage(reply, deps, { name: 'invite', ...page }, status);
}

/** On to the form with a good code; the same page again with any other one. */
async function useCode(deps: Deps, reply: FastifyReply, publication: Publication, typed: string) {
  const code = readInvitationCode(typed);
  const hash = code === null ? null : invitationHash(code);
  const now = deps.clock.now();
  const isGood =
    hash !== null && (await isGoodInvitation(deps.db.kysely, publication.id, hash, now));
  if (!isGood) return sendInvite(deps, reply, publication, { member: null, wrongCode: typed });
  const base = pageBase(deps.config, publication.subdomain);
  return reply.redirect(pageUrl(base, PAGE_PATHS.subscribe, { invitation: code }), 303);
}

async function openInvite(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const publication = await requestPublication(deps, request);
  const member = await findMember(deps, request, publication);
  const base = pageBase(deps.config, publication.subdomain);
  if (member !== null) return sendInvite(deps, reply, publication, { member });
  if (!publication.invite_only) return reply.redirect(pageUrl(base, PAGE_PATHS.subscribe));
  const code = queryText(request, 'code');
  if (code !== '') return useCode(deps, reply, publication, code);
  return sendInvite(deps, reply, publication, { member });
}

/** Where an invitation's code is typed, or its link leads; a subscriber finds a link for others there. */
export function inviteRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PLAN_PATHS.invite, (request, reply) => openInvite(deps, request, reply));
  app.post(PLAN_PATHS.invite, async (request, reply) => {
    assertOwnPost(deps.config, request);
    const { publication, code } = parseInput(inviteFormSchema, request.body);
    return useCode(deps, reply, await namedPublication(deps, publication), code);
  });
}

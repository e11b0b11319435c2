import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import type { SubscribeExtras } from '../../src/contracts/subscribe-page.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { cheapestPlan } from '../../src/pricing/cheapest-plan.ts';
import type { Deps } from '../deps.ts';
import { pageBase } from '../platform/hosts.ts';
import { verifyToken } from '../platform/tokens.ts';
import { subscribeHref } from './subscribe-links.ts';
import type { SubscribeAsked } from './subscribe-request.ts';

/** The least that a subscription costs, for who does not pay yet; null where nothing is offered to them. */
function offerOf({ config }: Pick<Deps, 'config'>, asked: SubscribeAsked) {
  const { offered, member, isInvited, query } = asked;
  const plan = cheapestPlan({ plans: offered.plans, payments_state: 'enabled' });
  const isOffered = !member?.isPaying && (isInvited || member !== null);
  const [first] = offered.plans;
  if (plan === null || first === undefined || !isOffered) return null;
  const later = query.just_signed_up === true || query.later === true ? true : undefined;
  return { plan, href: subscribeHref(config, asked, { plan: first.id, later }) };
}

/** The link for others of a reader who has just signed up; the token tells nobody who that is. */
function shareOf({ config }: Pick<Deps, 'config'>, { query, publication }: SubscribeAsked) {
  const token = query.referral_token;
  if (query.just_signed_up !== true || token === undefined) return null;
  if (verifyToken(config.secrets, 'referral', token) === null) return null;
  return pageUrl(pageBase(config, publication.subdomain), PLAN_PATHS.refer + token);
}

/** What the subscribe page has beyond its form and cover. */
export function subscribeExtras(
  deps: Pick<Deps, 'config'>,
  asked: SubscribeAsked,
): SubscribeExtras {
  const { publication, query, next, isInvited, member, maySubmit } = asked;
  const base = pageBase(deps.config, publication.subdomain);
  const isClosed = !isInvited && member === null;
  return {
    offer: offerOf(deps, asked),
    next,
    isConfirmed: query.requires_confirmation === false,
    isInvited,
    inviteHref: isClosed ? pageUrl(base, PLAN_PATHS.invite) : null,
    share: shareOf(deps, asked),
    autoSubmit: maySubmit,
  };
}

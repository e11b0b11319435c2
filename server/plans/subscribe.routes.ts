import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { isFoundingPlan } from '../../src/pricing/founding.ts';
import { subscribeStep } from '../../src/subscriptions/subscribe-step.ts';
import type { SubscribeStep } from '../../src/subscriptions/subscribe-step.ts';
import { coverPage } from '../covers/cover-page.ts';
import type { Deps } from '../deps.ts';
import { freshForm } from '../pages/fresh-form.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { queryText, requestPublication } from '../pages/request-publication.ts';
import { sendPage } from '../pages/send-page.ts';
import { requestHost } from '../platform/hosts.ts';
import { carriedFields } from '../referrals/carried-fields.ts';
import { readSession } from '../session/session.service.ts';
import { wayBack } from '../signup/signup-request.ts';
import { choosePlans } from './plan-step.ts';
import type { PlanAsked } from './plan-step.ts';
import { subscribeExtras } from './subscribe-extras.ts';
import { onHref, skipHref } from './subscribe-links.ts';
import { readSubscribeRequest } from './subscribe-request.ts';
import type { SubscribeAsked } from './subscribe-request.ts';

/** Keys that ask for a plan, a gift, a coupon or seats. */
const PLAN_KEYS = ['plan', 'selectedPlanId', 'upgrade_to_founding', 'gift', 'coupon', 'group'];

function stepOf({ query, member, offered, next, isInvited }: SubscribeAsked): SubscribeStep {
  const values = query as Readonly<Record<string, unknown>>;
  const asks = PLAN_KEYS.some((key) => values[key] !== undefined && values[key] !== false);
  const paid = member?.isPaying ? 'paid' : 'free';
  return subscribeStep({
    asksForPlan: asks,
    isGift: query.gift === true,
    isUpgrade: asksForFounding(query),
    reader: member === null ? 'nothing' : paid,
    mayJoin: isInvited,
    hasPlans: offered.plans.length > 0,
    hasFoundingPlan: offered.plans.some(isFoundingPlan),
    hasNext: next !== null,
    skipsRedirect: query.skip_redirect_check === true,
  });
}

function asksForFounding({ upgrade_to_founding: upgrade, plan }: SubscribeAsked['query']): boolean {
  return upgrade === true || plan?.toLowerCase() === 'founding';
}

/** What the plan step is asked with by a link. */
function planAsked(deps: Deps, asked: SubscribeAsked): PlanAsked {
  const { publication, query, member, offered, next } = asked;
  const hasFree = member !== null || query.later === true || query.just_signed_up === true;
  return {
    publication,
    offered,
    wish: query,
    isUpgrade: member?.isPaying === true && query.gift !== true,
    isGift: query.gift === true,
    coupon: query.coupon ?? '',
    seats: query.group ?? null,
    amount: null,
    error: null,
    skip: skipHref(deps.config, asked, hasFree),
    hasFree,
    next,
  };
}

/** The plans; null where none is offered that was asked for. */
async function sendPlans(deps: Deps, reply: FastifyReply, asked: SubscribeAsked) {
  const choice = await choosePlans(deps, planAsked(deps, asked));
  if (choice === null) return null;
  const page = { step: choice.step, email: asked.member?.email ?? '' };
  const base = publicationPage(deps.config, asked.publication);
  return sendPage(reply, deps, { name: 'plans', ...page, ...base });
}

/** The address of whoever is signed in; what a token sends without a click is the address that it was made for. */
async function knownAddress(
  deps: Deps,
  request: FastifyRequest,
  { member, maySubmit }: SubscribeAsked,
): Promise<string | undefined> {
  if (member !== null) return member.email;
  return maySubmit ? undefined : (await readSession(deps, request))?.email;
}

async function sendForm(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: SubscribeAsked,
) {
  const { publication, query, member } = asked;
  const email = await knownAddress(deps, request, asked);
  const known = { email, next: asked.next, carried: carriedFields(asked.carried) };
  const form = await freshForm(deps, request, publication, known);
  const referer = request.headers.referer ?? '';
  const href = form.href || ((await wayBack(deps, publication, referer)) ?? '');
  const host = requestHost(request.headers, deps.config.trustProxy);
  const slug = queryText(request, 'section');
  return sendPage(reply, deps, {
    name: 'subscribe',
    form,
    just_signed_up: query.just_signed_up === true,
    is_member: member !== null,
    ...(await coverPage(deps, { publication, slug, href, host })),
    ...publicationPage(deps.config, publication),
    ...subscribeExtras(deps, asked),
  });
}

/** The subscribe page: the form, the plans, or straight on for who subscribes already (docs/subscribe-page.md). */
export function subscribeRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PAGE_PATHS.subscribe, async (request, reply) => {
    const publication = await requestPublication(deps, request);
    const asked = await readSubscribeRequest(deps, request, publication);
    const step = stepOf(asked);
    if (step === 'next' && asked.next !== null) return reply.redirect(onHref(asked, asked.next));
    const plans = step === 'plans' ? await sendPlans(deps, reply, asked) : null;
    return plans ?? sendForm(deps, request, reply, asked);
  });
}

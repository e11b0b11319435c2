import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { planFormSchema } from '../../src/contracts/plan-form.contract.ts';
import type { PlanForm } from '../../src/contracts/plan-form.contract.ts';
import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import type { PlanStepError } from '../../src/contracts/plan-step.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { isVariablePlan } from '../../src/pricing/founding.ts';
import { priceOrder } from '../../src/pricing/price-order.ts';
import { readAmount } from '../../src/pricing/read-amount.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { pageBase } from '../platform/hosts.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import type { Publication } from '../publications/publication.ts';
import { findMember } from '../session/find-member.ts';
import type { Member } from '../session/find-member.ts';
import { namedPublication, parseInput } from '../signup/signup-request.ts';
import { findOffered } from './offered.ts';
import { choosePlans, orderOf } from './plan-step.ts';
import type { PlanAsked, PlanChoice } from './plan-step.ts';
import type { StoredPlan } from './plan.store.ts';
import { subscribeOnceRoute } from './subscribe-once.routes.ts';
import { subscribeRoute } from './subscribe.routes.ts';
import { nextTarget } from './subscribe-request.ts';

/** Nothing can be paid for here; it may be later (RFC 9110 §15.6.4). */
const NOT_PAYABLE = 503;

interface Sent {
  publication: Publication;
  form: PlanForm;
  member: Member | null;
  asked: PlanAsked;
}

async function readSent(deps: Deps, request: FastifyRequest): Promise<Sent> {
  assertOwnPost(deps.config, request);
  const form = parseInput(planFormSchema, request.body);
  const publication = await namedPublication(deps, form.publication);
  const member = await findMember(deps, request, publication);
  const next = await nextTarget(deps, request, publication, form.next);
  const hasFree = member !== null || form.later === 'true';
  const base = pageBase(deps.config, publication.subdomain);
  const skip = hasFree && next !== null ? next : pageUrl(base, PAGE_PATHS.subscribe, { next });
  const isGift = form.gift === 'true';
  const asked: PlanAsked = {
    publication,
    offered: await findOffered(deps, publication),
    wish: { selectedPlanId: form.plan },
    isUpgrade: member?.isPaying === true && !isGift,
    isGift,
    coupon: form.coupon,
    seats: form.seats ?? null,
    amount: form.amount === '' ? null : form.amount,
    error: null,
    skip,
    hasFree,
    next,
  };
  return { publication, form, member, asked };
}

async function sendStep(
  deps: Deps,
  reply: FastifyReply,
  { publication, member, asked }: Sent,
  error: PlanStepError | null,
  status: number,
) {
  const choice = await choosePlans(deps, { ...asked, error });
  const page = { email: member?.email ?? '', ...publicationPage(deps.config, publication) };
  if (choice === null) return reply.redirect(asked.skip, 303);
  return sendPage(reply, deps, { name: 'plans', step: choice.step, ...page }, status);
}

/** The amount that a founding member chose; undefined for one that can't be taken. */
function amountOf(plan: StoredPlan, { amount }: PlanForm): number | null | undefined {
  if (!isVariablePlan(plan) || amount === '') return null;
  return readAmount(amount, plan.currency) ?? undefined;
}

async function pay(
  deps: Deps,
  reply: FastifyReply,
  sent: Sent,
  choice: PlanChoice,
  plan: StoredPlan,
): Promise<unknown> {
  const variableAmount = amountOf(plan, sent.form);
  if (variableAmount === undefined) return sendStep(deps, reply, sent, 'amount', 400);
  if (deps.payments === null || !choice.step.isPayable) {
    return sendStep(deps, reply, sent, null, NOT_PAYABLE);
  }
  const { publication, member, asked } = sent;
  const { coupon, seats } = choice;
  const { path } = await deps.payments.begin({
    publication,
    plan,
    price: priceOrder(orderOf(plan, choice, asked, variableAmount)),
    seats,
    variableAmount,
    coupon,
    isGift: asked.isGift,
    email: member?.email ?? null,
    next: asked.next,
  });
  return reply.redirect(path, 303);
}

/** The subscribe page, and what its plan step sends: on to paying, or the step again with what is wrong. */
export function planRoutes(app: FastifyInstance, deps: Deps): void {
  subscribeRoute(app, deps);
  subscribeOnceRoute(app, deps);
  app.post(PLAN_PATHS.plan, async (request, reply) => {
    const sent = await readSent(deps, request);
    if (sent.form.show !== undefined) return sendStep(deps, reply, sent, null, 200);
    const choice = await choosePlans(deps, sent.asked);
    const plan = choice?.plans.find(({ id }) => id === sent.form.plan);
    if (!choice || !plan) return sendStep(deps, reply, sent, 'plan', 400);
    return pay(deps, reply, sent, choice, plan);
  });
}

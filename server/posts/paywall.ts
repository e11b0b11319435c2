import type { FastifyRequest } from 'fastify';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { PageForm } from '../../src/contracts/pages.ts';
import type { PostAnswer } from '../../src/contracts/post.contract.ts';
import type { PostPlans, PostWays } from '../../src/contracts/post-page.ts';
import { postUrl } from '../../src/links/routes/posts.ts';
import { cheapestPlan } from '../../src/pricing/cheapest-plan.ts';
import { isFoundingPlan } from '../../src/pricing/founding.ts';
import { decideOneClick } from '../../src/session/decide-one-click.ts';
import type { RequestViewer } from '../access/viewer-of.ts';
import type { Deps } from '../deps.ts';
import { freshForm } from '../pages/fresh-form.ts';
import { findOffered } from '../plans/offered.ts';
import type { StoredPlan } from '../plans/plan.store.ts';
import type { Publication } from '../publications/publication.ts';
import { readSession } from '../session/session.service.ts';
import type { FoundSession } from '../session/session.store.ts';
import { findSubscription } from '../signup/signup.store.ts';

/** Who stands before which post. */
export interface Asker {
  publication: Publication;
  viewer: RequestViewer;
  post: Pick<PostAnswer, 'slug' | 'access'>;
}

/** What the page of a post offers. */
export interface Paywall {
  form: PageForm | null;
  ways: PostWays | null;
}

/** The way back to a post on the host that was asked: a session is good on that one alone. */
function pathOf({ publication, post }: Asker): string {
  const query = new URLSearchParams({ publication: publication.subdomain });
  return `${postUrl.path({ slug: post.slug })}?${query}`;
}

/** Signing in is on the platform's own host, and leads back to this page there. */
function loginOf({ config }: Pick<Deps, 'config'>, asker: Asker): string {
  const { subdomain } = asker.publication;
  const query = new URLSearchParams({ publication: subdomain, redirect: pathOf(asker) });
  return `${config.publicUrl}${PAGE_PATHS.login}?${query}`;
}

/** The plan that would do and costs least, by the publication's order where prices can't be compared. */
function planFor(plans: readonly StoredPlan[], needs: string | null): StoredPlan | null {
  if (needs === 'founding') return plans.find(isFoundingPlan) ?? null;
  const least = cheapestPlan({ plans: [...plans], payments_state: 'enabled' });
  return needs === 'paid' ? (least ?? plans[0] ?? null) : null;
}

/** Who pays already is shown plans only to become a founding member. */
function plansHref(asker: Asker, plan: StoredPlan): string {
  const { publication, viewer } = asker;
  const wish = viewer.level === 'paid' ? { upgrade_to_founding: 'true' } : { plan: plan.id };
  const query = { publication: publication.subdomain, ...wish, next: pathOf(asker) };
  return `${PAGE_PATHS.subscribe}?${new URLSearchParams(query)}`;
}

/** The plans that would do; null where none is offered, and where strangers come by invitation. */
async function plansOf(
  deps: Pick<Deps, 'db' | 'payments'>,
  asker: Asker,
): Promise<PostPlans | null> {
  const { publication, viewer, post } = asker;
  if (publication.invite_only && viewer.level === 'anonymous') return null;
  const { plans } = await findOffered(deps, publication);
  const plan = planFor(plans, post.access.needs);
  if (plan === null) return null;
  const isPayable = (await deps.payments?.takesPayments(publication)) ?? false;
  return { plan, href: plansHref(asker, plan), isPayable };
}

/** What a signed-in reader who does not subscribe finds in the form's place. */
async function readerWays(
  { db }: Pick<Deps, 'db'>,
  asker: Asker,
  { userId, email }: FoundSession,
): Promise<Pick<PostWays, 'once' | 'isWaiting'>> {
  const found = await findSubscription(db.kysely, asker.publication.id, userId);
  const outcome = decideOneClick(found?.state ?? null);
  const once = { email, next: pathOf(asker) };
  return { once: outcome === 'subscribe' ? once : null, isWaiting: outcome === 'wait' };
}

/**
 * What leads to the whole of a post, for whoever does not read it: the plans where it is to be paid for and can be, else a
 * subscription for free. Nobody who is signed in is asked for an address.
 */
export async function paywallOf(
  deps: Deps,
  request: FastifyRequest,
  asker: Asker,
): Promise<Paywall> {
  const { publication, viewer, post } = asker;
  const { level } = viewer;
  if (post.access.can_read || viewer.isGeoblocked) return { form: null, ways: null };
  const session = await readSession(deps, request);
  const plans = await plansOf(deps, asker);
  const isAsked = level === 'anonymous' && !plans?.isPayable;
  // By invitation there is nothing to click or to type: the form says where invitations are asked for.
  const hasForm = isAsked && (session === null || publication.invite_only);
  const known =
    isAsked && session !== null && !hasForm
      ? await readerWays(deps, asker, session)
      : { once: null, isWaiting: false };
  return {
    form: hasForm ? await freshForm(deps, request, publication) : null,
    ways: { plans, ...known, login: session === null ? loginOf(deps, asker) : null },
  };
}

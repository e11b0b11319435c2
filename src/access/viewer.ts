import { isPaidSubscription, subscriptionExpiry } from '../subscriptions/subscription-kind.ts';
import { isSameId } from './same-id.ts';
import { VIEWER_LEVELS } from './viewer-level.ts';
import type { PlanMetadata } from '../pricing/plan.ts';
import type { SubscriptionFacts } from '../subscriptions/subscription-kind.ts';
import type { Id } from './same-id.ts';
import type { ViewerLevel } from './viewer-level.ts';

/** What of a user decides their level. The flags say what they are to the publication `subscription_publication_id`. */
export interface ViewerUser {
  id?: Id;
  /** Whether the user pays. */
  is_subscribed?: boolean | null | undefined;
  is_free_subscribed?: boolean | null | undefined;
  is_founding?: boolean | null | undefined;
  is_contributor?: boolean | null | undefined;
  subscription_publication_id?: Id;
}

/** What of a subscription decides its reader's level. */
export interface ViewerSubscription extends SubscriptionFacts {
  publication_id?: Id;
  is_founding?: boolean | null | undefined;
  role?: string | null | undefined;
  /** Metadata of the plan that is paid. */
  metadata?: PlanMetadata | null | undefined;
}

/** Somebody who looks at a publication, as far as known; both absent for an anonymous visitor. */
export interface Viewer {
  user?: ViewerUser | null | undefined;
  subscription?: ViewerSubscription | null | undefined;
}

/** Somebody who writes for a publication (spec links-and-rules §3). */
export interface PublicationContributor {
  user_id?: Id;
  role?: string | null | undefined;
}

/** What of a publication decides a viewer's level. */
export interface ViewedPublication {
  id: number;
  /** Whose publication it is. */
  author_id?: Id;
  contributors?: readonly PublicationContributor[] | null | undefined;
}

/**
 * The subscription that a viewer has with a publication, if theirs is one with it.
 *
 * @internal
 */
export function matchingSubscription(
  viewer: Viewer,
  publication: ViewedPublication,
): ViewerSubscription | null {
  const { subscription } = viewer;
  return subscription && isSameId(subscription.publication_id, publication.id)
    ? subscription
    : null;
}

/**
 * Whether a subscription makes a founder at a moment (UTC milliseconds). (spec reader-flows §3; reader-flows §6)
 *
 * @decided A founding membership whose expiry has passed no longer does; one that says no expiry does while its state is
 * `subscribed`.
 */
export function isFoundingSubscription(subscription: ViewerSubscription, now: number): boolean {
  const { is_founding, membership_state } = subscription;
  if (is_founding !== true) return false;
  const lasts = subscriptionExpiry(subscription) === null && membership_state === 'subscribed';
  return lasts || isPaidSubscription(subscription, now);
}

/** A level where something holds, else the lowest. */
const levelIf = (holds: boolean, level: ViewerLevel): ViewerLevel => (holds ? level : 'anonymous');

/** Whether what was paid for has ended: the subscription says when, and that has passed. */
function hasLapsed(subscription: ViewerSubscription, now: number): boolean {
  return subscriptionExpiry(subscription) !== null && !isPaidSubscription(subscription, now);
}

function levelOfRole(role: string | null | undefined): ViewerLevel {
  return role === 'admin' ? role : levelIf(role === 'contributor', 'contributor');
}

function levelsOfSubscription(subscription: ViewerSubscription, now: number): ViewerLevel[] {
  return [
    levelOfRole(subscription.role),
    levelIf(isFoundingSubscription(subscription, now), 'founding'),
    levelIf(isPaidSubscription(subscription, now), 'paid'),
    levelIf(subscription.membership_state === 'subscribed', 'free'),
  ];
}

function levelOfFlags(user: ViewerUser, lapsed: boolean): ViewerLevel {
  if (user.is_contributor === true) return 'contributor';
  if (user.is_founding === true && !lapsed) return 'founding';
  if (user.is_subscribed === true && !lapsed) return 'paid';
  return levelIf(user.is_free_subscribed === true, 'free');
}

function levelsOfUser(
  user: ViewerUser,
  { id, author_id, contributors }: ViewedPublication,
  lapsed: boolean,
): ViewerLevel[] {
  const own = (contributors ?? []).filter(({ user_id }) => isSameId(user_id, user.id));
  return [
    levelIf(isSameId(user.subscription_publication_id, id), levelOfFlags(user, lapsed)),
    levelIf(isSameId(user.id, author_id), 'admin'),
    ...own.map(({ role }) => levelOfRole(role ?? 'contributor')),
  ];
}

/**
 * What a viewer is to a publication at a moment (UTC milliseconds): the highest level that their user, their subscription
 * or the publication's own list of contributors gives. A user's flags and a subscription count only for the publication
 * that they name. A subscription of an unknown type is the error 'Unknown subscription: {value}', one whose
 * expiry is no moment 'Unknown expiry: {value}'.
 * (spec reader-flows §3; reader-flows §6; links-and-rules §3; readings.md)
 *
 * @decided Neither `is_admin` nor `is_global_admin` gives a level: admins are those by role, and staff are no subscribers.
 * The publication's author counts as its admin, listed or not. A role counts also after its holder has left; a listed
 * contributor without one is a contributor. Where the subscription says that what was paid for has ended, flags that say
 * otherwise are stale and give no paid or founding level.
 */
export function viewerLevel(
  viewer: Viewer,
  publication: ViewedPublication,
  now: number,
): ViewerLevel {
  const subscription = matchingSubscription(viewer, publication);
  const lapsed = subscription !== null && hasLapsed(subscription, now);
  const levels = [
    ...(viewer.user ? levelsOfUser(viewer.user, publication, lapsed) : []),
    ...(subscription ? levelsOfSubscription(subscription, now) : []),
  ];
  return VIEWER_LEVELS.findLast((level) => levels.includes(level)) ?? 'anonymous';
}

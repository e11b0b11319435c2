import { isVariableFounder } from '../subscriptions/variable-founder.ts';
import { isFoundingSubscription, matchingSubscription } from './viewer.ts';
import type { ViewedPublication, Viewer } from './viewer.ts';

/**
 * Whether a viewer is, at a moment (UTC milliseconds), a founder of this publication at a price of their own: their
 * subscription with it is a founding one without `fixed_price` metadata. (spec reader-flows §6)
 *
 * @decided Contributors count as founders for reading only: they pay no price that could vary.
 */
export function isVariableFoundingViewer(
  viewer: Viewer,
  publication: ViewedPublication,
  now: number,
): boolean {
  const subscription = matchingSubscription(viewer, publication);
  return (
    subscription !== null &&
    isFoundingSubscription(subscription, now) &&
    isVariableFounder(subscription)
  );
}

import { expect, it } from 'vitest';
import { SUBSCRIPTION_STATES } from '../../../../src/signup/decide-signup.ts';
import { membershipOfState } from '../../../../src/subscriptions/membership-of-state.ts';

it('makes a subscriber of nobody but whom confirmed', () => {
  const memberships = SUBSCRIPTION_STATES.map((state) => [state, membershipOfState(state)]);
  expect(Object.fromEntries(memberships)).toEqual({
    pending: 'pending',
    confirmed: 'subscribed',
    unsubscribed: 'unsubscribed',
    review: 'pending',
    rejected: 'unsubscribed',
  });
});

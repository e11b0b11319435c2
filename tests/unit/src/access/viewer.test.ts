import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import { isPaidSubscription } from '../../../../src/subscriptions/subscription-kind.ts';
import { isFoundingSubscription, viewerLevel } from '../../../../src/access/viewer.ts';
import type { ViewerLevel } from '../../../../src/access/viewer-level.ts';
import type {
  ViewedPublication,
  Viewer,
  ViewerSubscription,
  ViewerUser,
} from '../../../../src/access/viewer.ts';

const NOW = Date.UTC(2026, 5, 1);
const HERE = 7;
const ELSEWHERE = 8;
const ME = 100;
const publication: ViewedPublication = { id: HERE };

const levelOf = (viewer: Viewer, given: ViewedPublication = publication) =>
  viewerLevel(viewer, given, NOW);

type UserCase = [ViewerUser, ViewerLevel];
const USERS: UserCase[] = [
  [{}, 'anonymous'],
  [{ is_free_subscribed: true }, 'free'],
  [{ is_subscribed: true }, 'paid'],
  [{ is_subscribed: true, is_free_subscribed: true }, 'paid'],
  [{ is_founding: true }, 'founding'],
  [{ is_founding: true, is_subscribed: true, is_free_subscribed: true }, 'founding'],
  [{ is_contributor: true }, 'contributor'],
  [{ is_contributor: true, is_founding: true, is_subscribed: true }, 'contributor'],
  [{ is_free_subscribed: false, is_subscribed: false, is_founding: false }, 'anonymous'],
  [{ is_contributor: null, is_founding: null, is_subscribed: null }, 'anonymous'],
];

type SubscriptionCase = [string, ViewerSubscription, ViewerLevel];
const SUBSCRIPTIONS: SubscriptionCase[] = [
  ['nothing said', {}, 'anonymous'],
  ['subscribed', { membership_state: 'subscribed' }, 'free'],
  ['pending', { membership_state: 'pending' }, 'anonymous'],
  ['unsubscribed', { membership_state: 'unsubscribed' }, 'anonymous'],
  ['paid until later', { membership_state: 'subscribed', expiry: NOW + 1 }, 'paid'],
  ['paid until now', { membership_state: 'subscribed', expiry: NOW }, 'free'],
  ['paid until just before', { membership_state: 'subscribed', expiry: NOW - 1 }, 'free'],
  ['left, paid until later', { membership_state: 'unsubscribed', expiry: NOW + 1 }, 'paid'],
  ['left, expired', { membership_state: 'unsubscribed', expiry: NOW - 1 }, 'anonymous'],
  ['empty date', { membership_state: 'subscribed', expiry: '' }, 'free'],
  ['complimentary', { membership_state: 'subscribed', type: 'comp' }, 'paid'],
  ['complimentary, not confirmed', { membership_state: 'pending', type: 'comp' }, 'anonymous'],
  ['complimentary, left', { membership_state: 'unsubscribed', type: 'comp' }, 'anonymous'],
  ['given', { membership_state: 'subscribed', type: 'gift', expiry: NOW + 1 }, 'paid'],
  ['founding', { membership_state: 'subscribed', is_founding: true }, 'founding'],
  [
    'founding, null expiry',
    { membership_state: 'subscribed', is_founding: true, expiry: null },
    'founding',
  ],
  ['founding until later', { is_founding: true, expiry: NOW + 1 }, 'founding'],
  [
    'founding until now',
    { membership_state: 'subscribed', is_founding: true, expiry: NOW },
    'free',
  ],
  [
    'founding, left, no expiry',
    { membership_state: 'unsubscribed', is_founding: true },
    'anonymous',
  ],
  [
    'founding, complimentary',
    { membership_state: 'subscribed', is_founding: true, type: 'comp' },
    'founding',
  ],
  [
    'founding, empty date',
    { membership_state: 'subscribed', is_founding: true, expiry: '' },
    'founding',
  ],
  ['not founding', { membership_state: 'subscribed', is_founding: false }, 'free'],
  ['role contributor', { role: 'contributor' }, 'contributor'],
  ['role admin', { role: 'admin' }, 'admin'],
  ['role and founding', { role: 'contributor', is_founding: true, expiry: NOW + 1 }, 'contributor'],
  ['role admin, left', { role: 'admin', membership_state: 'unsubscribed' }, 'admin'],
  ['no such role', { role: 'owner', membership_state: 'subscribed' }, 'free'],
  ['no role', { role: null, membership_state: 'subscribed' }, 'free'],
];

describe('nobody known', () => {
  it.each<[string, Viewer]>([
    ['is absent', {}],
    ['is null', { user: null, subscription: null }],
  ])('is anonymous when the viewer %s', (_, viewer) => {
    expect(levelOf(viewer)).toBe('anonymous');
  });
});

describe('a user', () => {
  it.each(USERS)('whose flags for this publication are %j is %s', (flags, level) => {
    expect(levelOf({ user: { ...flags, subscription_publication_id: HERE } })).toBe(level);
  });

  it.each(USERS)('whose flags %j are for another publication is anonymous', (flags) => {
    expect(levelOf({ user: { ...flags, subscription_publication_id: ELSEWHERE } })).toBe(
      'anonymous',
    );
  });

  it.each([undefined, null])('whose flags name the publication %s is anonymous', (named) => {
    const user = { is_contributor: true, subscription_publication_id: named };
    expect(levelOf({ user })).toBe('anonymous');
  });

  it('is no admin for being one of the staff', () => {
    const staff = {
      id: ME,
      is_global_admin: true,
      is_admin: true,
      subscription_publication_id: HERE,
    };
    expect(levelOf({ user: staff })).toBe('anonymous');
  });
});

describe('a subscription', () => {
  it.each(SUBSCRIPTIONS)('to this publication, %s: %j, gives %s', (_, facts, level) => {
    expect(levelOf({ subscription: { ...facts, publication_id: HERE } })).toBe(level);
  });

  it.each(SUBSCRIPTIONS)('to another publication, %s, gives nothing', (_, facts) => {
    expect(levelOf({ subscription: { ...facts, publication_id: ELSEWHERE } })).toBe('anonymous');
  });

  it.each(SUBSCRIPTIONS)('to no publication, %s, gives nothing', (_, facts) => {
    expect(levelOf({ subscription: facts })).toBe('anonymous');
  });

  it('of an unknown type is an error', () => {
    expect(() => levelOf({ subscription: { publication_id: HERE, type: 'loan' } })).toThrow(
      'Unknown subscription: loan',
    );
  });
});

describe("the publication's own list", () => {
  it.each<[string, Partial<ViewedPublication>, ViewerLevel]>([
    ['a contributor', { contributors: [{ user_id: ME, role: 'contributor' }] }, 'contributor'],
    ['an admin', { contributors: [{ user_id: ME, role: 'admin' }] }, 'admin'],
    ['an unknown role', { contributors: [{ user_id: ME, role: 'reader' }] }, 'anonymous'],
    ['no role', { contributors: [{ user_id: ME }] }, 'contributor'],
    ['a role of null', { contributors: [{ user_id: ME, role: null }] }, 'contributor'],
    ['only others', { contributors: [{ user_id: ME + 1, role: 'admin' }] }, 'anonymous'],
    [
      'them after others',
      {
        contributors: [
          { user_id: 1, role: 'admin' },
          { user_id: ME, role: 'contributor' },
        ],
      },
      'contributor',
    ],
    ['nobody', { contributors: [] }, 'anonymous'],
    ['null', { contributors: null, author_id: null }, 'anonymous'],
    ['them as the author', { author_id: ME }, 'admin'],
    ['another author', { author_id: ME + 1 }, 'anonymous'],
  ])('with %s decides: %j', (_, fields, level) => {
    expect(levelOf({ user: { id: ME } }, { id: HERE, ...fields })).toBe(level);
  });

  it('gives nothing to a user without an id', () => {
    const open = { id: HERE, author_id: null, contributors: [{ user_id: null, role: 'admin' }] };
    expect(levelOf({ user: {} }, open)).toBe('anonymous');
  });
});

describe('several sources', () => {
  const users = USERS.map(
    ([user, level]) => [{ ...user, subscription_publication_id: HERE }, level] as const,
  );
  const subscriptions = SUBSCRIPTIONS.map(
    ([, subscription, level]) => [{ ...subscription, publication_id: HERE }, level] as const,
  );

  const lasting = subscriptions.filter(
    ([facts]) => !facts.expiry || isPaidSubscription(facts, NOW),
  );

  it('give the highest level of any', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...users),
        fc.constantFrom(...lasting),
        ([user, one], [subscription, other]) => {
          const heights = [one, other].map((level) => VIEWER_LEVELS.indexOf(level));
          expect(levelOf({ user, subscription })).toBe(VIEWER_LEVELS[Math.max(...heights)]);
        },
      ),
    );
  });

  it.each<[Partial<ViewerUser>, Partial<ViewerSubscription>, ViewerLevel]>([
    [{ is_founding: true, is_subscribed: true }, { is_founding: true, expiry: NOW }, 'anonymous'],
    [{ is_founding: true }, { expiry: NOW - 1, membership_state: 'subscribed' }, 'free'],
    [{ is_subscribed: true }, { expiry: NOW - 1 }, 'anonymous'],
    [{ is_subscribed: true, is_free_subscribed: true }, { expiry: NOW - 1 }, 'free'],
    [{ is_contributor: true, is_subscribed: true }, { expiry: NOW - 1 }, 'contributor'],
    [{ is_subscribed: true }, { expiry: NOW + 1 }, 'paid'],
    [{ is_founding: true }, { expiry: NOW + 1 }, 'founding'],
    [{ is_founding: true }, { expiry: null }, 'founding'],
    [{ is_subscribed: true }, { expiry: '' }, 'paid'],
    [{ is_subscribed: true }, {}, 'paid'],
  ])('know stale flags by the subscription: %j beside %j is %s', (flags, facts, level) => {
    const user = { ...flags, subscription_publication_id: HERE };
    expect(levelOf({ user, subscription: { ...facts, publication_id: HERE } })).toBe(level);
  });

  it.each(['2030-01-01T00:00:00', '2030-01-01 00:00:00+00', 'soon', 9e15])(
    'are an error that names an expiry of %j, whatever the flags say',
    (expiry) => {
      const user = { is_subscribed: true, subscription_publication_id: HERE };
      const subscription = { expiry, publication_id: HERE, membership_state: 'subscribed' };
      const error = { type: 'internal', message: `Unknown expiry: ${expiry}` };
      expect(() => levelOf({ user, subscription })).toThrow(expect.objectContaining(error));
    },
  );

  it('keep the flags beside a subscription to another publication', () => {
    const user = { is_subscribed: true, subscription_publication_id: HERE };
    const subscription = { expiry: NOW - 1, publication_id: ELSEWHERE };
    expect(levelOf({ user, subscription })).toBe('paid');
  });

  it('include the list beside flags and subscription', () => {
    const user = { id: ME, is_subscribed: true, subscription_publication_id: HERE };
    const contributors = [{ user_id: ME, role: 'contributor' }];
    expect(levelOf({ user }, { id: HERE, contributors })).toBe('contributor');
  });
});

it.each<[ViewerSubscription, boolean]>([
  [{}, false],
  [{ is_founding: true }, false],
  [{ membership_state: 'subscribed' }, false],
  [{ membership_state: 'subscribed', expiry: NOW + 1 }, false],
  [{ is_founding: true, membership_state: 'subscribed' }, true],
  [{ is_founding: true, membership_state: 'pending' }, false],
  [{ is_founding: true, membership_state: 'subscribed', expiry: NOW }, false],
  [{ is_founding: true, expiry: NOW + 1 }, true],
])('counts %j as founding: %s', (subscription, founding) => {
  expect(isFoundingSubscription(subscription, NOW)).toBe(founding);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../src/links/parse-query.ts';
import { readSubscribeQuery } from '../../../../src/links/subscribe-query.ts';
import { subscribeUrl } from '../../../../src/links/routes/account.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' });
const anyQuery = fc.record(
  {
    next: fc.constantFrom('/a?b=c', 'https://blog.example/x?y=1#z'),
    later: fc.boolean(),
    just_signed_up: fc.boolean(),
    subscription_id: text,
    referral_token: text,
    requires_confirmation: fc.boolean(),
    utm_source: text,
    email: text,
    skip_redirect_check: fc.boolean(),
    token: text,
    autoSubmit: fc.boolean(),
    plan: text,
    upgrade_to_founding: fc.boolean(),
    selectedPlanId: text,
    gift: fc.boolean(),
    coupon: text,
    group: fc.nat(),
    r: text,
    invitation: text,
  },
  { requiredKeys: [] },
);

describe('the query of the subscribe page', () => {
  it('is read as it was built', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const [, search = ''] = subscribeUrl.path(query).split('?');
        expect(readSubscribeQuery(Object.fromEntries(parseQuery(search)))).toEqual(query);
      }),
    );
  });

  it.each([
    [{ later: '' }, { later: true }],
    [
      { later: '1', gift: '0' },
      { later: true, gift: false },
    ],
    [{ later: 'yes' }, {}],
    [{ plan: '', email: '' }, {}],
    [{ next: 'javascript:alert(1)' }, {}],
    [{ next: '//evil.example' }, {}],
    [{ group: '-1' }, {}],
    [{ group: 'many' }, {}],
    [{ unknown: 'x', constructor: 'x' }, {}],
    [{ plan: undefined }, {}],
  ])('of %j says %j', (query, read) => {
    expect(readSubscribeQuery(query)).toEqual(read);
  });
});

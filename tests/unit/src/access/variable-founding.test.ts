import { expect, it } from 'vitest';
import { isVariableFoundingViewer } from '../../../../src/access/variable-founding.ts';
import type { Viewer } from '../../../../src/access/viewer.ts';

const NOW = Date.UTC(2026, 5, 1);
const founder = { publication_id: 7, membership_state: 'subscribed', is_founding: true };

it.each<[string, Viewer, boolean]>([
  ['a founder without metadata', { subscription: founder }, true],
  [
    'a founder with other metadata',
    { subscription: { ...founder, metadata: { founding: 'true' } } },
    true,
  ],
  [
    'a founder at a fixed price',
    { subscription: { ...founder, metadata: { fixed_price: 'true' } } },
    false,
  ],
  ['a founder of another publication', { subscription: { ...founder, publication_id: 8 } }, false],
  ['a founder whose time is over', { subscription: { ...founder, expiry: NOW } }, false],
  [
    'a paying subscriber',
    { subscription: { ...founder, is_founding: false, expiry: NOW + 1 } },
    false,
  ],
  [
    'a contributor',
    { subscription: { ...founder, is_founding: false, role: 'contributor' } },
    false,
  ],
  ['nobody known', {}, false],
  ['a user without a subscription', { user: { id: 1 }, subscription: null }, false],
])('says whether %s pays a price of their own', (_, viewer, expected) => {
  expect(isVariableFoundingViewer(viewer, { id: 7 }, NOW)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import {
  GENERAL_POLICY_NAME,
  isPolicyReason,
  POLICY_NAMES,
  policyName,
} from '../../../../src/moderation/policy-names.ts';

const REASONS = [
  'hate',
  'illegal',
  'impersonation',
  'plagiarism',
  'porn',
  'private_information',
  'spam',
];

describe('the policies', () => {
  it('are named for seven reasons, each by its own name', () => {
    expect(Object.keys(POLICY_NAMES)).toEqual(REASONS);
    expect(new Set(Object.values(POLICY_NAMES)).size).toBe(7);
  });

  it.each(Object.entries(POLICY_NAMES))('have for %s the %s', (reason, name) => {
    expect(isPolicyReason(reason)).toBe(true);
    expect(policyName(reason)).toBe(name);
    expect(name).not.toBe(GENERAL_POLICY_NAME);
  });

  it.each(['other', 'Hate', '', 'toString', '__proto__', null, undefined])(
    'have for %j the general content guidelines',
    (reason) => {
      expect(isPolicyReason(reason)).toBe(false);
      expect(policyName(reason)).toBe('General content guidelines');
    },
  );
});

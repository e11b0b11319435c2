import { describe, expect, it } from 'vitest';
import {
  isReservedSubdomain,
  isSubdomain,
  RESERVED_SUBDOMAINS,
} from '../../../../src/publication/subdomain.ts';

describe('a subdomain', () => {
  it.each(['demo', 'abc', 'a-b', '123', 'the-long-read', 'x'.repeat(63)])('takes %s', (text) => {
    expect(isSubdomain(text)).toBe(true);
  });

  it.each([
    '',
    'ab',
    'Demo',
    '-demo',
    'demo-',
    'de_mo',
    'de.mo',
    'dé-mo',
    'xn--abc',
    'demo\n',
    'x'.repeat(64),
  ])('refuses %j', (text) => {
    expect(isSubdomain(text)).toBe(false);
  });

  it.each(RESERVED_SUBDOMAINS)('keeps %s for the platform', (name) => {
    expect(isReservedSubdomain(name)).toBe(true);
    expect(isReservedSubdomain(name.toUpperCase())).toBe(true);
  });

  it('leaves every other name to publishers', () => {
    expect(isReservedSubdomain('demo')).toBe(false);
    expect(isReservedSubdomain('admins')).toBe(false);
  });
});

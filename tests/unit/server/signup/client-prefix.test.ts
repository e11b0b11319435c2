import { describe, expect, it } from 'vitest';
import { clientPrefix } from '../../../../server/signup/client-prefix.ts';

describe('what requests of one client share', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2:0:0:0:0/64'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/64'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
  ])('of %j is %s', (ip, prefix) => {
    expect(clientPrefix(ip)).toBe(prefix);
  });
});

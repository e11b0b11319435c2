import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../../server/signup/address.ts';

describe('an address as it is read', () => {
  it.each([
    [' Reader@Example.COM ', 'Reader@example.com', 'reader@example.com', 'example.com'],
    [
      'reader@Bücher.example',
      'reader@xn--bcher-kva.example',
      'reader@xn--bcher-kva.example',
      'xn--bcher-kva.example',
    ],
    [
      'a+b@пример.рф',
      'a+b@xn--e1afmkfd.xn--p1ai',
      'a+b@xn--e1afmkfd.xn--p1ai',
      'xn--e1afmkfd.xn--p1ai',
    ],
  ])('%s is mailed to %s, compared as %s', (typed, email, key, domain) => {
    expect(readAddress(typed)).toEqual({ email, key, domain });
  });

  it.each([
    'reader@127.0.0.0x1',
    'reader@１２７.0.0.1',
    `reader@${'字畫'.repeat(30)}.example`,
    'reader@example.com%00',
    'reader@example.com#x',
    'reader@exa%6dple.com',
  ])('%s is none', (typed) => {
    expect(readAddress(typed)).toBeNull();
  });
});

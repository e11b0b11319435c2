import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { clientAddress } from '../../../../server/platform/client-address.ts';

function request(forwarded?: string | string[]) {
  return { socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': forwarded } };
}

describe('the client address', () => {
  it.each([
    [0, undefined, '10.0.0.9'],
    [0, '198.51.100.7', '10.0.0.9'],
    [1, '198.51.100.7', '198.51.100.7'],
    [1, '203.0.113.1, 198.51.100.7', '198.51.100.7'],
    [2, '203.0.113.1, 198.51.100.7', '203.0.113.1'],
    [2, '1.1.1.1, 203.0.113.1, 198.51.100.7', '203.0.113.1'],
    [2, '198.51.100.7', '10.0.0.9'],
    [1, undefined, '10.0.0.9'],
    [1, 'unknown', '10.0.0.9'],
    [1, '198.51.100.7, ', '10.0.0.9'],
    [1, '2001:db8::1', '2001:db8::1'],
  ])('behind %i proxies with %j is %s', (hops, header, expected) => {
    expect(clientAddress(request(header), hops)).toBe(expected);
  });

  it('reads a header that was sent in several lines as one', () => {
    expect(clientAddress(request(['1.1.1.1', '198.51.100.7']), 1)).toBe('198.51.100.7');
  });

  it('never depends on what the client wrote to the left of the proxies', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (invented, hops) => {
        const added = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].slice(0, hops).join(', ');
        expect(clientAddress(request(`${invented}, ${added}`), hops)).toBe('198.51.100.1');
      }),
    );
  });

  it('is empty for a connection that is gone', () => {
    expect(clientAddress({ socket: {}, headers: {} }, 0)).toBe('');
  });
});

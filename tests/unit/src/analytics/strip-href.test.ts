import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HREF_MAX_LENGTH,
  KEPT_PARAMETER_PREFIX,
  hostOfHref,
  stripHref,
} from '../../../../src/analytics/strip-href.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

describe('an address that is stored', () => {
  it.each([
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/', 'https://a.example/'],
    ['HTTP://A.Example:8080/Path', 'http://a.example:8080/Path'],
    ['https://a.example/p/one?token=secret', 'https://a.example/p/one'],
    ['https://a.example/p/one#part', 'https://a.example/p/one'],
    ['https://a.example?utm_source=x', 'https://a.example/?utm_source=x'],
    ['https://a.example#utm_source=x', 'https://a.example/'],
    ['https://a.example/?', 'https://a.example/'],
    [
      'https://a.example/?utm_source=x&token=1&utm_medium=y#z',
      'https://a.example/?utm_source=x&utm_medium=y',
    ],
    ['https://a.example/?UTM_Source=x&utm_id=3', 'https://a.example/?UTM_Source=x&utm_id=3'],
    ['https://a.example/?xutm_source=x&utm=1', 'https://a.example/'],
    ['https://a.example/?utm_a=1#?utm_b=2', 'https://a.example/?utm_a=1'],
    ['https://a.example/?a=?utm_b=2', 'https://a.example/'],
    ['https://user:pw@a.example/x', 'https://a.example/x'],
    ['https://user@name@a.example/x', 'https://a.example/x'],
    ['https://a.example/@handle?x', 'https://a.example/@handle'],
    ['  https://a.example/x  ', 'https://a.example/x'],
    ['https://münchen.example/ß', 'https://münchen.example/ß'],
    ['https://[::1]:3000/', 'https://[::1]:3000/'],
    ['https://a.example\\x', 'https://a.example\\x'],
    ['https://user@/x', null],
    ['https:///x', null],
    ['https://', null],
    ['https:a.example', null],
    ['https://a b.example/', null],
    ['xhttps://a.example/', null],
    ['/p/one', null],
    ['//a.example/', null],
    ['about:blank', null],
    ['android-app://com.example/', null],
    ['file:///etc/passwd', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('of %o is %o', (href, stored) => {
    expect(stripHref(href)).toBe(stored);
  });

  const origin = 'https://a.example/';
  const fill = (length: number) => 'x'.repeat(length - origin.length);

  it.each([
    [2_047, true],
    [2_048, true],
    [2_049, false],
  ])('of %i characters is kept whole: %s', (length, isWhole) => {
    const href = origin + fill(length);
    expect(stripHref(href)).toBe(isWhole ? href : origin);
  });

  it('loses its query first when it is too long', () => {
    const query = '?utm_source=' + 'x'.repeat(HREF_MAX_LENGTH);
    expect(stripHref(`${origin}p${query}`)).toBe(`${origin}p`);
  });

  it('is none when its host alone is too long', () => {
    expect(stripHref(`https://${'a'.repeat(HREF_MAX_LENGTH)}.example/`)).toBeNull();
  });

  it('holds nothing that would be taken away again', () => {
    const part = fc.stringMatching(/^[a-z_=&?#@/:%\\.ı👩-]{0,12}$/u);
    const address = fc.tuple(part, part, part).map(([a, b, c]) => `https://${a}/${b}?${c}`);
    fc.assert(
      fc.property(address, (href) => {
        const stored = stripHref(href);
        if (stored === null) return;
        expect(stripHref(stored)).toBe(stored);
        expect(stored).not.toContain('#');
        const names = stored.split('?').slice(1).join('?').split('&');
        if (stored.includes('?')) {
          expect(names.every((name) => name.startsWith(KEPT_PARAMETER_PREFIX))).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['at signs', `https://${'@'.repeat(100_000)}`],
    ['names', `https://${'a@'.repeat(50_000)}`],
    ['entries', `https://a.example/?${'utm_a=1&'.repeat(20_000)}`],
    ['spaces', ' '.repeat(100_000)],
  ])('is quick with many %s', (_, href) => {
    const begin = cpuTime();
    stripHref(href);
    expect(cpuTime() - begin).toBeLessThan(1_000);
  });

  it('has limits that are written down', () => {
    expect([HREF_MAX_LENGTH, KEPT_PARAMETER_PREFIX]).toEqual([2_048, 'utm_']);
  });
});

it.each([
  ['https://A.example/x', 'a.example'],
  ['http://a.example:81', 'a.example:81'],
  ['https://user@a.example/', 'a.example'],
  [' https://a.example ', 'a.example'],
  ['a.example', null],
  ['', null],
])('finds the host of %o: %o', (href, host) => {
  expect(hostOfHref(href)).toBe(host);
});

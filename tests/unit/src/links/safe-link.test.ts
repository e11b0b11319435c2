import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPastedLink, isSafeLink, safeLink, webLink } from '../../../../src/links/safe-link.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const SAFE = [
  'http://example.com',
  'https://example.com',
  'HTTPS://Example.com/a?b#c',
  'hTtP://example.com',
  'https://example.com:8080/',
  'https://[::1]:80/x',
  'https://bücher.example/ü',
  'https://例え.example',
  'https://example.com?x',
  'https://example.com#x',
  'https://example.com/@user',
  'https://example.com/?a=b@c',
  'https://example.com/javascript:alert(1)',
];

const UNSAFE = [
  '',
  ' ',
  '/path',
  'path',
  '#part',
  '?x',
  '//example.com',
  '\\\\example.com',
  'example.com',
  'www.example.com/https://x.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'java\u0000script:alert(1)',
  'java&#x73;cript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'view-source:https://example.com',
  'mailto:a@b.example',
  'ftp://example.com',
  'httpx://example.com',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://',
  'https://?x',
  'https://:80/',
  'http:\\\\example.com',
  'https://user@example.com',
  'https://user:password@example.com',
  'https://bank.example@evil.example/',
  'https://bank.example\\@evil.example',
  'https://a b.example/',
  'https://example.com/\u0000x',
  'https://example.com/\u0085',
  'https://example.com/\ud800',
  'ｊavascript:alert(1)',
  'ſcript:x',
  'ｈttps://example.com',
  'flyleafx://drafts/1',
];

describe('a link that may be opened', () => {
  it.each(SAFE)('is %o', (href) => {
    expect(safeLink(href)).toBe(href);
    expect(isSafeLink(href)).toBe(true);
  });

  it.each(UNSAFE)('is not %o', (href) => {
    expect(safeLink(href, 'flyleaf')).toBeNull();
    expect(isSafeLink(href, 'flyleaf')).toBe(false);
  });

  it('has the scheme of the product, whatever that is named', () => {
    expect(safeLink('flyleaf://drafts/1')).toBe('flyleaf://drafts/1');
    expect(isSafeLink('flyleaf://drafts/1')).toBe(true);
    expect(safeLink('flyleaf://drafts/1', 'flyleaf')).toBe('flyleaf://drafts/1');
    expect(safeLink('FLYLEAF://drafts/1', 'Flyleaf')).toBe('FLYLEAF://drafts/1');
    expect(safeLink('flyleaf://drafts/1', 'other')).toBeNull();
  });

  it('is a web address where the app is not meant', () => {
    expect(webLink('https://example.com/a')).toBe('https://example.com/a');
    expect(webLink('flyleaf://drafts/1')).toBeNull();
    expect(safeLink('flyleaf://drafts/1', null)).toBeNull();
  });

  it('comes back as a browser would read it', () => {
    expect(safeLink(' \u0000\n https://exam\nple.com/\ta \u001f')).toBe('https://example.com/a');
    expect(safeLink(' flyleaf://drafts/1 ', 'flyleaf')).toBe('flyleaf://drafts/1');
  });

  it('is http or https for the browser too, whatever was written', () => {
    const junk = fc.constantFrom(
      '',
      ' ',
      '\n',
      '\t',
      '\0',
      '\u0001',
      '/',
      '\\',
      '@',
      ':',
      'a',
      'ſ',
    );
    const scheme = fc.constantFrom('javascript', 'data', 'http', 'https', 'HTTPS', 'vbscript', '');
    const text = fc
      .array(fc.oneof(junk, scheme, fc.constantFrom('://', '//', 'x.example', '?', '#')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (href) => {
        const link = safeLink(href);
        if (link === null || !URL.canParse(link)) return;
        expect(new URL(link).protocol).toMatch(/^https?:$/u);
        expect(new URL(link).username + new URL(link).password).toBe('');
        expect(new URL(link).href).toBe(new URL(href).href);
      }),
      { numRuns: 500 },
    );
  });

  it('takes any web address without credentials', () => {
    fc.assert(
      fc.property(
        fc.webUrl({
          withQueryParameters: true,
          withFragments: true,
          validSchemes: ['http', 'https'],
        }),
        (href) => {
          expect(safeLink(href)).toBe(href);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is judged in linear time', () => {
    const start = cpuTime();
    for (const part of [' ', '\n', 'a', 'https://', '@', '\\']) safeLink(part.repeat(200_000));
    expect(cpuTime() - start).toBeLessThan(1000);
  });
});

describe('pasted text', () => {
  it.each(SAFE)('becomes a link: %o', (text) => {
    expect(isPastedLink(text)).toBe(true);
  });

  it.each(UNSAFE)('stays text: %o', (text) => {
    expect(isPastedLink(text)).toBe(false);
  });

  it.each([
    ' https://example.com',
    'https://example.com\n',
    'https://example.com/a b',
    'https://example.com/a\u00A0b',
    'https://example.com/a\u3000b',
    'https://exa\nmple.com',
    '\0https://example.com',
    'https://example.com\u0001',
    'flyleaf://drafts/1',
  ])('stays text with whitespace or another scheme: %o', (text) => {
    expect(isPastedLink(text)).toBe(false);
  });
});

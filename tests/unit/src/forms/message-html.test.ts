import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText, parseMessageHtml } from '../../../../src/forms/message-html.ts';
import { isSafeLink } from '../../../../src/links/safe-link.ts';
import type { MessageNode } from '../../../../src/forms/message-html.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const text = (words: string): MessageNode => ({ kind: 'text', text: words });
const strong = (...children: MessageNode[]): MessageNode => ({ kind: 'strong', children });
const emphasis = (...children: MessageNode[]): MessageNode => ({ kind: 'emphasis', children });
const link = (href: string, ...children: MessageNode[]): MessageNode => ({
  kind: 'link',
  href,
  children,
});

const HREF = 'https://a.example/x';

describe('a message in HTML', () => {
  it.each<[string, MessageNode[]]>([
    ['', []],
    ['plain', [text('plain')]],
    ['<b>a</b>', [strong(text('a'))]],
    ['<strong>a</strong>', [strong(text('a'))]],
    ['<STRONG class="x">a</Strong>', [strong(text('a'))]],
    ['<i>a</i>', [emphasis(text('a'))]],
    ['<em>a</em>', [emphasis(text('a'))]],
    ['one <b>two</b> three', [text('one '), strong(text('two')), text(' three')]],
    ['<b>a</b><b>b</b>', [strong(text('a')), strong(text('b'))]],
    ['<b>a<i>b</i>c</b>', [strong(text('a'), emphasis(text('b')), text('c'))]],
    [`<a href="${HREF}">go</a>`, [link(HREF, text('go'))]],
    [`<a href='${HREF}'>go</a>`, [link(HREF, text('go'))]],
    [`<a href=${HREF}>go</a>`, [link(HREF, text('go'))]],
    [`<a target="_blank" HREF = "${HREF}" onclick="x()">go</a>`, [link(HREF, text('go'))]],
    [`<a\nhref="${HREF}"\n>go</a>`, [link(HREF, text('go'))]],
    [`<a/href="${HREF}">go</a>`, [link(HREF, text('go'))]],
    [`<a href="${HREF}"><b>go</b></a>`, [link(HREF, strong(text('go')))]],
    [`<b><a href="${HREF}">go</a></b>`, [strong(link(HREF, text('go')))]],
    [
      '<a href="https://a.example/?a=1&amp;b=2">x</a>',
      [link('https://a.example/?a=1&b=2', text('x'))],
    ],
    ['a<br>b<br/>c<br />d', [text('a\nb\nc\nd')]],
    ['<b>a<br>b</b>', [strong(text('a\nb'))]],
    ['Tüm <b>ışık</b> 👩‍👩‍👧', [text('Tüm '), strong(text('ışık')), text(' 👩‍👩‍👧')]],
  ])('%o is read', (html, nodes) => {
    expect(parseMessageHtml(html)).toEqual(nodes);
  });

  it.each<[string, string, MessageNode[]]>([
    ['another tag', '<script>alert(1)</script>', [text('<script>alert(1)</script>')]],
    ['an image', '<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
    ['a longer name', '<bold>a</bold>', [text('<bold>a</bold>')]],
    ['an area', '<area href=x>', [text('<area href=x>')]],
    ['a comment', '<!-- a -->', [text('<!-- a -->')]],
    ['a tag without an end', 'a <b', [text('a <b')]],
    ['a tag in a tag', '<b <i>a</i>', [text('<b '), emphasis(text('a'))]],
    ['a space before the name', '< b>a</b>', [text('< b>a</b>')]],
    ['an end without a beginning', 'a</b>', [text('a</b>')]],
    ['an end too many', '<b>a</b></b>', [strong(text('a')), text('</b>')]],
    ['the end of a line end', 'a</br>b', [text('a</br>b')]],
    ['signs', '1 < 2 > 0 & 3', [text('1 < 2 > 0 & 3')]],
  ])('leaves %s as text', (_, html, nodes) => {
    expect(parseMessageHtml(html)).toEqual(nodes);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    'javascript&#58;alert(1)',
    '&#x6a;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/path',
    'https://user:pw@evil.example/',
    'otherapp://open',
    '',
  ])('keeps only the words of a link to %s', (href) => {
    expect(parseMessageHtml(`a <a href="${href}">go</a> b`)).toEqual([text('a go b')]);
  });

  it('keeps only the words of a link without an address', () => {
    expect(parseMessageHtml('<a>go</a> <a name="href">on</a>')).toEqual([text('go on')]);
    expect(parseMessageHtml('<a data-href="https://a.example">go</a>')).toEqual([text('go')]);
  });

  it("opens the product's own scheme where it is told", () => {
    const html = '<a href="otherapp://open">go</a>';
    expect(parseMessageHtml(html, 'otherapp')).toEqual([link('otherapp://open', text('go'))]);
  });

  it.each<[string, string, MessageNode[]]>([
    ['emphasis in emphasis', '<i>a<em>b</em>c</i>d', [emphasis(text('abc')), text('d')]],
    [
      'a link in a link',
      `<a href="${HREF}">a<a href="https://b.example">b</a>c</a>d`,
      [link(HREF, text('abc')), text('d')],
    ],
    ['a link in an unsafe link', `<a href="x:y">a<a href="${HREF}">b</a>c</a>d`, [text('abcd')]],
    [
      'tags that cross',
      '<b>a<i>b</b>c</i>',
      [strong(text('a'), emphasis(text('b'))), text('c</i>')],
    ],
    [
      'tags that cross a doubled one',
      '<b>a<i>b<i>c</b>d</i><i>e</i>',
      [strong(text('a'), emphasis(text('bc'))), text('d</i>'), emphasis(text('e'))],
    ],
    ['a tag that stays open', '<b>a', [strong(text('a'))]],
    ['empty marks', '<b></b><i><b></b></i>a', [text('a')]],
    ['an empty link', `<a href="${HREF}"></a>a`, [text('a')]],
    ['an empty mark between texts', 'a<b></b>b', [text('ab')]],
  ])('reads %s', (_, html, nodes) => {
    expect(parseMessageHtml(html)).toEqual(nodes);
  });
});

describe('character references', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&AMP;', '&'],
    ['a&nbsp;b', 'a\u00A0b'],
    ['&#39;&#x27;&#X1F600;', "''😀"],
    ['&#128105;&#8205;&#128103;', '👩‍👧'],
    ['&lt;b&gt;a&lt;/b&gt;', '<b>a</b>'],
    ['&amp;lt;', '&lt;'],
    ['&#10;&#9;&#13;', '\n\t\r'],
    ['&#0;&#7;&#127;', '\uFFFD\uFFFD\uFFFD'],
    ['&#xD800;&#xDFFF;', '\uFFFD\uFFFD'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    ['&#x110000;&#9999999;', '\uFFFD\uFFFD'],
    ['&#1e5;', '&#1e5;'],
    ['&#;&#x;&;', '&#;&#x;&;'],
    ['&copy;&eacute;', '&copy;&eacute;'],
    ['&amp', '&amp'],
    ['&#12345678;', '&#12345678;'],
  ])('%o read as %o', (html, words) => {
    expect(parseMessageHtml(html)).toEqual([text(words)]);
  });
});

describe('the words of a message', () => {
  it('are those of all its pieces', () => {
    const nodes = parseMessageHtml(`One <b>two <a href="${HREF}">three</a></b>.`);
    expect(messageText(nodes)).toBe('One two three.');
    expect(messageText([])).toBe('');
  });
});

const pieces = fc.constantFrom(
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '<em>',
  '</strong>',
  '<br>',
  `<a href="${HREF}">`,
  '</a>',
  '<a href="javascript:x">',
  '<a href=',
  '"',
  '>',
  '<',
  '/',
  '&lt;',
  '&#60;',
  '<script>',
  'a',
  ' ',
  '\u0000',
  'ı',
  '👩‍👧',
);
const html = fc.oneof(
  fc.array(pieces).map((list) => list.join('')),
  fc.string({ unit: 'binary' }),
);

function checkNode(node: MessageNode, above: readonly string[]): void {
  if (node.kind === 'text') {
    expect(node.text).not.toBe('');
    return;
  }
  expect(above).not.toContain(node.kind);
  expect(node.children.length).toBeGreaterThan(0);
  if (node.kind === 'link') expect(isSafeLink(node.href)).toBe(true);
  node.children.forEach((child) => checkNode(child, [...above, node.kind]));
}

describe('any text at all', () => {
  it('gives pieces without empty ones, without unsafe links, and without a kind within itself', () => {
    fc.assert(
      fc.property(html, (source) => {
        parseMessageHtml(source).forEach((node) => checkNode(node, []));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every word that stands outside of tags', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^<>&]*$/u), (words) => {
        expect(messageText(parseMessageHtml(`<b>${words}</b><i>${words}`))).toBe(words + words);
      }),
    );
  });

  it.each([
    ['open tags', '<b>'.repeat(50_000)],
    ['other open tags', '<b><i>'.repeat(30_000)],
    ['end tags', '</b>'.repeat(50_000)],
    ['beginnings', '<a '.repeat(50_000)],
    ['spaces', `<a ${' '.repeat(100_000)}`],
    ['addresses', `<a ${'href="'.repeat(30_000)}>`],
    ['other addresses', `<a ${' href = '.repeat(30_000)}>`],
    ['references', '&#'.repeat(50_000)],
    ['signs', '<'.repeat(100_000)],
  ])('is quick with many %s', (_, source) => {
    const begin = cpuTime();
    parseMessageHtml(source);
    expect(cpuTime() - begin).toBeLessThan(1_000);
  });
});

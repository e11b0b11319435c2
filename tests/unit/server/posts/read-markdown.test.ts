import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postBodySchema } from '../../../../src/contracts/post-body.contract.ts';
import { bodyFault } from '../../../../server/posts/post-fields.ts';
import { readMarkdown } from '../../../../server/posts/read-markdown.ts';
import type { PostBlock, PostInline } from '../../../../src/posts/post-body.ts';

const text = (words: string): PostInline => ({ type: 'text', text: words });
const paragraph = (...content: PostInline[]): PostBlock => ({ type: 'paragraph', content });
const bodyOf = (...lines: string[]) => readMarkdown(lines.join('\n')).body;

describe('a post in Markdown', () => {
  it('has the title that it begins with, and no other', () => {
    expect(readMarkdown('# What the *sea*\n\nText')).toEqual({
      title: 'What the sea',
      body: [paragraph(text('Text'))],
    });
    expect(readMarkdown('## Part\n\n# Title').title).toBeNull();
    expect(readMarkdown('').title).toBeNull();
  });

  it('becomes a tree of the few things that a post is made of', () => {
    const body = bodyOf(
      'Read **it *slowly***, as `tide`.\\',
      'Then [again](https://a.example "why").',
      '',
      '## Part',
      '##### Deep',
      '',
      '> Said',
      '',
      '3. three',
      '4. four',
      '',
      '---',
      '',
      '![A shore](https://a.example/shore.jpg)',
      '',
      '```',
      'x = 1',
      '```',
    );
    expect(body).toEqual([
      paragraph(
        text('Read '),
        { type: 'strong', content: [text('it '), { type: 'emphasis', content: [text('slowly')] }] },
        text(', as '),
        { type: 'code', text: 'tide' },
        text('.'),
        { type: 'break' },
        text('Then '),
        { type: 'link', href: 'https://a.example', content: [text('again')] },
        text('.'),
      ),
      { type: 'heading', level: 2, content: [text('Part')] },
      { type: 'heading', level: 4, content: [text('Deep')] },
      { type: 'quote', blocks: [paragraph(text('Said'))] },
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [[paragraph(text('three'))], [paragraph(text('four'))]],
      },
      { type: 'rule' },
      { type: 'image', src: 'https://a.example/shore.jpg', alt: 'A shore' },
      { type: 'code', text: 'x = 1' },
    ]);
  });

  it('finds what a link or a picture is named after, the first one of a name', () => {
    const names = ['[sea]: https://a.example/sea', '[Sea]: https://b.example'];
    expect(bodyOf('[It][sea]', '', '![Shore][sea]', '', ...names)).toEqual([
      paragraph({ type: 'link', href: 'https://a.example/sea', content: [text('It')] }),
      { type: 'image', src: 'https://a.example/sea', alt: 'Shore' },
    ]);
  });

  it('shows HTML as it was typed', () => {
    expect(bodyOf('<script>alert(1)</script>')).toEqual([
      paragraph(text('<script>alert(1)</script>')),
    ]);
    expect(bodyOf('a <b onclick="x()">b</b>')).toEqual([
      paragraph(text('a '), text('<b onclick="x()">'), text('b'), text('</b>')),
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/p/other',
    'https://bank.example@evil.example',
  ])('makes no link and no picture of %s', (address) => {
    expect(bodyOf(`[Words](<${address}>)`)).toEqual([paragraph(text('Words'))]);
    expect(bodyOf(`![Words](<${address}>)`)).toEqual([paragraph(text('Words'))]);
    expect(bodyOf('[Words][a]', '', `[a]: <${address}>`)).toEqual([paragraph(text('Words'))]);
  });

  it('is always what the contract says, with links to the web alone', () => {
    const pieces = [
      ...'# |> |- |1. |**|_|`|[a](|https://a.example|javascript:x|)|![|](|<b>|&lt;|word |\\'.split(
        '|',
      ),
      '\n',
      '\n\n',
      '    ',
      '```\n',
      '[a]: ',
      '---\n',
    ];
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (typed) => {
        const { body } = readMarkdown(typed.join(''));
        expect(postBodySchema.parse(body)).toEqual(body);
        const addresses = [...JSON.stringify(body).matchAll(/"(?:href|src)":"([^"]*)"/gu)];
        expect(addresses.filter(([, href]) => !/^https?:\/\//u.test(href ?? ''))).toEqual([]);
      }),
    );
  });
});

describe('the text of a post is refused', () => {
  it.each([
    ['when it is empty', '', /must not be empty/u],
    ['when it is too long', 'a'.repeat(200_001), /at most 200000 characters/u],
    ['when it has too many parts', '`a` '.repeat(10_001), /at most 20000 parts/u],
    ['when its parts lie too deep', `${'> '.repeat(12)}a`, /at most 12 parts inside each other/u],
  ])('%s', (_, source, words) => {
    expect(bodyFault(readMarkdown(source).body)).toMatch(words);
  });

  it('never when it is just as long, or just as deep', () => {
    expect(bodyFault(readMarkdown('a'.repeat(200_000)).body)).toBeNull();
    expect(bodyFault(readMarkdown(`${'> '.repeat(10)}a`).body)).toBeNull();
  });
});

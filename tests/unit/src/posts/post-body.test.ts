import { describe, expect, it } from 'vitest';
import { bodyText, measureBody } from '../../../../src/posts/post-body.ts';
import type { PostBlock, PostBody, PostInline } from '../../../../src/posts/post-body.ts';

const text = (words: string): PostInline => ({ type: 'text', text: words });
const paragraph = (...content: PostInline[]): PostBlock => ({ type: 'paragraph', content });

const WHOLE: PostBody = [
  { type: 'heading', level: 2, content: [text('Low water')] },
  paragraph(
    text('Read '),
    { type: 'strong', content: [text('it')] },
    { type: 'break' },
    {
      type: 'link',
      href: 'https://a.example',
      content: [{ type: 'emphasis', content: [text('slowly')] }],
    },
    text(', as '),
    { type: 'code', text: 'tide' },
  ),
  { type: 'rule' },
  { type: 'image', src: 'https://a.example/a.jpg', alt: 'A shore' },
  { type: 'quote', blocks: [paragraph(text('So they say'))] },
  {
    type: 'list',
    ordered: false,
    start: 1,
    items: [[paragraph(text('one'))], [paragraph(text('two'))]],
  },
  { type: 'code', text: 'let  x\n= 1' },
];

describe('the text of a post', () => {
  it('is what it says, with one space between its parts', () => {
    expect(bodyText(WHOLE)).toBe('Low water Read it slowly, as tide So they say one two let x = 1');
  });

  it('is empty where there are no words', () => {
    expect(bodyText([{ type: 'rule' }])).toBe('');
    expect(bodyText([])).toBe('');
  });
});

describe('the measure of a post', () => {
  it('counts every block and piece, and how deep they lie', () => {
    expect(measureBody(WHOLE)).toEqual({ nodes: 23, depth: 4 });
    expect(measureBody([])).toEqual({ nodes: 0, depth: 0 });
  });

  it('counts what lies inside of what', () => {
    let body: PostBody = [paragraph()];
    for (let depth = 0; depth < 50; depth += 1) body = [{ type: 'quote', blocks: body }];
    expect(measureBody(body)).toEqual({ nodes: 51, depth: 51 });
  });
});

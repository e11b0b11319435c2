import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { parseCuratedCover } from '../../../../server/covers/curated-cover.ts';
import { anyCover, goodCover } from '../../../support/covers/cover-json.ts';
import { FlyleafError } from '../../../../src/errors/flyleaf-error.ts';

const blurb = (description = 'Read it by the sea.') => ({ description });
const post = (url = 'https://tideline.example/p/sea') => ({ title: 'Sea', url });
const face = (photo_url = 'https://tideline.example/ada.jpg') => ({ photo_url });
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const letters = (count: number) => 'é'.repeat(count);

/** What is wrong, each with its place. */
function faults(json: unknown): { param: string; msg: string }[] {
  try {
    parseCuratedCover(json);
    return [];
  } catch (error) {
    if (!(error instanceof FlyleafError)) throw error;
    return error.errors.map(({ param = '', msg }) => ({ param, msg }));
  }
}

describe('a cover', () => {
  it.each([
    ['nothing', {}],
    ['empty lists', { blurbs: [], top_posts: [], top_subscribers: [] }],
    [
      'all that there is',
      {
        blurbs: [
          {
            description: 'Quiet.',
            author_name: 'Mara',
            recommendingPublication: { name: 'Salt', email_from_name: 'Mara', copyright: null },
          },
          { description: 'Slow.', author_name: null, recommendingPublication: null },
        ],
        top_posts: [{ title: 'Sea', subtitle: null, url: 'https://tideline.example/p/sea' }],
        top_subscribers: [{ name: null, photo_url: 'http://localhost:8788/faces/ines.svg' }],
      },
    ],
  ])('may have %s', (_, json) => {
    expect(parseCuratedCover(json)).toEqual(json);
  });

  it.each<[string, string, unknown, unknown]>([
    ['blurbs', 'entries', { blurbs: times(20, blurb()) }, { blurbs: times(21, blurb()) }],
    ['top_posts', 'entries', { top_posts: times(20, post()) }, { top_posts: times(21, post()) }],
    [
      'top_subscribers',
      'entries',
      { top_subscribers: times(3, face()) },
      { top_subscribers: times(4, face()) },
    ],
    [
      'blurbs[0].description',
      'characters',
      { blurbs: [blurb(letters(600))] },
      { blurbs: [blurb(letters(601))] },
    ],
    [
      'blurbs[1].author_name',
      'characters',
      { blurbs: [blurb(), { ...blurb(), author_name: letters(100) }] },
      { blurbs: [blurb(), { ...blurb(), author_name: letters(101) }] },
    ],
    [
      'blurbs[0].recommendingPublication.name',
      'characters',
      { blurbs: [{ ...blurb(), recommendingPublication: { name: letters(100) } }] },
      { blurbs: [{ ...blurb(), recommendingPublication: { name: letters(101) } }] },
    ],
    [
      'top_posts[0].title',
      'characters',
      { top_posts: [{ ...post(), title: letters(200) }] },
      { top_posts: [{ ...post(), title: letters(201) }] },
    ],
    [
      'top_posts[0].url',
      'characters',
      { top_posts: [post(`https://a.example/${'p'.repeat(1982)}`)] },
      { top_posts: [post(`https://a.example/${'p'.repeat(1983)}`)] },
    ],
    [
      'top_subscribers[0].name',
      'characters',
      { top_subscribers: [{ ...face(), name: letters(100) }] },
      { top_subscribers: [{ ...face(), name: letters(101) }] },
    ],
  ])('has a bound at %s', (param, unit, most, more) => {
    expect(parseCuratedCover(most)).toEqual(most);
    const [fault, ...others] = faults(more);
    expect(fault?.param).toBe(param);
    expect(fault?.msg).toMatch(
      new RegExp(`^${param.replace(/[[\].]/gu, '\\$&')} must have at most \\d+ ${unit}$`, 'u'),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['cover must be an object with blurbs, top_posts, top_subscribers', []],
    ['cover must be an object with blurbs, top_posts, top_subscribers', null],
    ["cover knows no 'posts': it has blurbs, top_posts, top_subscribers", { posts: [] }],
    ['blurbs must be a list', { blurbs: {} }],
    ['top_posts must be a list', { top_posts: null }],
    ['blurbs[0] must be an object with description, author_name', { blurbs: ['Quiet.'] }],
    ['blurbs[0].description must be text', { blurbs: [{}] }],
    ['blurbs[0].description must be text', { blurbs: [{ description: null }] }],
    ['blurbs[1].description must not be empty', { blurbs: [blurb(), blurb(' ')] }],
    ['blurbs[0].description must be one line of text', { blurbs: [blurb('a\nb')] }],
    ["blurbs[0] knows no 'id': it has description", { blurbs: [{ ...blurb(), id: 1 }] }],
    [
      'blurbs[0].recommendingPublication.name must be text',
      { blurbs: [{ ...blurb(), recommendingPublication: { name: 7 } }] },
    ],
    ['top_posts[0].title must be text', { top_posts: [{ url: 'https://a.example' }] }],
    ['top_posts[0].url must be text', { top_posts: [{ title: 'Sea' }] }],
    ['top_subscribers[0].photo_url must be text', { top_subscribers: [{ name: 'Ada' }] }],
  ])('is refused: %s', (words, json) => {
    expect(faults(json)[0]?.msg).toContain(words);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://tideline.example/ada.jpg',
    'https:tideline.example/ada.jpg',
    'https:\\\\tideline.example\\ada.jpg',
    '//tideline.example/ada.jpg',
    '/ada.jpg',
    ' https://tideline.example/ada.jpg',
    'https://tideline.example/a\nda.jpg',
    'https://user:secret@tideline.example/ada.jpg',
    'ftp://tideline.example/ada.jpg',
    'https://',
    '',
  ])('does not link to %j', (url) => {
    const words = 'must be a whole address that starts with https:// (http:// on localhost)';
    expect(faults({ top_subscribers: [face(url)], top_posts: [post(url)] })).toEqual([
      { param: 'top_posts[0].url', msg: `top_posts[0].url ${words}` },
      { param: 'top_subscribers[0].photo_url', msg: `top_subscribers[0].photo_url ${words}` },
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('knows no field %s', (name) => {
    const json: unknown = JSON.parse(`{"top_posts":[{"${name}":1}],"${name}":[]}`);
    const unknown = faults(json).filter(({ msg }) => msg.includes(`knows no '${name}'`));
    expect(unknown.map(({ param }) => param)).toEqual(['top_posts[0]', 'cover']);
  });

  it('hears of every fault at once', () => {
    const json = { blurbs: [blurb(''), blurb(), blurb('')], top_posts: [{}] };
    expect(faults(json).map(({ param }) => param)).toEqual([
      'blurbs[0].description',
      'blurbs[2].description',
      'top_posts[0].title',
      'top_posts[0].url',
    ]);
  });

  it('comes back as it was written, or is refused by a place in it', () => {
    fc.assert(
      fc.property(anyCover, (json) => {
        const written: unknown = JSON.parse(JSON.stringify(json));
        const found = faults(written);
        if (found.length === 0) expect(parseCuratedCover(written)).toEqual(written);
        for (const { param, msg } of found) {
          expect(param).not.toBe('');
          expect(msg.startsWith(`${param} `)).toBe(true);
        }
      }),
    );
  });

  it('comes back as it was written where nothing is wrong with it', () => {
    fc.assert(
      fc.property(goodCover, (cover) => {
        expect(parseCuratedCover(cover)).toEqual(cover);
      }),
    );
  });
});

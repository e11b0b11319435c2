import { describe, expect, it } from 'vitest';
import { isBylined, postAuthor } from '../../../../src/access/post-author.ts';
import type {
  AuthoredPublication,
  BylinedPost,
  PostAuthor,
} from '../../../../src/access/post-author.ts';

const post: BylinedPost = {
  publishedBylines: [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bea' },
  ],
};
const full: AuthoredPublication = {
  author_id: 4,
  author_name: 'Dot',
  contributors: [
    { user_id: 9, role: 'reader', name: 'Ina' },
    { user_id: 3, role: 'contributor', name: 'Cleo' },
    { user_id: 5, role: 'admin', name: 'Eve' },
    { user_id: 4, role: 'admin', name: 'Dorothy' },
  ],
};
const others = full.contributors?.slice(0, 3) ?? [];

describe('the author of a post', () => {
  it.each<[string, BylinedPost, AuthoredPublication, PostAuthor | null]>([
    ['the first byline', post, full, { source: 'byline', id: 1, name: 'Ada' }],
    [
      'a byline without a name',
      { publishedBylines: [{ id: 1, name: '  ' }] },
      full,
      { source: 'byline', id: 1, name: null },
    ],
    [
      'a byline without an id',
      { publishedBylines: [{ name: ' Ada ' }] },
      full,
      { source: 'byline', id: null, name: 'Ada' },
    ],
    ['the owner', { publishedBylines: [] }, full, { source: 'owner', id: 4, name: 'Dorothy' }],
    ['the owner', { publishedBylines: null }, full, { source: 'owner', id: 4, name: 'Dorothy' }],
    [
      'the owner by the stored name',
      {},
      { ...full, contributors: [...others, { user_id: 4, name: '' }] },
      { source: 'owner', id: 4, name: 'Dot' },
    ],
    [
      'the owner without any name',
      {},
      { author_id: 4, contributors: [{ user_id: 4 }] },
      { source: 'owner', id: 4, name: null },
    ],
    [
      'the first contributor by role',
      {},
      { ...full, contributors: others },
      { source: 'contributor', id: 3, name: 'Cleo' },
    ],
    [
      'an admin before a contributor in the list',
      {},
      { ...full, contributors: others.toReversed() },
      { source: 'contributor', id: 5, name: 'Eve' },
    ],
    [
      'a contributor without id and name, never the stored ones',
      {},
      { ...full, contributors: [{ role: 'contributor' }] },
      { source: 'contributor', id: null, name: null },
    ],
    [
      'the stored author where no role counts',
      {},
      { ...full, contributors: others.slice(0, 1) },
      { source: 'stored', id: 4, name: 'Dot' },
    ],
    [
      'the stored author',
      {},
      { author_id: 4, author_name: 'Dot' },
      { source: 'stored', id: 4, name: 'Dot' },
    ],
    [
      'the stored id alone',
      {},
      { author_id: 4, author_name: ' ' },
      { source: 'stored', id: 4, name: null },
    ],
    [
      'the stored name alone',
      {},
      { author_name: 'Dot' },
      { source: 'stored', id: null, name: 'Dot' },
    ],
    ['nobody', {}, {}, null],
    ['nobody', {}, { author_id: null, author_name: '', contributors: null }, null],
    [
      'the stored name, as two unknown ids are not the same',
      {},
      { author_name: 'Dot', contributors: [{ name: 'Ina' }] },
      { source: 'stored', id: null, name: 'Dot' },
    ],
  ])('is %s', (_, given, publication, author) => {
    expect(postAuthor(given, publication)).toEqual(author);
  });
});

describe('being named by a post', () => {
  it.each([
    [{ id: 1 }, true],
    [{ id: 2 }, true],
    [{ id: 3 }, false],
    [{ id: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('of the user %j: %s', (user, named) => {
    expect(isBylined(post, user)).toBe(named);
  });

  it('is nothing that absent ids share', () => {
    expect(isBylined({ publishedBylines: [{ id: null }, {}] }, { id: null })).toBe(false);
    expect(isBylined({ publishedBylines: [{ id: null }, {}] }, {})).toBe(false);
    expect(isBylined({}, { id: 1 })).toBe(false);
  });
});

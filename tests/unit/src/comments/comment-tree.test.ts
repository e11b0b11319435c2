import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfReplies } from '../../../../src/comments/ancestor-path.ts';
import { arrangeComments, listThread } from '../../../../src/comments/comment-tree.ts';
import type { PlacedComment } from '../../../../src/comments/ancestor-path.ts';

/** A list such as `1, 2<1, 3<1.2`: ids, and after `<` the path above. */
const parse = (text: string): PlacedComment[] =>
  text.split(', ').map((entry) => {
    const [id, path] = entry.split('<');
    return { id: Number(id), ...(path !== undefined && { ancestor_path: path }) };
  });

/** The lines of the arranged threads, such as `1 -2 --3`: a hyphen for each comment above. */
const draw = (comments: readonly PlacedComment[]): string =>
  listThread(arrangeComments(comments))
    .map(({ comment, depth }) => '-'.repeat(depth) + String(comment.id))
    .join(' ');

describe('arranging comments', () => {
  it.each([
    ['one', '1', '1'],
    ['two roots', '2, 1', '2 1'],
    ['a reply', '1, 2<1', '1 -2'],
    ['replies side by side in their order', '1, 3<1, 2<1', '1 -3 -2'],
    ['a reply to a reply', '1, 2<1, 3<1.2', '1 -2 --3'],
    ['a reply before its parent', '3<1.2, 2<1, 1', '1 -2 --3'],
    ['two threads mixed', '1, 9, 2<1, 8<9, 3<1.2', '1 -2 --3 9 -8'],
    ['an empty path', '1<, 2<1', '1 -2'],
    ['ids that begin alike', '1, 11, 2<11, 3<1', '1 -3 11 -2'],
    ['an orphan below its nearest ancestor', '1, 3<1.2', '1 -3'],
    ['an orphan below a distant ancestor', '1, 5<1.2.3.4', '1 -5'],
    ['an orphan of nobody', '3<1.2, 1000', '3 1000'],
    ['orphans of the same one, side by side', '3<1.2, 4<1.2, 5<1.2.4', '3 4 -5'],
    ['the first of two with one id', '1, 2<1, 2, 3<1.2', '1 -2 --3'],
    ['the first of two with one id, the other way', '1, 2, 2<1, 3<1.2', '1 2 -3'],
    ['one that names itself', '1<1', '1'],
    ['one that names itself below another', '1, 2<1.2', '1 -2'],
    ['two that name each other', '1<2, 2<1', '1 2'],
    ['three in a ring', '1<3, 2<1, 3<2', '1 2 3'],
    ['a ring below a root', '9, 1<9.2, 2<9.1', '9 -1 -2'],
    ['a reply to one in a ring', '1<2, 2<1, 3<2.1', '1 -3 2'],
    ['dots before, after and between', '1, 2<.1, 3<1., 4<1..2', '1 -2 --4 -3'],
    ['a path of no ids', '1, 2<x, 3<x.1', '1 -3 2'],
  ])('places %s: %s', (_, given, drawn) => {
    expect(draw(parse(given))).toBe(drawn);
  });

  it('makes nothing of nothing', () => {
    expect(arrangeComments([])).toEqual([]);
    expect(listThread([])).toEqual([]);
  });

  it('hands on the comments as they are, and takes null for no path', () => {
    const one = { id: 1, ancestor_path: null, body: 'one' };
    const two = { id: 2, ancestor_path: '1', body: 'two' };
    const roots = arrangeComments([one, two]);
    expect(roots).toEqual([{ comment: one, children: [{ comment: two, children: [] }] }]);
    expect(roots[0]?.comment).toBe(one);
    expect(listThread(roots)).toEqual([
      { comment: one, depth: 0 },
      { comment: two, depth: 1 },
    ]);
  });

  it('gives every comment one place, whatever the paths say', () => {
    const id = fc.integer({ min: 1, max: 12 });
    const comment = fc.record({
      id,
      ancestor_path: fc.array(id, { maxLength: 6 }).map((ids) => ids.join('.')),
    });
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 30 }), (comments) => {
        const ids = listThread(arrangeComments(comments)).map((line) => line.comment.id);
        expect(ids.sort()).toEqual([...new Set(comments.map((each) => each.id))].sort());
      }),
    );
  });

  it('places each reply below its parent, in whatever order they come', () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(parents, fc.infiniteStream(fc.nat()), (numbers, order) => {
        const comments: PlacedComment[] = [];
        for (const [index, number] of numbers.entries()) {
          const parent = comments[number % (index + 1)];
          comments.push({ id: index + 1, ancestor_path: parent ? pathOfReplies(parent) : '' });
        }
        const mixed = comments
          .map((comment) => ({ comment, at: order.next().value }))
          .sort((one, other) => one.at - other.at)
          .map((each) => each.comment);
        for (const { comment, depth } of listThread(arrangeComments(mixed))) {
          expect(depth).toBe(comment.ancestor_path ? comment.ancestor_path.split('.').length : 0);
        }
      }),
    );
  });
});

describe('many comments', () => {
  const COUNT = 5000;

  it('in one line of replies need no more stack than side by side', () => {
    const chain: PlacedComment[] = [];
    for (let id = 1; id <= COUNT; id += 1) {
      const parent = chain.at(-1);
      chain.push({ id, ancestor_path: parent ? pathOfReplies(parent) : '' });
    }
    const lines = listThread(arrangeComments(chain));
    expect(lines).toHaveLength(COUNT);
    expect(lines.at(-1)?.depth).toBe(COUNT - 1);
  });

  it('below one root are all below it, two hundred thousand too', () => {
    const replies = Array.from({ length: 200_000 }, (_, index) => ({
      id: index + 2,
      ancestor_path: '1',
    }));
    const lines = listThread(arrangeComments([{ id: 1 }, ...replies]));
    expect(lines).toHaveLength(200_001);
    expect(lines.at(-1)).toEqual({ comment: { id: 200_001, ancestor_path: '1' }, depth: 1 });
  });
});

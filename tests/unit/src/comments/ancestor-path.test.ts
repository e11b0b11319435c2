import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ancestorIds,
  isNote,
  parentCommentId,
  pathOfReplies,
  rootCommentId,
} from '../../../../src/comments/ancestor-path.ts';

describe('the path above a comment', () => {
  it.each([
    [undefined, [], 9, null],
    [null, [], 9, null],
    ['', [], 9, null],
    ['1', [1], 1, 1],
    ['1.2', [1, 2], 1, 2],
    ['12.345.6', [12, 345, 6], 12, 6],
    ['.1.', [1], 1, 1],
    ['1..2', [1, 2], 1, 2],
    ['x.3', [3], 3, 3],
    ['4.x', [4], 4, 4],
    ['1x', [], 9, null],
    ['x1', [], 9, null],
    ['0.5', [5], 5, 5],
    ['-1', [], 9, null],
    ['1e3', [], 9, null],
    ['999999999999999', [999_999_999_999_999], 999_999_999_999_999, 999_999_999_999_999],
    ['9999999999999999', [], 9, null],
  ])('of %j holds %j, from root %s to parent %s', (ancestor_path, ids, root, parent) => {
    const comment = { id: 9, ancestor_path };
    expect(ancestorIds(comment)).toEqual(ids);
    expect(rootCommentId(comment)).toBe(root);
    expect(parentCommentId(comment)).toBe(parent);
  });

  it.each([
    [{ id: 9 }, '9'],
    [{ id: 9, ancestor_path: null }, '9'],
    [{ id: 9, ancestor_path: '' }, '9'],
    [{ id: 9, ancestor_path: '1.2' }, '1.2.9'],
  ])('of the replies to %j is %s', (comment, path) => {
    expect(pathOfReplies(comment)).toBe(path);
  });

  it('of a reply holds what stands above its parent, then its parent', () => {
    const id = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.array(id), id, (above, parent) => {
        const path = pathOfReplies({ id: parent, ancestor_path: above.join('.') });
        expect(ancestorIds({ ancestor_path: path })).toEqual([...above, parent]);
      }),
    );
  });
});

it.each([
  [{}, true],
  [{ post_id: null }, true],
  [{ post_id: 1 }, false],
])('counts %j as a note: %s', (comment, note) => {
  expect(isNote(comment)).toBe(note);
});

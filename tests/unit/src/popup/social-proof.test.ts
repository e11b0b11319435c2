import { describe, expect, it } from 'vitest';
import { describeJoin, joinLabel } from '../../../../src/popup/describe-join.ts';
import {
  SUBSCRIBER_FACES_MAX,
  SUBSCRIBER_FACE_SIZE,
  chooseFaces,
} from '../../../../src/popup/subscriber-faces.ts';

describe('the line under the faces', () => {
  it.each([
    [null, null],
    [undefined, null],
    [0, null],
    [10, null],
    [11, 'Join over 10 subscribers'],
    [1_000, 'Join over 990 subscribers'],
    [1_234, 'Join over 1,200 subscribers'],
    [1_234_567, 'Join over 1,200,000 subscribers'],
    [Number.NaN, null],
    [Infinity, null],
  ])('of %s subscribers is %o', (count, label) => {
    expect(joinLabel(count)).toBe(label);
  });

  it('is described by its number', () => {
    expect(describeJoin(5_432)).toEqual({ kind: 'join_over', count: 5_400 });
    expect(describeJoin(3)).toBeNull();
  });
});

describe('the faces', () => {
  const face = (name: string) => ({ name, photo_url: `https://cdn.example/${name}.jpg` });
  const shown = (name: string) => ({ name, photoUrl: `https://cdn.example/${name}.jpg` });

  it.each([
    [0, []],
    [1, ['An']],
    [2, ['An', 'Ígor']],
    [3, ['An', 'Ígor', '明']],
    [4, ['An', 'Ígor', '明']],
  ])('of %i subscribers with pictures are %o', (count, names) => {
    const all = ['An', 'Ígor', '明', 'زينب'].slice(0, count).map(face);
    expect(chooseFaces(all)).toEqual(names.map(shown));
  });

  it('pass over who has no picture, before they are counted', () => {
    const none = [{ name: 'A' }, { name: 'B', photo_url: null }, { name: 'C', photo_url: ' ' }];
    expect(chooseFaces([...none, face('D')])).toEqual([shown('D')]);
  });

  it('may be of somebody without a name', () => {
    expect(chooseFaces([{ photo_url: 'x.jpg' }, { photo_url: 'y.jpg', name: ' ' }])).toEqual([
      { photoUrl: 'x.jpg', name: null },
      { photoUrl: 'y.jpg', name: null },
    ]);
  });

  it('are three, 64 pixels wide', () => {
    expect([SUBSCRIBER_FACES_MAX, SUBSCRIBER_FACE_SIZE]).toEqual([3, 64]);
  });
});

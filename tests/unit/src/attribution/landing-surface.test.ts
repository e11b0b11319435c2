import { describe, expect, it } from 'vitest';
import { LANDING_SURFACES, landingSurface } from '../../../../src/attribution/landing-surface.ts';

describe('the landing of a path', () => {
  it.each([
    ['/', 'publication', null],
    ['', 'publication', null],
    ['/?utm_source=x', 'publication', null],
    ['/#top', 'publication', null],
    ['/p/my-post', 'post', 'my-post'],
    ['/p/my-post?a=b', 'post', 'my-post'],
    ['/p/my-post#comment-3', 'post', 'my-post'],
    ['/p/my-post/comments', 'post', 'my-post'],
    ['/p/%C4%B1%C5%9F%C4%B1k', 'post', 'ışık'],
    ['/p/%zz', 'post', null],
    ['/p/', 'post', null],
    ['/p', 'post', null],
    ['/cp/12', 'restack', '12'],
    ['/note/c-12', 'note', 'c-12'],
    ['/s/harbours', 'section', 'harbours'],
    ['/t/sea', 'tag', 'sea'],
    ['/listen/harbours', 'podcast', 'harbours'],
    ['/podcast', 'podcast', null],
    ['/podcast/archive', 'podcast', null],
    ['/w/ada', 'author', 'ada'],
    ['/archive', 'archive', null],
    ['/archive/x', 'archive', null],
    ['/subscribe', 'subscribe', null],
    ['/embed', 'embed', null],
    ['/embed/p', 'embed', null],
    ['/embed/p/x', 'embed', 'x'],
    ['/embed/c/12?origin=a', 'embed', '12'],
    ['/@ada', 'profile', 'ada'],
    ['/@ada/', 'profile', 'ada'],
    ['/@ada/notes', 'profile', 'ada'],
    ['/@ada/p-x', 'profile', 'ada'],
    ['/@ada/note/c-1', 'note', 'c-1'],
    ['/@ada/note', 'note', null],
    ['/@ada/p-12', 'post', 'p-12'],
    ['/profile/1-ada', 'profile', '1-ada'],
    ['/profile/1-ada/note/c-3', 'note', 'c-3'],
    ['/profile/1-ada/note/c-3/stats', 'note', 'c-3'],
    ['/profile/edit', 'other', null],
    ['/profile', 'other', null],
    ['/@', 'profile', null],
    ['/about', 'other', null],
    ['/P/x', 'other', null],
    ['/constructor', 'other', null],
  ])('%s is %s with the id %o', (path, surface, id) => {
    expect(landingSurface(path)).toEqual({ landingSurface: surface, landingSurfaceId: id });
  });

  it.each([
    [200, true],
    [201, false],
  ])('with an id of %i characters has it: %s', (length, has) => {
    const id = 'x'.repeat(length);
    expect(landingSurface(`/p/${id}`).landingSurfaceId).toBe(has ? id : null);
  });
});

it('has the surfaces that are written down', () => {
  expect(LANDING_SURFACES).toEqual([
    'publication',
    'post',
    'restack',
    'note',
    'section',
    'tag',
    'podcast',
    'author',
    'profile',
    'archive',
    'subscribe',
    'embed',
    'other',
  ]);
});

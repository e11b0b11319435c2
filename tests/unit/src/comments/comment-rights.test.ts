import { describe, expect, it } from 'vitest';
import {
  canDeleteComment,
  canEditComment,
  canReportComment,
} from '../../../../src/comments/comment-rights.ts';
import { managesPrimaryUser } from '../../../../src/comments/primary-user.ts';
import type {
  CommentSurroundings,
  CommentUser,
  OwnedComment,
} from '../../../../src/comments/comment-rights.ts';

const AUTHOR = 1;
const ROOT_OWNER = 2;
const OWNER = 3;
const STRANGER = 9;

const comment: OwnedComment = { id: 50, user_id: AUTHOR, post_id: 60, publication_id: 70 };
const note: OwnedComment = { id: 51, user_id: AUTHOR, ancestor_path: '40.45' };
const root = { id: 40, user_id: ROOT_OWNER };
const publication = {
  id: 70,
  author_id: OWNER,
  contributors: [
    { user_id: 4, role: 'admin' },
    { user_id: 5, role: 'contributor' },
    { user_id: 6, role: 'reader' },
    { user_id: 7 },
  ],
};

const manages = (
  primary_user_id: number | null,
  can_post_notes_as_primary_user?: boolean | null,
) => ({
  primary_user_id,
  can_post_notes_as_primary_user,
});
/** Somebody who manages the notes of another. */
const managerOf = (primary: number) => ({
  id: STRANGER,
  dashboard_pubs: [manages(8, true), manages(primary, true)],
});

type Person = [string, CommentUser, boolean];
const NOBODY: Person[] = [
  ['nobody signed in', null, false],
  ['nobody at all', undefined, false],
  ['a user without an id', {}, false],
  ['a stranger', { id: STRANGER }, false],
];

describe('managing a primary user', () => {
  it.each<[string, Parameters<typeof managesPrimaryUser>[0], boolean]>([
    ['a dashboard with them', managerOf(AUTHOR), true],
    ['a dashboard with them alone', { dashboard_pubs: [manages(AUTHOR, true)] }, true],
    ['no right to post as them', { dashboard_pubs: [manages(AUTHOR, false)] }, false],
    ['a right that is not told', { dashboard_pubs: [manages(AUTHOR)] }, false],
    ['a right that is null', { dashboard_pubs: [manages(AUTHOR, null)] }, false],
    ['another primary user', { dashboard_pubs: [manages(STRANGER, true)] }, false],
    ['no primary user', { dashboard_pubs: [manages(null, true)] }, false],
    [
      'the right for one and the user of another',
      { dashboard_pubs: [manages(8, true), manages(AUTHOR, false)] },
      false,
    ],
    ['an empty dashboard', { dashboard_pubs: [] }, false],
    ['no dashboard', { dashboard_pubs: null }, false],
    ['nothing known', {}, false],
    ['nobody signed in', null, false],
    ['nobody at all', undefined, false],
  ])('by %s', (_, user, expected) => {
    expect(managesPrimaryUser(user, AUTHOR)).toBe(expected);
  });

  it.each([null, undefined])('who is %s is nobody’s', (primary) => {
    expect(managesPrimaryUser({ dashboard_pubs: [manages(null, true)] }, primary)).toBe(false);
  });
});

describe('editing a comment', () => {
  it.each<Person>([
    ['its author', { id: AUTHOR }, true],
    ['a manager of its author', managerOf(AUTHOR), true],
    ['a manager of somebody else', managerOf(ROOT_OWNER), false],
    ['the author of the publication', { id: OWNER }, false],
    ['an admin of the publication', { id: 4 }, false],
    ...NOBODY,
  ])('by %s', (_, user, expected) => {
    expect(canEditComment(comment, user)).toBe(expected);
    expect(canEditComment(note, user)).toBe(expected);
  });

  it('of nobody known is nobody’s', () => {
    expect(canEditComment({ id: 1, user_id: null }, { id: null })).toBe(false);
    expect(canEditComment({ id: 1 }, {})).toBe(false);
  });
});

describe("deleting a post's comment", () => {
  it.each<Person>([
    ['its author', { id: AUTHOR }, true],
    ['the author of the publication', { id: OWNER }, true],
    ['an admin of the publication', { id: 4 }, true],
    ['a contributor of the publication', { id: 5 }, true],
    ['somebody listed with another role', { id: 6 }, false],
    ['somebody listed without a role', { id: 7 }, false],
    ['a manager of its author', managerOf(AUTHOR), false],
    ["the thread's root owner", { id: ROOT_OWNER }, false],
    ...NOBODY,
  ])('by %s', (_, user, expected) => {
    expect(
      canDeleteComment(comment, user, { publication, root: { id: 50, user_id: ROOT_OWNER } }),
    ).toBe(expected);
  });

  it.each<[string, OwnedComment, CommentSurroundings | undefined]>([
    ['another publication', comment, { publication: { ...publication, id: 71 } }],
    ['no publication', comment, { publication: null }],
    ['nothing given', comment, undefined],
    ['a comment that names no publication', { ...comment, publication_id: null }, { publication }],
    ['a publication that names nobody', comment, { publication: { id: 70 } }],
    [
      'a publication that names null',
      comment,
      { publication: { id: 70, author_id: null, contributors: null } },
    ],
  ])('with %s is for its author alone', (_, given, surroundings) => {
    expect(canDeleteComment(given, { id: AUTHOR }, surroundings)).toBe(true);
    expect(canDeleteComment(given, { id: OWNER }, surroundings)).toBe(false);
    expect(canDeleteComment(given, { id: 4 }, surroundings)).toBe(false);
    expect(canDeleteComment(given, {}, surroundings)).toBe(false);
  });

  it('needs a known person even where the list has an unknown one', () => {
    const open = { id: 70, contributors: [{ role: 'admin' }] };
    expect(canDeleteComment(comment, {}, { publication: open })).toBe(false);
  });
});

describe('deleting a note', () => {
  it.each<Person>([
    ['its author', { id: AUTHOR }, true],
    ["the thread's root owner", { id: ROOT_OWNER }, true],
    ['a manager of its author', managerOf(AUTHOR), true],
    ['a manager of the root owner', managerOf(ROOT_OWNER), true],
    ['a manager of somebody else', managerOf(OWNER), false],
    ['the author of a publication', { id: OWNER }, false],
    ['an admin of a publication', { id: 4 }, false],
    ...NOBODY,
  ])('by %s', (_, user, expected) => {
    expect(canDeleteComment(note, user, { publication, root })).toBe(expected);
    const named = { ...note, publication_id: 70 };
    expect(canDeleteComment(named, user, { publication, root })).toBe(expected);
  });

  it.each<[string, CommentSurroundings | undefined]>([
    ['nothing given', undefined],
    ['no root', { root: null }],
    ['the root of another thread', { root: { id: 45, user_id: ROOT_OWNER } }],
    ['a root without an owner', { root: { id: 40 } }],
  ])('with %s is not for the owner of a root', (_, surroundings) => {
    expect(canDeleteComment(note, { id: AUTHOR }, surroundings)).toBe(true);
    expect(canDeleteComment(note, managerOf(AUTHOR), surroundings)).toBe(true);
    expect(canDeleteComment(note, { id: ROOT_OWNER }, surroundings)).toBe(false);
    expect(canDeleteComment(note, managerOf(ROOT_OWNER), surroundings)).toBe(false);
  });
});

describe('reporting a comment', () => {
  it.each<Person>([
    ['its author', { id: AUTHOR }, false],
    ['a stranger', { id: STRANGER }, true],
    ['a manager of its author', managerOf(AUTHOR), true],
    ['a user without an id', {}, true],
    ['nobody signed in', null, false],
    ['nobody at all', undefined, false],
  ])('by %s', (_, user, expected) => {
    expect(canReportComment(comment, user)).toBe(expected);
    expect(canReportComment(note, user)).toBe(expected);
  });

  it('whose author is not known is for anybody signed in', () => {
    expect(canReportComment({ id: 1 }, { id: AUTHOR })).toBe(true);
    expect(canReportComment({ id: 1, user_id: null }, { id: null })).toBe(true);
    expect(canReportComment({ id: 1 }, null)).toBe(false);
  });
});

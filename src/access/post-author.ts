import { firstText } from '../posts/first-text.ts';
import { isSameId } from './same-id.ts';
import type { Id } from './same-id.ts';

/** One author that a post names. */
export interface Byline {
  id?: Id;
  name?: string | null | undefined;
}

/** A post as far as its authors go. */
export interface BylinedPost {
  publishedBylines?: readonly Byline[] | null | undefined;
}

/** Somebody who writes for a publication, by name where that is known. */
export interface NamedContributor {
  user_id?: Id;
  role?: string | null | undefined;
  name?: string | null | undefined;
}

/** What of a publication tells the author of its posts. */
export interface AuthoredPublication {
  author_id?: Id;
  author_name?: string | null | undefined;
  contributors?: readonly NamedContributor[] | null | undefined;
}

/** Whom a post is by, and what said so. */
export interface PostAuthor {
  source: 'byline' | 'owner' | 'contributor' | 'stored';
  /** Id of the user; null when it is not known. */
  id: number | null;
  /** Without spaces around it, never empty; null when it is not known. */
  name: string | null;
}

/** Whether a signed-in user is one of the authors that a post names as published; nobody is one of a post that names none. (spec links-and-rules §6) */
export function isBylined(post: BylinedPost, user: { id?: Id } | null | undefined): boolean {
  return (post.publishedBylines ?? []).some(({ id }) => isSameId(id, user?.id));
}

function contributorAuthor(publication: AuthoredPublication): PostAuthor | null {
  const { author_id, author_name } = publication;
  const contributors = publication.contributors ?? [];
  const owner = contributors.find(({ user_id }) => isSameId(user_id, author_id));
  if (owner) return describeAuthor('owner', author_id, firstText(owner.name, author_name));
  const other = contributors.find(({ role }) => role === 'admin' || role === 'contributor');
  return other ? describeAuthor('contributor', other.user_id, firstText(other.name)) : null;
}

function describeAuthor(source: PostAuthor['source'], id: Id, name: string | null): PostAuthor {
  return { source, id: id ?? null, name };
}

/**
 * Whom a post is by: its first published byline, else the publication's owner among its contributors, else the first of
 * these who is an admin or a contributor, else the author stored with the publication; null when nobody is known.
 * (spec reader-flows §3; reader-flows §6)
 *
 * @decided The owner is the contributor whom `author_id` names, called by `author_name` where the list has no name. Admins
 * and contributors are one step, in the order of the list. A name that is not known is null, never taken from another person.
 */
export function postAuthor(post: BylinedPost, publication: AuthoredPublication): PostAuthor | null {
  const byline = post.publishedBylines?.[0];
  if (byline) return describeAuthor('byline', byline.id, firstText(byline.name));
  const contributor = contributorAuthor(publication);
  if (contributor) return contributor;
  const stored = describeAuthor(
    'stored',
    publication.author_id,
    firstText(publication.author_name),
  );
  return stored.id === null && stored.name === null ? null : stored;
}

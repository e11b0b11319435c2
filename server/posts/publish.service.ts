import type { Audience } from '../../src/access/audiences.ts';
import { defaultAudience } from '../../src/posts/default-audience.ts';
import { checkBylines } from '../../src/posts/post-limits.ts';
import type { PostBody } from '../../src/posts/post-body.ts';
import type { PostType } from '../../src/posts/post-type.ts';
import { postSlug } from '../../src/slugs/slug.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { newUuid } from '../platform/new-uuid.ts';
import { findOffered } from '../plans/offered.ts';
import type { Random } from '../platform/random.ts';
import { FieldFault, lineOfText } from '../publications/field-parsers.ts';
import { faultOf, parseFields, refuseFields } from '../publications/parse-fields.ts';
import type { RawFields } from '../publications/parse-fields.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import type { Publication } from '../publications/publication.ts';
import { getSection } from '../publications/section.service.ts';
import { findUserId } from '../profiles/profile.store.ts';
import { readAddress } from '../signup/address.ts';
import { POST_FIELDS, bodyFault } from './post-fields.ts';
import type { PostSettings } from './post-fields.ts';
import type { NewPost, Post, PostByline } from './post.ts';
import { deletePost, findPostBySlug, insertPost, listPosts } from './post.store.ts';

const BYLINE_MAX_LENGTH = 100;

interface Means extends PublicationDeps {
  random: Random;
}

/** A post as a publisher hands it in. */
export interface HandedPost {
  raw: RawFields<PostSettings>;
  /** Slug of its section; absent for none. */
  section?: string;
  /** Addresses of users, or names of guests. */
  authors: readonly string[];
  body: PostBody;
}

function notFound(subdomain: string, slug: string): FlyleafError {
  return new FlyleafError('not_found', `There is no post '${slug}' of '${subdomain}'`);
}

function parseGuest(name: string): string {
  try {
    return lineOfText(BYLINE_MAX_LENGTH)(name);
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    throw refuseFields([faultOf('author', error)]);
  }
}

/** An author with an `@` is a user by their address, any other a guest by name. */
async function bylineOf(db: DatabaseHandle, author: string): Promise<PostByline> {
  if (!author.includes('@')) return { userId: null, name: parseGuest(author) };
  const address = readAddress(author);
  const userId = address && (await findUserId(db.kysely, address.key));
  if (userId !== null) return { userId, name: null };
  throw refuseFields([
    { param: 'author', msg: `author must be a user or a name, not '${author}'` },
  ]);
}

function checkBody(body: PostBody): void {
  const fault = bodyFault(body);
  if (fault !== null) throw refuseFields([{ param: 'text', msg: `text ${fault}` }]);
}

/** A number from 0 up to 1, of 48 random bits. */
const fraction = (random: Random) => random.bytes(6).readUIntBE(0, 6) / 2 ** 48;

/** The slug that was asked for, else one of the title; a title's own that is taken, or digits alone, gets an ending. */
async function freeSlug(
  { db, random }: Means,
  publication: Publication,
  settings: Partial<PostSettings> & { title: string },
): Promise<string> {
  const isTaken = async (slug: string) =>
    (await findPostBySlug(db.kysely, publication.id, slug)) !== null;
  if (settings.slug !== undefined) {
    if (!(await isTaken(settings.slug))) return settings.slug;
    throw refuseFields([{ param: 'slug', msg: `slug '${settings.slug}' is taken` }]);
  }
  const slug = postSlug(settings.title);
  if (!/^\d+$/u.test(slug) && !(await isTaken(slug))) return slug;
  return postSlug(settings.title, { random: fraction(random) });
}

/** A publication is a paid one while it offers a plan. No post is written around a coupon yet. */
async function usualAudience(
  { db }: Means,
  publication: Publication,
  type: PostType,
): Promise<Audience> {
  const { plans } = await findOffered({ db }, publication);
  return defaultAudience({ type, isPaidPublication: plans.length > 0, hasCoupon: false });
}

async function completePost(
  deps: Means,
  publication: Publication,
  settings: Partial<PostSettings> & { title: string },
  handed: HandedPost,
): Promise<NewPost> {
  const { section, authors, body } = handed;
  const now = deps.clock.now();
  const type = settings.type ?? 'newsletter';
  const named = section && (await getSection(deps.db, publication.subdomain, section));
  return {
    publicationId: publication.id,
    sectionId: named ? named.id : null,
    uuid: newUuid(deps.random),
    slug: await freeSlug(deps, publication, settings),
    title: settings.title,
    subtitle: settings.subtitle ?? null,
    type,
    audience: settings.audience ?? (await usualAudience(deps, publication, type)),
    commentPermission: settings.write_comment_permissions ?? 'everyone',
    coverImage: settings.cover_image ?? null,
    url: settings.url ?? null,
    publishedAt: settings.published_at === undefined ? now : settings.published_at,
    body,
    bylines: await Promise.all(authors.map((author) => bylineOf(deps.db, author))),
    now,
  };
}

/**
 * Keeps a new post; it is out at once unless another time was said. A FlyleafError names each field at fault, and what is
 * too long or too deep of its text.
 */
export async function addPost(
  deps: Means,
  subdomain: string,
  handed: HandedPost & { raw: { title: string } },
): Promise<Post> {
  const settings = { title: '', ...parseFields(POST_FIELDS, handed.raw) };
  checkBody(handed.body);
  checkBylines(handed.authors);
  const publication = await getPublication(deps.db, subdomain);
  const post = await completePost(deps, publication, settings, handed);
  return deps.db.write(async (trx) => {
    const added = await insertPost(trx, post);
    const detail = { publication: publication.id, post: added.id, audience: added.audience };
    await recordCommand(trx, 'post_added', detail, post.now);
    return added;
  });
}

/** All posts of a publication, drafts too; FlyleafError publication_not_found. */
export async function postsOf(db: DatabaseHandle, subdomain: string): Promise<Post[]> {
  const { id } = await getPublication(db, subdomain);
  return listPosts(db.kysely, id);
}

/** A post by its slug; FlyleafError publication_not_found, not_found. */
export async function getPost(db: DatabaseHandle, subdomain: string, slug: string): Promise<Post> {
  const { id } = await getPublication(db, subdomain);
  const post = await findPostBySlug(db.kysely, id, slug);
  if (post === null) throw notFound(subdomain, slug);
  return post;
}

/** Takes a post away; FlyleafError publication_not_found, not_found. */
export async function removePost(
  { db, clock }: PublicationDeps,
  subdomain: string,
  slug: string,
): Promise<void> {
  const { id: publication } = await getPublication(db, subdomain);
  const removed = await db.write(async (trx) => {
    const post = await deletePost(trx, publication, slug);
    if (post === null) return null;
    await recordCommand(trx, 'post_removed', { publication, post }, clock.now());
    return post;
  });
  if (removed === null) throw notFound(subdomain, slug);
}

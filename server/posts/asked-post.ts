import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findRequestPublication } from '../pages/request-publication.ts';
import { findPublicationById } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { viewerOf } from '../access/viewer-of.ts';
import type { RequestViewer } from '../access/viewer-of.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { MAX_INT32 } from '../../src/text/max-int32.ts';
import { POST_MESSAGES } from './post.messages.ts';
import { assertVisible, postNotFound } from './post.service.ts';
import { findPost, findPostBySlug } from './post.store.ts';
import type { Post } from './post.ts';

/** A post that is asked for, and who asks. */
export interface AskedPost {
  post: Post;
  publication: Publication;
  viewer: RequestViewer;
}

type Request = Pick<FastifyRequest, 'headers' | 'query' | 'id'>;

/** The number that text names; null where it is none of ours. */
function idOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_INT32 ? id : null;
}

async function bySlug(deps: Deps, request: Request, slug: string) {
  const publication = await findRequestPublication(deps, request);
  if (publication === null) throw postNotFound();
  return { publication, post: await findPostBySlug(deps.db.kysely, publication.id, slug) };
}

async function byId({ db }: Deps, id: number) {
  const post = await findPost(db.kysely, id);
  const publication = post && (await findPublicationById(db.kysely, post.publication_id));
  if (publication === null) throw postNotFound();
  return { publication, post };
}

/**
 * The post that a path names, by its id in any publication or by its slug in the publication that the request names, and
 * whoever asks for it. FlyleafError not_found, also for a post that they may not know of, whatever page asks;
 * publication_not_found, origin_not_allowed.
 */
export async function askedPost(deps: Deps, request: Request, name: string): Promise<AskedPost> {
  const id = idOf(name);
  const { post, publication } = await (id === null ? bySlug(deps, request, name) : byId(deps, id));
  if (post === null) throw postNotFound();
  const viewer = await viewerOf(deps, request, publication);
  assertVisible(deps, post, viewer);
  if (viewer.door === 'elsewhere') {
    throw new FlyleafError('origin_not_allowed', POST_MESSAGES.elsewhere);
  }
  return { post, publication, viewer };
}

import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { PostAnswer } from '../../src/contracts/post.contract.ts';
import { isPostVisible } from '../../src/posts/published-post.ts';
import { ReadGrant } from '../access/read-grant.ts';
import type { RequestViewer } from '../access/viewer-of.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import type { Publication } from '../publications/publication.ts';
import { readBody } from './body.store.ts';
import { postAddress, postAnswer } from './post-answer.ts';
import { findBylines } from './post.store.ts';
import type { Post } from './post.ts';

type Means = Pick<Deps, 'config' | 'db' | 'clock'>;

/** The refusal of a post that is not there, or that nobody may know of yet. */
export function postNotFound(): FlyleafError {
  return new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');
}

/** Lets a viewer pass who may know that a post is there; FlyleafError not_found for all others. */
export function assertVisible(
  { clock }: Pick<Deps, 'clock'>,
  post: Post,
  { level }: RequestViewer,
): void {
  const facts = { type: post.type, publishedAt: post.published_at };
  if (!isPostVisible(facts, level, clock.now())) throw postNotFound();
}

/**
 * A post as one viewer gets it: with what it says where the rules give leave, else with its start and what is missing.
 * FlyleafError not_found for one that they may not know of.
 */
export async function readPost(
  deps: Means,
  publication: Publication,
  post: Post,
  viewer: RequestViewer,
): Promise<PostAnswer> {
  assertVisible(deps, post, viewer);
  const { access, grant } = ReadGrant.judge(post, viewer);
  const [bylines, body] = await Promise.all([
    findBylines(deps.db.kysely, post.id),
    grant === null ? null : readBody(deps.db.kysely, grant),
  ]);
  const url = postAddress(deps.config, publication, post);
  return postAnswer({ post, url, bylines, viewer, access, body, now: deps.clock.now() });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postCall, seenCall } from '../../src/contracts/post.contract.ts';
import type { PostAnswer, SeenAnswer } from '../../src/contracts/post.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { askedPost } from './asked-post.ts';
import { POST_MESSAGES } from './post.messages.ts';
import { readPost } from './post.service.ts';
import { markSeen } from './seen.service.ts';

type Request = FastifyRequest<{ Params: { post: string } }>;

async function answerPost(deps: Deps, request: Request): Promise<PostAnswer> {
  const { post, publication, viewer } = await askedPost(deps, request, request.params.post);
  return readPost(deps, publication, post, viewer);
}

async function answerSeen(deps: Deps, request: Request): Promise<SeenAnswer> {
  assertOwnPost(deps.config, request);
  const { post, viewer } = await askedPost(deps, request, request.params.post);
  if (viewer.user === null) throw new FlyleafError('unauthorized', POST_MESSAGES.signIn);
  return { seen_at: await markSeen(deps, viewer.user.id, post.id) };
}

/** Posts for whoever may read them, and what readers have seen. */
export function postRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(postCall.path, (request: Request) => answerPost(deps, request));
  app.post(seenCall.path, (request: Request) => answerSeen(deps, request));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postCall, seenCall } from '../../src/contracts/post.contract.ts';
import type { PostAnswer, SeenAnswer } from '../../src/contracts/post.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { challenge } from '../platform/bearer.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { askedPost } from './asked-post.ts';
import { POST_MESSAGES } from './post.messages.ts';
import { readPost } from './post.service.ts';
import { markSeen } from './seen.service.ts';

type Request = FastifyRequest<{ Params: { post: string } }>;

async function answerPost(deps: Deps, request: Request, reply: FastifyReply): Promise<PostAnswer> {
  reply.header('vary', 'Origin, Authorization, Cookie');
  const { post, publication, viewer } = await askedPost(deps, request, request.params.post);
  return readPost(deps, publication, post, viewer);
}

async function answerSeen(deps: Deps, request: Request, reply: FastifyReply): Promise<SeenAnswer> {
  const { post, viewer } = await askedPost(deps, request, request.params.post);
  if (viewer.door !== 'site') assertOwnPost(deps.config, request);
  else if (viewer.user === null) challenge(reply);
  if (viewer.user === null) throw new FlyleafError('unauthorized', POST_MESSAGES.signIn);
  return { seen_at: await markSeen(deps, viewer.user.id, post.id) };
}

/** Posts for whoever may read them, and what readers have seen: on our pages, and on publishers' by their reader token. */
export function postRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(postCall.path, (request: Request, reply) => answerPost(deps, request, reply));
  app.post(seenCall.path, (request: Request, reply) => answerSeen(deps, request, reply));
}

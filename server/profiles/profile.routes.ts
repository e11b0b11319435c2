import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownProfileCall, profileCall } from '../../src/contracts/profile.contract.ts';
import type { PublicProfile } from '../../src/contracts/profile.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { MAX_INT32 } from '../../src/text/max-int32.ts';
import type { Deps } from '../deps.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { POST_MESSAGES } from '../posts/post.messages.ts';
import { readSession } from '../session/session.service.ts';
import { emptyProfile, publicProfile } from './profile-answer.ts';
import { findProfile } from './profile.store.ts';

type Request = FastifyRequest<{ Params: { user: string } }>;

function notFound(): FlyleafError {
  return new FlyleafError('not_found', ERROR_MESSAGES.not_found ?? '');
}

/** The id decides; the name behind it is for people, and may be an old one. FlyleafError not_found for what is no id. */
function idOf({ params }: Request): number {
  const digits = /^([1-9]\d{0,9})(?:-.*)?$/u.exec(params.user)?.[1];
  const id = Number(digits ?? 0);
  if (id === 0 || id > MAX_INT32) throw notFound();
  return id;
}

/** A user who shows nothing is answered as one who is not there: whoever counts up ids learns of nobody. */
async function answerProfile({ db }: Deps, request: Request): Promise<PublicProfile> {
  const profile = await findProfile(db.kysely, idOf(request));
  if (profile === null) throw notFound();
  return publicProfile(profile);
}

async function answerOwn(deps: Deps, request: Request): Promise<PublicProfile> {
  const session = await readSession(deps, request);
  if (session === null) throw new FlyleafError('unauthorized', POST_MESSAGES.signIn);
  const id = idOf(request);
  if (id !== session.userId) throw notFound();
  const profile = await findProfile(deps.db.kysely, id);
  return profile === null ? emptyProfile(id) : publicProfile(profile);
}

/** Public profiles: the viewer's own, and those of other users. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(ownProfileCall.path, (request: Request) => answerOwn(deps, request));
  app.get(profileCall.path, (request: Request) => answerProfile(deps, request));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endReaderTokenCall,
  readerTokenCall,
  subscribeAsViewerCall,
  viewerCall,
} from '../../src/contracts/reader.contract.ts';
import type { ReaderAnswer } from '../../src/contracts/reader.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { bearerToken, challenge } from '../platform/bearer.ts';
import { ERROR_MESSAGES } from '../platform/error.messages.ts';
import { callerOf, parseInput } from '../signup/signup-request.ts';
import { swapCode } from './hand-back.service.ts';
import { endReader, findKnown, readReader } from './reader.service.ts';
import type { SiteCaller } from './site-caller.ts';
import { answerOf, subscribeAtOnce } from './viewer.service.ts';

/** The publisher's page that calls. The platform's own pages have their session, and no business here. */
async function siteOf(deps: Deps, request: FastifyRequest, name: string): Promise<SiteCaller> {
  const caller = await callerOf(deps, request, name);
  if (caller.isRegistered) return { ...caller, requestId: request.id };
  throw new FlyleafError('origin_not_allowed', ERROR_MESSAGES.origin_not_allowed ?? '');
}

/** The challenge that belongs to an answer without a good token (RFC 6750 §3). */
function challenging<Answer>(
  answer: (request: FastifyRequest) => Promise<Answer>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Answer> {
  return async (request, reply) => {
    try {
      return await answer(request);
    } catch (error) {
      const isUnknown = error instanceof FlyleafError && error.type === 'unauthorized';
      if (isUnknown) challenge(reply);
      throw error;
    }
  };
}

function swapAnswer(deps: Deps) {
  return async (request: FastifyRequest): Promise<ReaderAnswer> => {
    const { publication: name, code, proof } = parseInput(readerTokenCall.request, request.body);
    const caller = await siteOf(deps, request, name);
    const userAgent = request.headers['user-agent'] ?? '';
    const token = await swapCode(deps, { caller, code, proof, userAgent });
    const reader = await findKnown(deps, caller, token);
    if (reader === null) throw new FlyleafError('unauthorized', ERROR_MESSAGES.unauthorized ?? '');
    return { ...(await answerOf(deps, reader, caller.publication)), token };
  };
}

function viewerAnswer(deps: Deps) {
  return async (request: FastifyRequest): Promise<ReaderAnswer> => {
    const { publication: name } = parseInput(viewerCall.request, request.query);
    const caller = await siteOf(deps, request, name);
    const reader = await readReader(deps, caller, bearerToken(request));
    return { ...(await answerOf(deps, reader, caller.publication)), token: reader.next };
  };
}

function subscribeAnswer(deps: Deps) {
  return async (request: FastifyRequest): Promise<ReaderAnswer> => {
    const { publication: name } = parseInput(subscribeAsViewerCall.request, request.body);
    const caller = await siteOf(deps, request, name);
    const { publication } = caller;
    const reader = await readReader(deps, caller, bearerToken(request));
    const who = { userId: reader.userId, sessionId: null, requestId: request.id };
    const state = await subscribeAtOnce(deps, publication, who);
    return { ...(await answerOf(deps, { ...reader, state }, publication)), token: reader.next };
  };
}

function endAnswer(deps: Deps) {
  return async (request: FastifyRequest): Promise<{ ended: true }> => {
    const { publication: name } = parseInput(endReaderTokenCall.request, request.body);
    const caller = await siteOf(deps, request, name);
    await endReader(deps, caller, bearerToken(request));
    return { ended: true };
  };
}

/** The calls of a publisher's page on which the reader is, or wants to be, known. No cookie is read here. */
export function readerRoutes(app: FastifyInstance, deps: Deps): void {
  app.post(readerTokenCall.path, challenging(swapAnswer(deps)));
  app.get(viewerCall.path, challenging(viewerAnswer(deps)));
  app.post(subscribeAsViewerCall.path, challenging(subscribeAnswer(deps)));
  app.post(endReaderTokenCall.path, endAnswer(deps));
}

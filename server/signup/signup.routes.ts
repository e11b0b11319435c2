import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  confirmCodeCall,
  formTokenCall,
  resendCall,
  subscribeCall,
} from '../../src/contracts/signup.contract.ts';
import type {
  ConfirmCodeResponse,
  SubscribeResponse,
} from '../../src/contracts/signup.contract.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { Deps } from '../deps.ts';
import { knowByCode } from '../hand-back/know-by-code.service.ts';
import { originOfHost, requestHost } from '../platform/hosts.ts';
import { readPageAddress } from '../referrals/page-address.ts';
import { confirmByCode } from './code.service.ts';
import type { ConfirmedByCode } from './code.service.ts';
import { confirmRoutes } from './confirm.routes.ts';
import { answerCodeForm, answerResendForm, answerSubscribeForm } from './fallback.routes.ts';
import { issueFormToken } from './form-token.ts';
import { resend } from './resend.service.ts';
import { callerOf, clientIp, namedPublication, parseInput, wayBackOf } from './signup-request.ts';
import type { Caller } from './signup-request.ts';
import { subscribe } from './signup.service.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded');
}

/** The same address serves widgets (JSON) and forms posted without script (pages). */
function either(json: Answer, form: Answer): Answer {
  return (request, reply) => (isForm(request) ? form(request, reply) : json(request, reply));
}

/** Same-origin GETs carry no Origin: then it is that of the page's own host. */
async function formCaller(deps: Deps, request: FastifyRequest, name: string) {
  if (request.headers.origin !== undefined) return callerOf(deps, request, name);
  const publication = await namedPublication(deps, name);
  const host = requestHost(request.headers, deps.config.trustProxy);
  return { publication, origin: originOfHost(host, deps.config) };
}

function formTokenAnswer(deps: Deps): Answer {
  return async (request) => {
    const query = parseInput(formTokenCall.request, request.query);
    const { publication, origin } = await formCaller(deps, request, query.publication);
    return issueFormToken(deps, { publicationId: publication.id, origin });
  };
}

async function subscribeAnswer(deps: Deps, request: FastifyRequest): Promise<SubscribeResponse> {
  const body = parseInput(subscribeCall.request, request.body);
  const caller = await callerOf(deps, request, body.publication);
  const { next, referral, invitation } = readPageAddress(body.origin?.href);
  return subscribe(deps, {
    publication: caller.publication,
    origin: caller.origin,
    ip: clientIp(deps, request),
    email: body.email,
    formToken: body.form_token,
    surface: body.origin?.surface ?? 'subscribe-form',
    href: await wayBackOf(deps, caller, body.origin?.href, next),
    nickname: body.nickname,
    referral,
    invitation,
  });
}

/** Counts what is refused by its documented code; trouble of our own is counted elsewhere. */
function counting(deps: Deps, answer: Answer): Answer {
  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      const refused = error instanceof FlyleafError && error.status < 500;
      if (refused) deps.metrics.signups.inc({ outcome: 'refused' });
      throw error;
    }
  };
}

/** Who typed a right code, on a publisher's page that proves itself; the platform's own pages have no business with it. */
async function readerOf(
  deps: Deps,
  request: FastifyRequest,
  caller: Caller,
  { proof, confirmation_secret: browserSecret }: z.output<typeof confirmCodeCall.request>,
  { userId, isFresh }: ConfirmedByCode,
) {
  if (!caller.isRegistered || proof === undefined) return null;
  const site = { ...caller, requestId: request.id };
  const userAgent = request.headers['user-agent'] ?? '';
  return knowByCode(deps, { caller: site, userId, browserSecret, isFresh, proof, userAgent });
}

function confirmCodeAnswer(deps: Deps) {
  return async (request: FastifyRequest): Promise<ConfirmCodeResponse> => {
    const body = parseInput(confirmCodeCall.request, request.body);
    const caller = await callerOf(deps, request, body.publication);
    const key = { ...body, publicationId: caller.publication.id };
    const confirmed = await confirmByCode(deps, key, body.code, request.id);
    const reader = await readerOf(deps, request, caller, body, confirmed);
    return { confirmed: true, email: confirmed.email, reader };
  };
}

function resendAnswer(deps: Deps): Answer {
  return async (request) => {
    const body = parseInput(resendCall.request, request.body);
    const { publication } = await callerOf(deps, request, body.publication);
    return { resend_after: await resend(deps, { ...body, publicationId: publication.id }) };
  };
}

/** Signing up and confirming: the calls of the widgets, the same by plain forms, and the pages of the mail's link. */
export function signupRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(formTokenCall.path, formTokenAnswer(deps));
  app.post(
    subscribeCall.path,
    counting(
      deps,
      either((request) => subscribeAnswer(deps, request), answerSubscribeForm(deps)),
    ),
  );
  app.post(confirmCodeCall.path, either(confirmCodeAnswer(deps), answerCodeForm(deps)));
  app.post(resendCall.path, either(resendAnswer(deps), answerResendForm(deps)));
  confirmRoutes(app, deps);
}

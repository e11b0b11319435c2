import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PageForm } from '../../src/contracts/pages.ts';
import { confirmCodeCall, resendCall, subscribeCall } from '../../src/contracts/signup.contract.ts';
import { errorBody } from '../../src/errors/error-body.ts';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { originOfHost, requestHost } from '../platform/hosts.ts';
import { assertOwnPost } from '../platform/own-post.ts';
import { signToken } from '../platform/tokens.ts';
import type { Publication } from '../publications/publication.ts';
import { carriedFields } from '../referrals/carried-fields.ts';
import { readInvitation, readReferral } from '../referrals/page-address.ts';
import { REFERRAL_MAX_LENGTH } from '../referrals/referral.service.ts';
import { loginPage } from '../session/login-page.ts';
import { confirmByCode } from './code.service.ts';
import { issueFormToken, withoutHurry } from './form-token.ts';
import { resend } from './resend.service.ts';
import {
  clientIp,
  namedPublication,
  parseInput,
  sayRetryAfter,
  wayBack,
} from './signup-request.ts';
import { subscribe } from './signup.service.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What forms carry besides the calls' own fields. A form can't nest, so the way back stands beside the rest. */
const href = z.string().optional();
const carried = z.string().max(REFERRAL_MAX_LENGTH).optional().catch(undefined);
const came = { href, r: carried, invitation: carried };
const subscribeForm = subscribeCall.request.omit({ origin: true }).extend(came);
/** The address is only shown again; the proof says whose it is. */
const repeated = { email: z.string().max(EMAIL_MAX_LENGTH).catch(''), href };
const codeForm = confirmCodeCall.request.extend(repeated);
const resendForm = resendCall.request.extend(repeated);

type SubscribeForm = z.output<typeof subscribeForm>;
type WaitingForm = z.output<typeof resendForm>;

/** A page that the platform itself served, as an origin. */
function ownOrigin(deps: Deps, request: FastifyRequest): string {
  return originOfHost(requestHost(request.headers, deps.config.trustProxy), deps.config);
}

/** Words for the reader; anything else is for the error handler. */
function asFlyleafError(error: unknown): FlyleafError {
  if (error instanceof FlyleafError && error.status < 500) return error;
  throw error;
}

interface Asked {
  publication: Publication;
  form: SubscribeForm;
  href: string | null;
}

/** The form again, with a token that one click sends. */
function askAgain(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { publication, form, href }: Asked,
  error: FlyleafError | null,
): Promise<unknown> {
  const scope = { publicationId: publication.id, origin: ownOrigin(deps, request) };
  const { form_token, usable_in } = issueFormToken(deps, scope);
  const again: PageForm = {
    form_token,
    usable_in,
    email: form.email.slice(0, EMAIL_MAX_LENGTH),
    error: error && errorBody(error, request.id),
    href: href ?? '',
    carried: carriedFields({ r: form.r, invitation: form.invitation }),
  };
  if (error) sayRetryAfter(reply, error);
  const page = { ...publicationPage(deps.config, publication), form: again };
  return sendPage(reply, deps, { name: 'subscribe-check', ...page }, error?.status ?? 200);
}

async function signUp(deps: Deps, request: FastifyRequest, reply: FastifyReply, asked: Asked) {
  const { publication, form, href } = asked;
  const answer = await subscribe(deps, {
    publication,
    origin: ownOrigin(deps, request),
    ip: clientIp(deps, request),
    email: form.email,
    formToken: form.form_token,
    surface: 'fallback-form',
    href,
    nickname: form.nickname,
    referral: readReferral(form.r),
    invitation: readInvitation(form.invitation),
  });
  const base = publicationPage(deps.config, publication);
  if (answer.prompt_to_login) {
    const asked = { publication, email: answer.email, redirect: href ?? '' };
    return sendPage(reply, deps, loginPage(deps, request, asked));
  }
  return sendPage(reply, deps, {
    name: 'subscribe-pending',
    pending: {
      email: answer.email,
      subscription_id: answer.subscription_id ?? '',
      confirmation_secret: answer.confirmation_secret ?? '',
      resend_after: answer.resend_after,
      error: null,
      resent: false,
    },
    href: href ?? '',
    ...base,
  });
}

/**
 * A sign-up by a plain form. One that comes from a publisher's page carries no token: nothing changes, and
 * the reader gets a page of ours with one click that carries one.
 */
export function answerSubscribeForm(deps: Deps): Answer {
  return async (request, reply) => {
    const form = parseInput(subscribeForm, request.body);
    const publication = await namedPublication(deps, form.publication);
    const href = await wayBack(deps, publication, form.href, request.headers.referer);
    const asked = { publication, form, href };
    if (!form.form_token) return askAgain(deps, request, reply, asked, null);
    assertOwnPost(deps.config, request);
    try {
      return await withoutHurry(deps, () => signUp(deps, request, reply, asked));
    } catch (error) {
      return askAgain(deps, request, reply, asked, asFlyleafError(error));
    }
  };
}

interface Waiting {
  publication: Publication;
  form: WaitingForm;
}

async function stillWaiting(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { publication, form }: Waiting,
  state: { resent: boolean; resendAfter: number; error: FlyleafError | null },
): Promise<unknown> {
  const { email, subscription_id, confirmation_secret } = form;
  const { error, resent, resendAfter: resend_after } = state;
  if (error) sayRetryAfter(reply, error);
  const shown = error && errorBody(error, request.id);
  const proof = { subscription_id, confirmation_secret };
  const pending = { email, ...proof, resend_after, resent, error: shown };
  const href = (await wayBack(deps, publication, form.href)) ?? '';
  const page = { pending, href, ...publicationPage(deps.config, publication) };
  return sendPage(reply, deps, { name: 'subscribe-pending', ...page }, error?.status ?? 200);
}

const nothingKnown = (error: FlyleafError) => ({ resent: false, resendAfter: 0, error });

/** The code, typed into a page without script. */
export function answerCodeForm(deps: Deps): Answer {
  return async (request, reply) => {
    assertOwnPost(deps.config, request);
    const form = parseInput(codeForm, request.body);
    const publication = await namedPublication(deps, form.publication);
    try {
      const key = { ...form, publicationId: publication.id };
      const { email } = await confirmByCode(deps, key, form.code, request.id);
      const href = await wayBack(deps, publication, form.href);
      const token = signToken(deps.config.secrets, 'confirm', form.subscription_id);
      const page = { state: 'done', token, email, href } as const;
      const base = publicationPage(deps.config, publication);
      return sendPage(reply, deps, { name: 'confirm', ...page, ...base });
    } catch (thrown) {
      const state = nothingKnown(asFlyleafError(thrown));
      return stillWaiting(deps, request, reply, { publication, form }, state);
    }
  };
}

/** Another mail, asked for on a page without script. */
export function answerResendForm(deps: Deps): Answer {
  return async (request, reply) => {
    assertOwnPost(deps.config, request);
    const form = parseInput(resendForm, request.body);
    const publication = await namedPublication(deps, form.publication);
    const waiting = { publication, form };
    try {
      const resendAfter = await resend(deps, { ...form, publicationId: publication.id });
      const state = { resent: true, resendAfter, error: null };
      return stillWaiting(deps, request, reply, waiting, state);
    } catch (thrown) {
      return stillWaiting(deps, request, reply, waiting, nothingKnown(asFlyleafError(thrown)));
    }
  };
}

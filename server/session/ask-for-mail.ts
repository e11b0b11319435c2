import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_LIFETIME, LOGIN_MAIL_WITHIN } from '../../src/session/session-limits.ts';
import type { Deps } from '../deps.ts';
import { acceptedLanguage } from '../platform/accepted-language.ts';
import { signToken } from '../platform/tokens.ts';
import type { Publication } from '../publications/publication.ts';
import { clientIp } from '../signup/signup-request.ts';
import { setCookie } from './cookies.ts';
import { requestLogin } from './login.service.ts';
import { returnTarget } from './return-target.ts';

/** The browser's proof outlives the mail, which may be late. */
const PROOF_LIFETIME = LOGIN_MAIL_WITHIN + LOGIN_LIFETIME;

/** What a form or a script asks for. */
export interface AskedMail {
  publication: Publication | null;
  /** Of the page that asks, already known to be allowed. */
  origin: string;
  email: string;
  formToken: string | undefined;
  redirect: string;
}

/** Asks for a sign-in mail as a request says it; the id of the sign-in. */
export async function askForMail(
  deps: Deps,
  request: FastifyRequest,
  { publication, redirect, ...asked }: AskedMail,
): Promise<string> {
  return requestLogin(deps, {
    ...asked,
    publication,
    ip: clientIp(deps, request),
    redirect: await returnTarget(deps, publication, redirect),
    language: publication?.language ?? acceptedLanguage(request.headers['accept-language']),
  });
}

/** Gives a browser the proof that it asked. */
export function giveProof(deps: Pick<Deps, 'config'>, reply: FastifyReply, login: string): void {
  const proof = signToken(deps.config.secrets, 'login-browser', login);
  setCookie(deps.config, reply, 'login', proof, PROOF_LIFETIME);
}

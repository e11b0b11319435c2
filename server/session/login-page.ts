import type { FastifyRequest } from 'fastify';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import { EMAIL_MAX_LENGTH } from '../../src/text/email.ts';
import { passkeyHost } from '../credentials/passkey-host.ts';
import type { Deps } from '../deps.ts';
import { publicationPage } from '../pages/publication-page.ts';
import { originOfHost, requestHost } from '../platform/hosts.ts';
import type { Publication } from '../publications/publication.ts';
import { issueFormToken } from '../signup/form-token.ts';

type LoginPage = Extract<PageProps, { name: 'login' }>;

/** What a sign-in form begins with. */
export interface AskedLogin {
  publication: Publication | null;
  email: string;
  /** As it was asked for; it is judged when the form is posted. */
  redirect: string;
  error?: ErrorBody | null;
  /** Whether it is the form with a password that is asked for. */
  isByPassword?: boolean;
  /** Whether the reader is signed in, and too long for what they want. */
  again?: boolean;
}

/** The origin under which the reader sees the page that is asked for. */
export function ownOrigin(deps: Pick<Deps, 'config'>, request: FastifyRequest): string {
  return originOfHost(requestHost(request.headers, deps.config.trustProxy), deps.config);
}

/** What pages of a publication are told about it; nothing on a page that belongs to none. */
export function maybePublicationPage(deps: Pick<Deps, 'config'>, publication: Publication | null) {
  return publication === null ? {} : publicationPage(deps.config, publication);
}

/** The page that asks for the address, with a fresh form token. */
export function loginPage(deps: Deps, request: FastifyRequest, asked: AskedLogin): LoginPage {
  const { publication, email, redirect, error = null } = asked;
  const { isByPassword = false, again = false } = asked;
  const origin = ownOrigin(deps, request);
  const scope = { form: 'login', publicationId: publication?.id ?? 0, origin } as const;
  return {
    name: 'login',
    form_token: issueFormToken(deps, scope).form_token,
    email: email.slice(0, EMAIL_MAX_LENGTH),
    redirect,
    error,
    ways: {
      password: isByPassword,
      passkey: passkeyHost(deps.config.publicUrl) !== null,
      identity: deps.config.oidc?.name ?? null,
    },
    again,
    ...maybePublicationPage(deps, publication),
  };
}

import type { OidcSettings } from '../../platform/config.ts';
import { reasonOf } from '../../platform/start-error.ts';
import { ok, warn } from './check.ts';
import type { Finding } from './check.ts';

/** Milliseconds to wait for an answer. */
const TIMEOUT = 5_000;
const NAME = 'outside sign-in';
const TODO = 'check OIDC_ISSUER';

/** Where an issuer describes itself (OpenID Connect Discovery §4). */
function descriptionUrl(issuer: string): string {
  return `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;
}

async function describedIssuer(issuer: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(descriptionUrl(issuer), { signal });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return ((await answer.json()) as { issuer?: unknown }).issuer;
}

/** Whether the one who vouches for readers elsewhere answers, under the name that is set. */
export async function checkIdentity(oidc: OidcSettings | null): Promise<Finding> {
  if (oidc === null) return ok(NAME, 'none is set up (OIDC_ISSUER)');
  const { issuer } = oidc;
  try {
    const name = await describedIssuer(issuer);
    if (name === issuer) return ok(NAME, `${issuer} answers`);
    return warn(NAME, `${issuer} calls itself ${String(name)}`, TODO);
  } catch (error) {
    return warn(NAME, `${issuer} does not answer: ${reasonOf(error)}`, TODO);
  }
}

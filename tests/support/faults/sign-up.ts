import { setTimeout as pause } from 'node:timers/promises';
import { formTokenCall, subscribeCall } from '../../../src/contracts/signup.contract.ts';
import { PLATFORM_ORIGIN } from './server-process.ts';

/** Subdomain of the publication of the fault tests. */
export const PUBLICATION = 'faults';

/** One sign-up to be asked for, as often as it takes: the token makes repeats harmless. */
export interface SignupRequest {
  email: string;
  formToken: string;
}

/** What the client knows afterwards; `unknown` when no answer came. */
export type Outcome =
  | { kind: 'acknowledged'; id: string }
  | { kind: 'refused'; status: number; body: string; retryAfter: string | null }
  | { kind: 'unknown'; reason: string };

/** Form tokens, already old enough to be used. They need no row, so they outlive every restart. */
export async function fetchFormTokens(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  let usableIn = 0;
  for (let made = 0; made < count; made += 1) {
    const answer = await fetch(`${url}${formTokenCall.path}?publication=${PUBLICATION}`, {
      headers: { origin: PLATFORM_ORIGIN },
    });
    const body = formTokenCall.response.parse(await answer.json());
    tokens.push(body.form_token);
    usableIn = body.usable_in;
  }
  // The server refuses a token that is younger: there is nothing to look at meanwhile.
  await pause(usableIn + 5);
  return tokens;
}

async function read(answer: Response): Promise<Outcome> {
  const body = await answer.text();
  if (!answer.ok) {
    const retryAfter = answer.headers.get('retry-after');
    return { kind: 'refused', status: answer.status, body, retryAfter };
  }
  const parsed = subscribeCall.response.parse(JSON.parse(body));
  return { kind: 'acknowledged', id: parsed.subscription_id ?? '' };
}

/** Asks for a sign-up over HTTP. */
export async function signUp(url: string, request: SignupRequest): Promise<Outcome> {
  try {
    const answer = await fetch(`${url}${subscribeCall.path}`, {
      method: 'POST',
      headers: { origin: PLATFORM_ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({
        publication: PUBLICATION,
        email: request.email,
        form_token: request.formToken,
      }),
      signal: AbortSignal.timeout(30_000),
    });
    return await read(answer);
  } catch (error) {
    return { kind: 'unknown', reason: String(error) };
  }
}

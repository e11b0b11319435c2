import { SIGNUP_PATHS } from '../../src/contracts/signup-paths.ts';
import { jsonRequest } from '../../src/forms/json-request.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { fetchJson } from '../shared/api/fetch-json.ts';
import { signupTarget } from './subscribe-form.target.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type {
  FormTokenResponse,
  SubscribeRequest,
  SubscribeResponse,
} from '../../src/contracts/signup.contract.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';

/** A form token that came with the page. */
export type FirstToken = Pick<FormTokenResponse, 'form_token' | 'usable_in'>;

interface Token {
  form_token: string;
  /** On the page's own clock (performance.now), milliseconds. */
  usableAt: number;
}

export interface SignupApi {
  /** Asks for the form token ahead, so that a submit need not wait; silent when that fails. */
  prepare(): void;
  /** Signs up; `usable` is called when the token may be used and the address is sent. */
  subscribe(email: string, nickname: string, usable: () => void): Promise<SubscribeResponse>;
}

const stamp = ({ form_token, usable_in }: FirstToken): Token => ({
  form_token,
  usableAt: performance.now() + usable_in,
});

/** Whether another token helps: this one was too old, too early, spent on something else, or not ours. */
const wantsToken = (error: unknown): boolean =>
  error instanceof ApiError && !!(error.body as ErrorBody | null)?.code?.startsWith('form_token');

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The calls of the form. Nothing is asked until `prepare` or a submit; `signal` ends everything. */
export function createSignupApi(
  { platform, publication: { subdomain: publication } }: EmbedSettings,
  surface: SignupSurface,
  signal: AbortSignal,
  first?: FirstToken,
): SignupApi {
  let token = first ? Promise.resolve(stamp(first)) : null;
  let sent: SubscribeRequest | null = null;

  const askToken = () =>
    fetchJson<FormTokenResponse>(
      { url: `${platform + SIGNUP_PATHS.formToken}?publication=${publication}` },
      signal,
    ).then(stamp);

  /** The token that is held, else a new one. One that grew too old is renewed when the server says so. */
  const currentToken = () =>
    (token ??= askToken().catch((error: unknown) => {
      token = null;
      throw error;
    }));

  /** The same address with the same token makes the very same body, so that a repeat is known as one. */
  function bodyOf(email: string, nickname: string, form_token: string): SubscribeRequest {
    const origin = { surface, href: location.href };
    const same = sent?.email === email && sent.form_token === form_token;
    return same && sent ? sent : (sent = { publication, email, form_token, nickname, origin });
  }

  /** A lost answer is asked for once more; the token tells the server that it is the same sign-up. */
  function send(body: SubscribeRequest): Promise<SubscribeResponse> {
    const ask = () =>
      fetchJson<SubscribeResponse>(jsonRequest(signupTarget(platform), body), signal);
    return ask().catch((error: unknown) => {
      if (error instanceof TypeError) return ask();
      throw error;
    });
  }

  const attempt: SignupApi['subscribe'] = async (email, nickname, usable) => {
    const { form_token, usableAt } = await currentToken();
    await wait(usableAt - performance.now(), signal);
    usable();
    const answer = await send(bodyOf(email, nickname, form_token));
    token = null;
    return answer;
  };

  return {
    prepare: () => void currentToken().catch(() => {}),
    subscribe: (...asked) =>
      attempt(...asked).catch((error: unknown) => {
        if (!wantsToken(error)) throw error;
        token = null;
        return attempt(...asked);
      }),
  };
}

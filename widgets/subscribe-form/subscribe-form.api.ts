import { API_PATHS } from '../../src/contracts/paths.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { fetchJson } from '../shared/api/fetch-json.ts';
import type { EmbedSettings } from '../../src/contracts/embed.ts';
import type {
  ConfirmCodeResponse,
  FormTokenResponse,
  ResendResponse,
  SubscribeRequest,
  SubscribeResponse,
} from '../../src/contracts/signup.contract.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { Pending } from './subscribe-form.model.ts';

/** A form token that came with the page. */
export type FirstToken = Pick<FormTokenResponse, 'form_token' | 'usable_in'>;

interface Token {
  form_token: string;
  /** On the page's own clock (performance.now), milliseconds. */
  usableAt: number;
  staleAt: number;
}

export interface SignupApi {
  /** Asks for the form token ahead, so that a submit need not wait; silent when that fails. */
  prepare(): void;
  /** Signs up; `usable` is called when the token may be used and the address is sent. */
  subscribe(email: string, nickname: string, usable: () => void): Promise<SubscribeResponse>;
  confirm(pending: Pending, code: string): Promise<ConfirmCodeResponse>;
  resend(pending: Pending): Promise<ResendResponse>;
}

const stamp = (answer: FirstToken, lifetime: number): Token => ({
  form_token: answer.form_token,
  usableAt: performance.now() + answer.usable_in,
  staleAt: performance.now() + lifetime,
});

/** Whether another token helps: this one was too old, too early, spent on something else, or not ours. */
const wantsToken = (error: unknown): boolean =>
  error instanceof ApiError && !!(error.body as ErrorBody | null)?.code?.startsWith('form_token_');

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)));
  });

/** The calls of the form. Nothing is asked until `prepare` or a submit; `signal` ends everything. */
export function createSignupApi(
  { platform, publication: { subdomain: publication } }: EmbedSettings,
  surface: SignupSurface,
  signal: AbortSignal,
  first?: FirstToken,
): SignupApi {
  let token = first ? Promise.resolve(stamp(first, Infinity)) : null;
  let sent: SubscribeRequest | null = null;

  const post = <T>(path: string, body: object) =>
    fetchJson<T>(platform + path, { method: 'POST', body, signal });

  async function askToken(): Promise<Token> {
    const url = platform + API_PATHS.formToken;
    const answer = await fetchJson<FormTokenResponse>(url, { query: { publication }, signal });
    return stamp(answer, answer.expires_in);
  }

  async function currentToken(): Promise<Token> {
    try {
      const held = await (token ??= askToken());
      return held.staleAt > performance.now() ? held : await (token = askToken());
    } catch (error) {
      token = null;
      throw error;
    }
  }

  /** The same address with the same token makes the very same body, so that a repeat is known as one. */
  function bodyOf(email: string, nickname: string, form_token: string): SubscribeRequest {
    if (sent?.email === email && sent.form_token === form_token) return sent;
    return (sent = {
      publication,
      email,
      form_token,
      nickname,
      origin: { surface, href: location.href },
    });
  }

  /** A lost answer is asked for once more; the token tells the server that it is the same sign-up. */
  async function send(body: SubscribeRequest): Promise<SubscribeResponse> {
    const ask = () => post<SubscribeResponse>(API_PATHS.subscribe, body);
    return ask().catch((error: unknown) => {
      if (error instanceof ApiError || signal.aborted) throw error;
      return ask();
    });
  }

  async function attempt(email: string, nickname: string, usable: () => void) {
    const { form_token, usableAt } = await currentToken();
    await wait(usableAt - performance.now(), signal);
    usable();
    const answer = await send(bodyOf(email, nickname, form_token));
    token = null;
    return answer;
  }

  return {
    prepare: () => void currentToken().catch(() => {}),
    subscribe: (...asked) =>
      attempt(...asked).catch((error: unknown) => {
        if (!wantsToken(error)) throw error;
        token = null;
        return attempt(...asked);
      }),
    confirm: ({ subscription_id, confirmation_secret }, code) =>
      post(API_PATHS.confirmCode, { publication, subscription_id, confirmation_secret, code }),
    resend: ({ subscription_id, confirmation_secret }) =>
      post(API_PATHS.resend, { publication, subscription_id, confirmation_secret }),
  };
}

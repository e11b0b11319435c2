import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { LOGIN_REDIRECT_DELAY } from '../../src/popup/popup-constants.ts';
import { normaliseCode } from '../../src/signup/normalise-code.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { createSignupApi } from './subscribe-form.api.ts';
import { messages } from './subscribe-form.messages.ts';
import { inboxState, requestOf, transition } from './subscribe-form.model.ts';
import { readPending, writePending } from './subscribe-form.persist.ts';
import { problemOf, problemText } from './subscribe-form.problem.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { FirstToken, SignupApi } from './subscribe-form.api.ts';
import type { FormEvent, FormState, Problem } from './subscribe-form.model.ts';

export interface FlowOptions {
  config: WidgetConfig;
  surface: SignupSurface;
  /** Where a page that the server rendered begins; the widget finds its own beginning. */
  initial?: FormState | undefined;
  /** A form token that came with the page. */
  firstToken?: FirstToken | undefined;
  /** True: the caller takes over, the form stays busy. */
  onSubmitted?: ((answer: SubscribeResponse) => boolean | void) | undefined;
}

/** The form's state with its effects. Nothing runs before `start`; after it is stopped nothing is left. */
export interface Flow {
  state(): FormState;
  /** Calls `listener` with each new state; the answer stops everything. */
  start(listener: (state: FormState) => void): () => void;
  /** Asks for the form token ahead. */
  prepare(): void;
  typed(field: 'email' | 'code', value: string): void;
  /** Sends what the screen asks for; while something is under way it does nothing. */
  submit(nickname: string): void;
  resend(): void;
  changeAddress(): void;
}

/** What a widget shows first. */
function beginning({ config, surface }: FlowOptions): FormState {
  const { viewer, settings } = config;
  const typed = { email: viewer.email ?? '', code: '' };
  if (viewer.level !== 'anonymous') return { ...typed, step: 'member' };
  const stored = surface === 'welcome-popup' ? null : readPending(settings.publication.subdomain);
  if (stored) return inboxState(stored.email, stored);
  if (settings.publication.invite_only) return { ...typed, step: 'invite' };
  return { ...typed, step: 'idle', problem: null };
}

/** `fetch` throws a TypeError when no answer came. */
function refusalOf(error: unknown): Problem {
  if (error instanceof TypeError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'trouble' };
  const { response, body } = error;
  const retryAfter = Number(response.headers.get('retry-after'));
  return problemOf({ status: response.status, body, retryAfter });
}

/** Makes the flow of one form. */
export function createFlow(options: FlowOptions): Flow {
  const { config, surface } = options;
  const { settings, emit } = config;
  const publication = settings.publication.subdomain;
  const widget = surface === 'welcome-popup' ? surface : 'subscribe-form';
  let state = options.initial ?? beginning(options);
  let publish: (state: FormState) => void = () => {};
  let abort = new AbortController();
  let api: SignupApi;
  let timer: ReturnType<typeof setTimeout>;

  /** Whether the event changed anything. */
  function send(event: FormEvent): boolean {
    const before = state;
    state = transition(before, event);
    if (state !== before) publish(state);
    return state !== before;
  }

  async function run(request: () => Promise<void>): Promise<void> {
    const { signal } = abort;
    try {
      await request();
    } catch (error) {
      if (signal.aborted) return;
      const problem = refusalOf(error);
      send({ type: 'failed', problem });
      emit('error', { widget, message: problemText(problem, messages) });
    }
  }

  const subscribed = (email: string, requires_confirmation: boolean, confirmed: boolean) =>
    emit('subscribed', { widget, email, requires_confirmation, confirmed });

  function allowResendAfter(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => send({ type: 'resend-allowed' }), pause);
  }

  function goToLogin(email: string): void {
    const href = pageUrl(settings, PAGE_PATHS.login, { redirect: location.href, email });
    send({ type: 'login-wanted', href });
    timer = setTimeout(() => location.assign(href), LOGIN_REDIRECT_DELAY);
  }

  function accept(answer: SubscribeResponse): void {
    const { email, subscription_id, confirmation_secret, requires_confirmation } = answer;
    subscribed(email, requires_confirmation, !requires_confirmation);
    if (requires_confirmation === false) return void send({ type: 'accepted', pending: null });
    if (!subscription_id || !confirmation_secret) throw new Error('No sign-up in the answer');
    const pending = { email, subscription_id, confirmation_secret };
    writePending(publication, { ...pending, resend_at: Date.now() + answer.resend_after });
    send({ type: 'accepted', pending });
    allowResendAfter(answer.resend_after);
  }

  async function subscribe(nickname: string): Promise<void> {
    const usable = () => void send({ type: 'token-usable' });
    const answer = await api.subscribe(state.email.trim(), nickname, usable);
    if (options.onSubmitted?.(answer)) return;
    if (answer.prompt_to_login) goToLogin(answer.email);
    else accept(answer);
  }

  async function confirm(): Promise<void> {
    if (state.step !== 'inbox') return;
    const { email } = await api.confirm(state.pending, normaliseCode(state.code) ?? '');
    writePending(publication, null);
    send({ type: 'confirmed' });
    subscribed(email, false, true);
  }

  async function askAgain(): Promise<void> {
    if (state.step !== 'inbox') return;
    const { pending } = state;
    const { resend_after } = await api.resend(pending);
    writePending(publication, { ...pending, resend_at: Date.now() + resend_after });
    send({ type: 'resent' });
    allowResendAfter(resend_after);
  }

  return {
    state: () => state,
    start(listener) {
      publish = listener;
      abort = new AbortController();
      api = createSignupApi(settings, surface, abort.signal, options.firstToken);
      if (state.step === 'inbox') {
        allowResendAfter((readPending(publication)?.resend_at ?? 0) - Date.now());
      }
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    prepare: () => api.prepare(),
    typed: (field, value) => void send({ type: 'typed', field, value }),
    submit(nickname) {
      const changed = send({ type: 'submitted', online: navigator.onLine });
      const request = changed && requestOf(state);
      if (request === 'subscribe') void run(() => subscribe(nickname));
      if (request === 'confirm') void run(confirm);
    },
    resend() {
      if (send({ type: 'resend-wanted' })) void run(askAgain);
    },
    changeAddress() {
      if (!send({ type: 'address-changed' })) return;
      clearTimeout(timer);
      writePending(publication, null);
    },
  };
}

import { createFlow } from '../shared/flow/create-flow.ts';
import { override } from '../shared/text/override.ts';
import { beginning } from './beginning.ts';
import { createSignupApi } from './subscribe-form.api.ts';
import { messages } from './subscribe-form.messages.ts';
import { isBusy, transition } from './subscribe-form.model.ts';
import { aboutField, problemText } from './subscribe-form.problem.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { SubscribeResponse } from '../../src/contracts/signup.contract.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { FirstToken, SignupApi } from './subscribe-form.api.ts';
import type { FormState } from './subscribe-form.model.ts';
import type { Problem } from './subscribe-form.problem.ts';
import type { EndingModule } from './subscribe-form.types.ts';

export interface SignupOptions {
  config: WidgetConfig;
  surface: SignupSurface;
  /** `container`: errors about a field stand with all others in one place, and not under it (spec reader-flows §5). */
  errors?: string | null | undefined;
  /** True: the caller takes over, the form stays busy. */
  onSubmitted?: ((answer: SubscribeResponse) => boolean | void) | undefined;
  /** Where a page that the server rendered begins; a widget finds its own beginning. */
  initial?: FormState | undefined;
  /** A form token that came with the page. */
  firstToken?: FirstToken | undefined;
}

/** Gives what follows the form: its script is loaded while the address is sent. Null when that failed. */
export type LoadEnding = () => Promise<EndingModule | null>;

/** The form's state with its effects. Nothing runs before `start`, nothing after it is stopped. */
export interface SignupFlow {
  /** Whether errors about a field stand under it. */
  inline: boolean;
  state(): FormState;
  /** Calls `listener` with each new state; the answer stops everything. */
  start(listener: (state: FormState) => void): () => void;
  /** Asks for the form token ahead. */
  prepare(): void;
  typed(value: string): void;
  /** Signs up, if an address stands there and nothing is under way. */
  submit(nickname: string): void;
  /** Tells the page that a subscription was asked for, or confirmed. */
  subscribed(email: string, confirmed: boolean): void;
  /** Tells the page about trouble. */
  trouble(message: string): void;
  /** Asks for an address again. */
  reopen(): void;
}

/** Makes the flow of one form. */
export function createSignupFlow(options: SignupOptions, loadEnding: LoadEnding): SignupFlow {
  const { config, surface, onSubmitted } = options;
  const { settings, emit } = config;
  const inline = options.errors !== 'container';
  override(messages, settings, 'form');
  const widget = surface === 'welcome-popup' ? surface : 'subscribe-form';
  const flow = createFlow(transition, options.initial ?? beginning(config, surface));
  let api: SignupApi;

  const trouble = (message: string) => emit('error', { widget, message });
  const subscribed = (email: string, confirmed: boolean) =>
    emit('subscribed', { widget, email, requires_confirmation: !confirmed, confirmed });

  async function subscribe(nickname: string): Promise<void> {
    const usable = () => void flow.send({ type: 'token-usable' });
    const loading = onSubmitted ? null : loadEnding();
    const answer = await api.subscribe(flow.state().email.trim(), nickname, usable);
    const { email, prompt_to_login, requires_confirmation } = answer;
    // A page of some network's portal, say, instead of an answer.
    if (!email) throw new Error();
    if (onSubmitted?.(answer)) return;
    await (loading ?? loadEnding());
    flow.send({ type: 'accepted', answer });
    if (!prompt_to_login) subscribed(email, !requires_confirmation);
  }

  async function problemOf(error: unknown): Promise<Problem> {
    if (error instanceof TypeError) return { kind: 'offline' };
    const ending = await loadEnding();
    return (
      ending?.requestProblem(error, settings, { field: 'email', inline }) ?? { kind: 'trouble' }
    );
  }

  async function failed(error: unknown): Promise<void> {
    const problem = await problemOf(error);
    flow.send({ type: 'failed', problem });
    if (!aboutField(problem)) trouble(problemText(problem, messages));
  }

  return {
    inline,
    state: flow.state,
    start: (listener) =>
      flow.start(listener, (signal) => {
        api = createSignupApi(settings, surface, signal, options.firstToken);
      }),
    prepare: () => api.prepare(),
    typed: (value) => void flow.send({ type: 'typed', value }),
    submit(nickname) {
      const changed = flow.send({ type: 'submitted', online: navigator.onLine });
      if (changed && isBusy(flow.state())) flow.run(() => subscribe(nickname), failed);
    },
    subscribed,
    trouble,
    reopen: () => void flow.send({ type: 'reopened' }),
  };
}

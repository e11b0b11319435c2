import { normaliseCode } from '../../src/signup/normalise-code.ts';
import { createFlow } from '../shared/flow/create-flow.ts';
import { createInboxApi } from './check-inbox.api.ts';
import { transition, waitingInbox } from './check-inbox.model.ts';
import { endingMessages } from './ending.messages.ts';
import { requestProblem } from './request-problem.ts';
import { writePending } from './write-pending.persist.ts';
import { aboutField, problemText } from './subscribe-form.problem.ts';
import type { WidgetConfig } from '../../src/contracts/embed.ts';
import type { InboxApi } from './check-inbox.api.ts';
import type { InboxState } from './check-inbox.model.ts';
import type { ReaderKeeper } from './reader-keeper.ts';
import type { Pending } from './subscribe-form.model.ts';

export interface InboxOptions {
  pending: Pending;
  config: WidgetConfig;
  keeper?: ReaderKeeper | undefined;
  /** Whether errors about the code stand under its field. */
  inline: boolean;
  /** Where a page that the server rendered begins. */
  initial?: InboxState | undefined;
  onConfirmed(email: string): void;
  onTrouble(message: string): void;
}

/** The step after the form, with its effects. Nothing runs before `start`, nothing after it is stopped. */
export interface InboxFlow {
  state(): InboxState;
  /** Calls `listener` with each new state; the answer stops everything. */
  start(listener: (state: InboxState) => void): () => void;
  typed(value: string): void;
  /** Sends the code, if one stands there and nothing is under way. */
  submit(): void;
  resend(): void;
  /** Forgets the sign-up: the reader wants another address. */
  forget(): void;
}

/** Makes the flow of one sign-up that waits. */
export function createInboxFlow(options: InboxOptions): InboxFlow {
  const { config, keeper, inline, onConfirmed, onTrouble } = options;
  const { settings } = config;
  let { pending } = options;
  const publication = settings.publication.subdomain;
  const flow = createFlow(transition, options.initial ?? waitingInbox);
  let api: InboxApi;
  let timer: ReturnType<typeof setTimeout>;

  function allowResendAt(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => flow.send({ type: 'resend-allowed' }), time - Date.now());
  }

  async function confirm(): Promise<void> {
    const { email, confirmed, reader } = await api.confirm(normaliseCode(flow.state().code) ?? '');
    // A page of some network's portal, say, instead of an answer.
    if (!confirmed) throw new Error('No confirmation in the answer');
    clearTimeout(timer);
    writePending(publication, null);
    flow.send({ type: 'confirmed' });
    onConfirmed(email);
    if (reader) void keeper?.meet(config, reader);
  }

  async function resend(): Promise<void> {
    const { resend_after } = await api.resend();
    if (typeof resend_after !== 'number') throw new Error('No pause in the answer');
    const resend_at = Date.now() + resend_after;
    writePending(publication, { ...pending, resend_at });
    flow.send({ type: 'resent' });
    allowResendAt(resend_at);
  }

  async function failed(error: unknown): Promise<void> {
    const problem = await requestProblem(error, settings, { field: 'code', inline });
    flow.send({ type: 'failed', problem });
    if (!aboutField(problem)) onTrouble(problemText(problem, endingMessages));
  }

  return {
    state: flow.state,
    start(listener) {
      if (keeper) pending = { proof: keeper.newProof(), ...pending };
      const stop = flow.start(listener, (signal) => {
        api = createInboxApi(settings, pending, signal);
      });
      writePending(publication, pending);
      allowResendAt(pending.resend_at);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    typed: (value) => void flow.send({ type: 'typed', value }),
    submit() {
      const changed = flow.send({ type: 'submitted', online: navigator.onLine });
      if (changed && flow.state().activity === 'verifying') flow.run(confirm, failed);
    },
    forget: () => writePending(publication, null),
    resend() {
      if (flow.send({ type: 'resend-wanted' })) flow.run(resend, failed);
    },
  };
}

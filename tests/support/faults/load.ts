import type { Ledger } from './ledger.ts';
import type { ServerProcess } from './server-process.ts';
import { signUp } from './sign-up.ts';
import type { Outcome, SignupRequest } from './sign-up.ts';

/** What one run of the load saw. */
export interface LoadRun {
  /** Settles when the given number of answers has come, or the server is gone. */
  afterAnswers(count: number): Promise<void>;
  /** Requests without an answer at this moment. */
  inFlight(): number;
  /** Settles when every connection has stopped. */
  finished: Promise<void>;
  /** Lets every connection finish what it has asked and ask nothing more. */
  stop(): void;
}

interface RunState {
  answers: number;
  asking: number;
  isStopped: boolean;
  /** Called after each answer. */
  look: () => void;
}

async function settled(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.all(promises);
}

function reached(state: RunState, count: number): Promise<void> {
  return new Promise((resolve) => {
    state.look = () => {
      if (state.answers >= count) resolve();
    };
    state.look();
  });
}

/**
 * People who sign up from several connections, each address once. What got no answer is asked again with the
 * same token (every second one) or left alone (the others): both must be harmless.
 */
export class Load {
  /** Every request ever made, by address. */
  readonly requests = new Map<string, SignupRequest>();
  /** Answers other than an acknowledgement. */
  readonly refusals: Outcome[] = [];
  /** Addresses that were asked for and not answered at least once. */
  readonly unanswered = new Set<string>();
  readonly #ledger: Ledger;
  readonly #tokens: string[];
  #repeats: SignupRequest[] = [];
  #made = 0;

  constructor(ledger: Ledger, tokens: readonly string[]) {
    this.#ledger = ledger;
    this.#tokens = [...tokens];
  }

  /** Keeps `connections` requests under way until the server is gone or the tokens are used up. */
  run(server: ServerProcess, connections: number): LoadRun {
    const state: RunState = { answers: 0, asking: 0, isStopped: false, look: () => {} };
    const each = Array.from({ length: connections }, () => this.#connection(server, state));
    const finished = settled(each);
    return {
      afterAnswers: (count) => Promise.race([reached(state, count), finished]),
      inFlight: () => state.asking,
      finished,
      stop: () => {
        state.isStopped = true;
      },
    };
  }

  /** Asks again for what was not answered, until nothing is left. */
  async repeatUnanswered(server: ServerProcess): Promise<void> {
    for (let next = this.#repeats.shift(); next; next = this.#repeats.shift()) {
      this.#note(next, await signUp(server.url, next));
    }
  }

  async #connection(server: ServerProcess, state: RunState): Promise<void> {
    while (!state.isStopped) {
      const request = this.#next();
      if (request === undefined) return;
      state.asking += 1;
      const outcome = await signUp(server.url, request);
      state.asking -= 1;
      this.#note(request, outcome);
      if (outcome.kind === 'unknown') return;
      state.answers += 1;
      state.look();
    }
  }

  #next(): SignupRequest | undefined {
    const repeat = this.#repeats.shift();
    if (repeat) return repeat;
    const formToken = this.#tokens.pop();
    if (formToken === undefined) return undefined;
    this.#made += 1;
    const request = { email: `reader-${this.#made}@example.org`, formToken };
    this.requests.set(request.email, request);
    return request;
  }

  #note(request: SignupRequest, outcome: Outcome): void {
    if (outcome.kind === 'acknowledged') {
      this.#ledger.note({ email: request.email, id: outcome.id });
      return;
    }
    if (outcome.kind === 'refused') {
      this.refusals.push(outcome);
      return;
    }
    const isRepeat = this.unanswered.has(request.email);
    this.unanswered.add(request.email);
    if (isRepeat || this.unanswered.size % 2 === 0) this.#repeats.push(request);
  }
}

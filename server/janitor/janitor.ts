import type { Deps } from '../deps.ts';
import { describeError } from '../platform/describe-error.ts';
import { SWEEPS } from './sweeps.ts';
import type { Sweep } from './sweeps.ts';

type Means = Pick<Deps, 'config' | 'db' | 'clock' | 'pause' | 'log'>;

/** Times in milliseconds. */
export interface JanitorOptions {
  sweeps: readonly Sweep[];
  /** Between two rounds, and before the first: a start has better to do. */
  every: number;
  /** Most rows of one transaction: bounds how long others wait for it. */
  batch: number;
  /** Most transactions of one sweep in a round: the rest is for the next. */
  batches: number;
  /** Between two transactions. */
  pause: number;
}

const DEFAULTS: JanitorOptions = {
  sweeps: SWEEPS,
  every: 10 * 60 * 1_000,
  batch: 500,
  batches: 40,
  pause: 50,
};

/** Clears away what is of no more use. */
export interface Janitor {
  start(): void;
  /** One round; rows that were taken away, by sweep. */
  round(): Promise<Record<string, number>>;
  /** Takes nothing new and waits for the transaction that is under way. */
  stop(): Promise<void>;
}

class RoundJanitor implements Janitor {
  readonly #deps: Means;
  readonly #options: JanitorOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(deps: Means, options: JanitorOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#running = this.#running.then(() => this.round());
    }, this.#options.every);
    this.#timer.unref();
  }

  async round(): Promise<Record<string, number>> {
    const taken: Record<string, number> = {};
    for (const sweep of this.#options.sweeps) {
      if (this.#stopping) break;
      taken[sweep.name] = await this.#clear(sweep);
    }
    const some = Object.entries(taken).filter(([, rows]) => rows > 0);
    if (some.length > 0) this.#deps.log.info({ rows: Object.fromEntries(some) }, 'cleared');
    return taken;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  /** One sweep that fails keeps no other from its work; the next round tries it again. */
  async #clear({ name, sweep }: Sweep): Promise<number> {
    const { config, db, clock, pause, log } = this.#deps;
    const { batch, batches, pause: between } = this.#options;
    let rows = 0;
    try {
      for (let count = 0; count < batches && !this.#stopping; count += 1) {
        if (count > 0) await pause(between);
        const means = { config, kind: db.kind, now: clock.now(), limit: batch };
        const taken = await db.write((trx) => sweep(trx, means));
        rows += taken;
        if (taken < batch) break;
      }
    } catch (error) {
      log.warn({ sweep: name, error: describeError(error) }, 'not cleared');
    }
    return rows;
  }
}

/**
 * Clears old rows in small transactions while the server runs. Each process may have one: what one has taken away, another finds
 * gone.
 */
export function createJanitor(deps: Means, options: Partial<JanitorOptions> = {}): Janitor {
  return new RoundJanitor(deps, { ...DEFAULTS, ...options });
}

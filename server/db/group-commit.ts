import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseUnavailableError, isBusy } from './database-errors.ts';

/** Statements on the connection of the transaction, beside Kysely: savepoints need no query builder. */
export interface SavepointPort {
  exec(sql: string): void;
  /** Whether a transaction is open. Some errors (disk full, I/O) make SQLite roll back by itself. */
  isTransaction(): boolean;
}

export interface GroupCommitOptions {
  /** Most units in one commit: bounds how long one batch holds the event loop. */
  maxBatch?: number;
  /** Milliseconds to go on trying while another process holds the write lock. */
  busyTimeout?: number;
}

interface Job<DB> {
  run(trx: Transaction<DB>): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

type Answer = () => void;

const MAX_BATCH = 64;
const BUSY_TIMEOUT = 2_000;
const BUSY_PAUSE = 20;
/** Milliseconds in which nobody else has come, after which a batch begins; and the longest that its first one waits. */
const QUIET = 0.3;
const LONGEST_WAIT = 1;

/**
 * Group commit: units of work that arrive together share one transaction, and so one fsync. Each runs in a
 * savepoint of its own, in the order of arrival; one that fails rolls back alone. Everyone is answered after
 * the commit; when the commit fails, everyone gets its error.
 *
 * A unit awaits nothing but its own queries: the write lock is held meanwhile.
 */
export class GroupCommit<DB> {
  readonly #db: Kysely<DB>;
  readonly #port: SavepointPort;
  readonly #maxBatch: number;
  readonly #busyTimeout: number;
  #queue: Job<DB>[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(db: Kysely<DB>, port: SavepointPort, options: GroupCommitOptions = {}) {
    this.#db = db;
    this.#port = port;
    this.#maxBatch = options.maxBatch ?? MAX_BATCH;
    this.#busyTimeout = options.busyTimeout ?? BUSY_TIMEOUT;
  }

  /** Queues a unit; settles after the commit that holds it. */
  write<T>(unit: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailableError('The database is closed'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run: unit, resolve: (value) => resolve(value as T), reject });
      this.#running ??= this.#drain();
    });
  }

  /** Refuses new units and waits until those queued are answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    let before = 1;
    while (this.#queue.length > 0) {
      await this.#gather(before);
      const batch = this.#queue.splice(0, this.#maxBatch);
      before = batch.length;
      await this.#runBatch(batch);
    }
    this.#running = null;
  }

  /**
   * Lets every request that has arrived by now join the batch, and those that the answers of the batch before bring
   * in a moment: one commit for all of them costs little more than one for half of them. Who comes alone after one
   * who came alone waits for nobody.
   */
  async #gather(before: number): Promise<void> {
    const start = performance.now();
    let seen = 0;
    let since = start;
    for (;;) {
      await new Promise((resume) => setImmediate(resume));
      const now = performance.now();
      const count = this.#queue.length;
      if (count >= this.#maxBatch || (count === 1 && before === 1)) return;
      if (count > seen) [seen, since] = [count, now];
      if (now - since >= QUIET || now - start >= LONGEST_WAIT) return;
    }
  }

  async #runBatch(jobs: readonly Job<DB>[]): Promise<void> {
    const deadline = Date.now() + this.#busyTimeout;
    for (;;) {
      const answers: Answer[] = [];
      try {
        await this.#commit(jobs, answers);
        for (const answer of answers) answer();
        return;
      } catch (error) {
        const again = isBusy(error) && answers.length === 0 && Date.now() < deadline;
        if (!again) return rejectAll(jobs, error);
        await sleep(BUSY_PAUSE);
      }
    }
  }

  async #commit(jobs: readonly Job<DB>[], answers: Answer[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const job of jobs) answers.push(await this.#runUnit(job, trx));
    });
  }

  async #runUnit(job: Job<DB>, trx: Transaction<DB>): Promise<Answer> {
    this.#port.exec('SAVEPOINT unit');
    try {
      const value = await job.run(trx);
      this.#port.exec('RELEASE unit');
      return () => job.resolve(value);
    } catch (error) {
      if (!this.#port.isTransaction()) throw error;
      this.#port.exec('ROLLBACK TO unit');
      this.#port.exec('RELEASE unit');
      return () => job.reject(error);
    }
  }
}

function rejectAll(jobs: readonly Pick<Job<unknown>, 'reject'>[], error: unknown): void {
  for (const job of jobs) job.reject(error);
}

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

  /** The pause lets every request that has arrived by now join the batch. */
  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise((resume) => setImmediate(resume));
      await this.#runBatch(this.#queue.splice(0, this.#maxBatch));
    }
    this.#running = null;
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

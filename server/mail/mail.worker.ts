import type { Deps } from '../deps.ts';
import { describeError } from '../platform/describe-error.ts';
import { newId } from '../platform/random.ts';
import { Alarm } from './alarm.ts';
import { createTransport } from './create-transport.ts';
import { deliverMail } from './deliver-mail.ts';
import { MailMarks } from './mail-marks.ts';
import type { MailTransport } from './message.ts';
import { readMails } from './claimed-mail.store.ts';
import { claimMails, nextDue } from './outbox.store.ts';
import type { ClaimedMail } from './claimed-mail.store.ts';
import type { MailMark } from './outbox.store.ts';
import { Pace } from './pace.ts';

/** What the worker needs of the app's dependencies. */
export type MailWorkerDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'random' | 'log' | 'metrics'>;

/** Sends what is in the outbox. */
export interface MailWorker {
  start(): void;
  /** Takes nothing new, finishes what is under way as far as there is time and gives back the rest; then it is over for good. */
  stop(): Promise<void>;
  /** Looks into the outbox at once. */
  wake(): void;
}

/** Times in milliseconds. */
export interface MailWorkerOptions {
  transport: MailTransport;
  /** How long a claimed mail is this sender's. Longer than an attempt: a sender that died is replaced after it. */
  lease: number;
  /** After which an attempt is given up: longer than every timeout of the connection. */
  deadline: number;
  /** Most mails claimed at a time. */
  batch: number;
  /** Mails under way at a time. */
  concurrency: number;
  /** Longest sleep: other processes write to the same outbox. */
  poll: number;
  stopWithin: number;
}

/** What part of a lease an attempt may take, so that one begun late still ends before it. */
const DEADLINE_PART = 5 / 12;
const DEFAULTS: Omit<MailWorkerOptions, 'transport' | 'lease' | 'deadline'> = {
  batch: 64,
  concurrency: 8,
  poll: 5_000,
  stopWithin: 3_000,
};

class OutboxWorker implements MailWorker {
  readonly #deps: MailWorkerDeps;
  readonly #options: MailWorkerOptions;
  readonly #owner: string;
  readonly #marks: MailMarks;
  readonly #alarm = new Alarm();
  readonly #pace = new Pace();
  readonly #waiting: { mail: ClaimedMail; leaseEnd: number }[] = [];
  readonly #active = new Set<Promise<void>>();
  #running: Promise<void> | null = null;
  #later: NodeJS.Timeout | null = null;
  #stopping = false;

  constructor(deps: MailWorkerDeps, options: MailWorkerOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#owner = newId(deps.random, deps.clock.now());
    this.#marks = new MailMarks(
      deps.db,
      this.#owner,
      (error) => this.#report(error),
      () => this.#alarm.ring(),
    );
  }

  start(): void {
    this.#running ??= this.#run();
  }

  wake(): void {
    this.#pace.note(this.#deps.clock.now());
    this.#alarm.ring();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#later !== null) clearTimeout(this.#later);
    this.#alarm.ring();
    const limit = new Alarm();
    const finished = this.#finish().then(() => limit.ring());
    await Promise.race([finished, limit.pause(this.#options.stopWithin)]);
    this.#marks.abandon();
    this.#options.transport.close(true);
  }

  async #finish(): Promise<void> {
    await this.#running;
    const now = this.#deps.clock.now();
    for (const { mail } of this.#waiting.splice(0)) {
      this.#marks.add(mail, { id: mail.id, result: 'released', at: now });
    }
    await Promise.all(this.#active);
    await this.#marks.settled();
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const pause = await this.#round().catch((error: unknown) => {
        this.#report(error);
        return this.#options.poll;
      });
      if (!this.#stopping) await this.#alarm.pause(pause);
    }
  }

  /** Claims what is due, as far as there is room; milliseconds until it is worth looking again. */
  async #round(): Promise<number> {
    const { clock, db } = this.#deps;
    const room = this.#options.batch - this.#waiting.length;
    // Half a batch at least: each claim is a commit. The alarm rings when all that was claimed is under way.
    if (room < this.#options.batch / 2) return this.#options.poll;
    const due = await nextDue(db.kysely);
    const wait = due === null ? this.#options.poll : due - clock.now();
    if (wait > 0) return Math.min(wait, this.#options.poll);
    await this.#claim(room);
    return 0;
  }

  async #claim(limit: number): Promise<void> {
    const { clock, db } = this.#deps;
    const now = clock.now();
    const leaseEnd = now + this.#options.lease;
    const claim = { owner: this.#owner, now, leaseEnd, limit };
    const ids = await db.write((trx) => claimMails(trx, db.kind, claim));
    if (ids.length === 0) return;
    const mails = await readMails(db.kysely, ids);
    this.#waiting.push(...mails.map((mail) => ({ mail, leaseEnd })));
    this.#pump();
  }

  #pump(): void {
    while (!this.#stopping && this.#active.size < this.#options.concurrency) {
      if (this.#waiting.length === 0 || this.#mustWait()) return;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      const work = this.#deliver(next.mail, next.leaseEnd).finally(() => {
        this.#active.delete(work);
        this.#pump();
        if (this.#waiting.length === 0) this.#alarm.ring();
      });
      this.#active.add(work);
    }
  }

  /** Whether the next mail has to wait for its turn among the sign-ups; it is then tried again by itself. */
  #mustWait(): boolean {
    if (this.#later !== null) return true;
    const pause = this.#pace.take(this.#deps.clock.now());
    if (pause === 0) return false;
    this.#later = setTimeout(() => {
      this.#later = null;
      this.#pump();
    }, pause);
    return true;
  }

  async #deliver(mail: ClaimedMail, leaseEnd: number): Promise<void> {
    const { transport, deadline } = this.#options;
    const mark = await deliverMail(mail, { deps: this.#deps, transport, deadline, leaseEnd });
    this.#marks.add(mail, mark);
    this.#count(mail, mark);
  }

  #count(mail: ClaimedMail, mark: MailMark): void {
    if (mark.result === 'released') return;
    this.#deps.metrics.mails.inc({ result: mark.result });
    const level = mark.result === 'dead' || mark.result === 'retry' ? 'warn' : 'debug';
    const reason = 'reason' in mark ? mark.reason : undefined;
    const facts = { mail: mail.id, attempts: mail.attempts, result: mark.result, reason };
    this.#deps.log[level](facts, 'mail');
  }

  #report(error: unknown): void {
    this.#deps.log.error({ error: describeError(error) }, 'the outbox can not be read or written');
  }
}

/**
 * The sender of the outbox. Several may run on one database: each mail is claimed by one of them until its lease
 * ends. A mail may be repeated only if its sender died between the acceptance and its own commit.
 */
export function createMailWorker(
  deps: MailWorkerDeps,
  options: Partial<MailWorkerOptions> = {},
): MailWorker {
  const lease = deps.config.mailLease;
  const all = { ...DEFAULTS, lease, deadline: Math.floor(lease * DEADLINE_PART), ...options };
  const transport = options.transport ?? createTransport(deps, all.concurrency);
  return new OutboxWorker(deps, { ...all, transport });
}

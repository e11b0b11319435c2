import type { DatabaseHandle } from '../db/database-handle.ts';
import { Alarm } from './alarm.ts';
import { forgetRecipients, markMails, renewCauses } from './outbox.store.ts';
import type { ClaimedMail } from './claimed-mail.store.ts';
import type { MailMark } from './outbox.store.ts';

/** Milliseconds that a mail may be late before its code's ten minutes are counted anew. */
const LATE = 30_000;
/** Milliseconds until marks are written again when the database did not take them. */
const PAUSE = 500;

interface Entry {
  mark: MailMark;
  mail: ClaimedMail;
}

/** Which sign-ups, or sign-ins, a late mail belongs to. */
function lateCauses(entries: readonly Entry[], kind: 'confirm' | 'login'): string[] {
  return entries.flatMap(({ mark, mail }) => {
    if (mark.result !== 'sent' || mark.at - mail.lastMailAt <= LATE) return [];
    if (mail.kind === 'login') return kind === 'login' ? [mail.loginId] : [];
    return mail.kind === 'confirm' && kind === 'confirm' ? [mail.signupId] : [];
  });
}

/** Last mails of deleted accounts that nobody tries any more: nothing may keep the address. */
function farewells(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ mark, mail }) => {
    const isOver = mark.result !== 'retry' && mark.result !== 'released';
    return isOver && mail.kind === 'notice' && mail.act === 'account-deleted' ? [mail.id] : [];
  });
}

/**
 * Writes how attempts ended: what ends while one commit is under way shares the next one. Nothing is held
 * back to fill a batch, since until the commit a crash means a repeated mail.
 */
export class MailMarks {
  readonly #db: DatabaseHandle;
  readonly #owner: string;
  readonly #onTrouble: (error: unknown) => void;
  readonly #onRetry: () => void;
  readonly #alarm = new Alarm();
  #waiting: Entry[] = [];
  #writing: Promise<void> | null = null;
  #abandoned = false;

  /** `onRetry` is called when mails are due sooner than their lease ends. */
  constructor(
    db: DatabaseHandle,
    owner: string,
    onTrouble: (error: unknown) => void,
    onRetry: () => void,
  ) {
    this.#db = db;
    this.#owner = owner;
    this.#onTrouble = onTrouble;
    this.#onRetry = onRetry;
  }

  /** Queues a mark; returns at once. */
  add(mail: ClaimedMail, mark: MailMark): void {
    this.#waiting.push({ mail, mark });
    this.#writing ??= this.#drain();
  }

  /** Resolves when every mark is in the database. */
  async settled(): Promise<void> {
    this.#alarm.ring();
    await this.#writing;
  }

  /** Gives up on marks that the database does not take: their mails come back when the lease ends. */
  abandon(): void {
    this.#abandoned = true;
    this.#alarm.ring();
  }

  async #drain(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#abandoned) {
      const entries = this.#waiting.splice(0);
      try {
        await this.#write(entries);
        if (entries.some(({ mark }) => mark.result === 'retry')) this.#onRetry();
      } catch (error) {
        this.#onTrouble(error);
        this.#waiting.unshift(...entries);
        await this.#alarm.pause(PAUSE);
      }
    }
    this.#writing = null;
  }

  #write(entries: readonly Entry[]): Promise<void> {
    const marks = entries.map(({ mark }) => mark);
    const at = Math.max(0, ...marks.map((mark) => (mark.result === 'sent' ? mark.at : 0)));
    return this.#db.write(async (trx) => {
      await markMails(trx, this.#owner, marks);
      await forgetRecipients(trx, farewells(entries));
      await renewCauses(trx, 'signups', lateCauses(entries, 'confirm'), at);
      await renewCauses(trx, 'logins', lateCauses(entries, 'login'), at);
    });
  }
}

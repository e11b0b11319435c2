/** Milliseconds over which both are counted. */
const WINDOW = 100;
/** Mails queued in a window from which on their readers' answers come first: about a fifth of what one process can take. */
const RUSH = 50;
/** Mails begun in a window of a rush: sending one costs about two sign-ups' processor time. */
const BEGUN_IN_RUSH = 10;

/**
 * Keeps the sending of mail from holding up the answers to sign-ups, which the same thread gives: while sign-ups
 * pour in, so many mails are begun in a second and no more. A slow mail server never comes near that; the rest of the
 * outbox goes out when the rush is over.
 */
export class Pace {
  #start = 0;
  #queued = 0;
  #queuedBefore = 0;
  #begun = 0;

  /** A mail was queued. Times are milliseconds of any one clock. */
  note(now: number): void {
    this.#roll(now);
    this.#queued++;
  }

  /** Takes leave to begin a mail: 0, or the milliseconds to wait before asking again. */
  take(now: number): number {
    this.#roll(now);
    const rush = Math.max(this.#queued, this.#queuedBefore) >= RUSH;
    if (rush && this.#begun >= BEGUN_IN_RUSH) return this.#start + WINDOW - now;
    this.#begun++;
    return 0;
  }

  #roll(now: number): void {
    const passed = now - this.#start;
    if (passed >= 0 && passed < WINDOW) return;
    this.#queuedBefore = passed >= 0 && passed < 2 * WINDOW ? this.#queued : 0;
    this.#queued = 0;
    this.#begun = 0;
    this.#start = now;
  }
}

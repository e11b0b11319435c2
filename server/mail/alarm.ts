/** A pause that can be ended early. A ring while nobody waits is kept for the next pause. */
export class Alarm {
  #rung = false;
  #wake: (() => void) | null = null;

  /** Ends the pause, now or the next one. */
  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves after so many milliseconds, or when it rings. Leaves no timer behind. */
  async pause(milliseconds: number): Promise<void> {
    if (!this.#rung) await this.#sleep(milliseconds);
    this.#rung = false;
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#wake = end;
    });
  }
}

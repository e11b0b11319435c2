import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A sign-up that the server acknowledged. */
export interface Acknowledged {
  email: string;
  /** `subscription_id` of the answer: the row's id. */
  id: string;
}

/** What the outside world was promised, kept in a file that the server knows nothing of. */
export interface Ledger {
  note(entry: Acknowledged): void;
  read(): Acknowledged[];
  close(): void;
}

/** Each entry is on disk before `note` returns. */
export function openLedger(path: string): Ledger {
  const file = openSync(path, 'a');
  return {
    note: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(file);
    },
    read: () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Acknowledged),
    close: () => closeSync(file),
  };
}

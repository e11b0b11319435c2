import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './store.ts';

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
  /** Closes and removes it. */
  close(): void;
}

/** Each entry is on disk before `note` returns. */
export function openLedger(): Ledger {
  const folder = temporaryFolder('ledger');
  const path = join(folder, 'acknowledged.jsonl');
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
    close: () => {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a benchmark leaves behind, undone in reverse order at its end, on a signal and at its deadline. */
export interface Scope {
  defer(undo: () => Promise<void> | void): void;
  /** A folder of its own that goes with the scope. */
  folder(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a scope that closes itself, and ends the process, after so many milliseconds or on Ctrl-C. */
export function openScope(deadline: number): Scope {
  const undos: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) await quietly(undo);
  };
  const abort = (why: string) => {
    process.stderr.write(`bench: stopped, ${why}\n`);
    void close().finally(() => process.exit(1));
  };
  const timer = setTimeout(() => abort(`it took longer than ${deadline / 1000} s`), deadline);
  const onSignal = () => abort('interrupted');
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  undos.push(() => {
    clearTimeout(timer);
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  });
  return { defer: (undo) => void undos.push(undo), folder: (name) => folder(name, undos), close };
}

type Undo = () => Promise<void> | void;

async function folder(name: string, undos: Undo[]): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), `flyleaf-bench-${name}-`));
  undos.push(() => rm(path, { recursive: true, force: true, maxRetries: 3 }));
  return path;
}

async function quietly(undo: () => Promise<void> | void): Promise<void> {
  try {
    await undo();
  } catch (error) {
    process.stderr.write(`bench: could not clean up: ${String(error)}\n`);
  }
}

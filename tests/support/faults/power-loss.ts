import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Bytes of one file: as the programs see them, and as the disk is sure to have them. */
interface FileState {
  written: Buffer;
  synced: Buffer;
}

/** A call in the log: its name, the file of its first argument, and what follows. */
interface Call {
  name: string;
  path: string;
  rest: string;
}

const CALL = /^\d+\s+(\w+)\((.*)$/u;
const DESCRIPTOR = /^\d+<((?:[^>\\]|\\.)*)>,?\s*(.*)$/u;
const PIECE = /"((?:\\x[0-9a-f]{2})*)"/gu;

function bytesOf(text: string): Buffer {
  const pieces = [...text.matchAll(PIECE)].map((match) => match[1] ?? '');
  return Buffer.from(pieces.join('').replaceAll('\\x', ''), 'hex');
}

/** With `-xx` paths are written in hexadecimal too. */
function pathOf(text: string): string {
  return text.includes('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex').toString() : text;
}

function parseCall(line: string): Call | null {
  const [, name = '', args = ''] = CALL.exec(line) ?? [];
  if (name === 'unlink') return { name, path: bytesOf(args).toString(), rest: '' };
  const [, path = '', rest = ''] = DESCRIPTOR.exec(args) ?? [];
  return path === '' ? null : { name, path: pathOf(path), rest };
}

function writeAt(file: Buffer, bytes: Buffer, offset: number): Buffer {
  const grown = Buffer.alloc(Math.max(file.length, offset + bytes.length));
  file.copy(grown);
  bytes.copy(grown, offset);
  return grown;
}

function resized(file: Buffer, size: number): Buffer {
  const whole = Buffer.alloc(size);
  file.copy(whole);
  return whole;
}

function apply(state: FileState, call: Call): void {
  if (call.name === 'pwrite64') {
    const offset = Number(/", \d+, (\d+)\)/u.exec(call.rest)?.[1]);
    state.written = writeAt(state.written, bytesOf(call.rest), offset);
  } else if (call.name === 'ftruncate') {
    state.written = resized(state.written, Number(/\d+/u.exec(call.rest)?.[0]));
  } else if (call.name === 'fsync' || call.name === 'fdatasync') {
    state.synced = state.written;
  } else {
    throw new Error(`A way to write that the replay does not know: ${call.name} ${call.path}`);
  }
}

/** Database and write-ahead log; the shared memory beside them is rebuilt at each opening. */
function isKept(path: string, dataDir: string): boolean {
  return dirname(path) === dataDir && /\.db(?:-wal|-journal)?$/u.test(path);
}

function initialFiles(dataDir: string, before: string): Map<string, FileState> {
  const names = readdirSync(before).filter((name) => isKept(join(dataDir, name), dataDir));
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(before, name));
      return [join(dataDir, name), { written: bytes, synced: bytes }];
    }),
  );
}

function stateOf(files: Map<string, FileState>, path: string): FileState {
  const known = files.get(path) ?? { written: Buffer.alloc(0), synced: Buffer.alloc(0) };
  files.set(path, known);
  return known;
}

/** What of a file is left: its last sync, or every write, as when only the process dies. */
export type Left = 'synced' | 'written';

/** What the replay found. */
export interface PowerLoss {
  /** Whether the answer was seen leaving the server; the power goes at that moment. */
  sawAnswer: boolean;
  /** Files with bytes written but not synced at that moment. */
  unsynced: string[];
}

/**
 * Replays the log of `straceWrites` up to the first bytes to a socket that hold `answer`, and leaves the
 * files in `into` as a power cut at that moment is sure to leave them, or as the death of the process would.
 */
export function cutPowerAt(
  answer: string,
  paths: { log: string; dataDir: string; before: string; into: string },
  left: Left = 'synced',
): PowerLoss {
  const files = initialFiles(paths.dataDir, paths.before);
  let sawAnswer = false;
  for (const line of readFileSync(paths.log, 'utf8').split('\n')) {
    const call = parseCall(line);
    if (call === null) continue;
    if (isKept(call.path, paths.dataDir)) {
      if (call.name === 'unlink') files.delete(call.path);
      else apply(stateOf(files, call.path), call);
    } else if (/^(?:socket|TCP)/u.test(call.path) && bytesOf(call.rest).includes(answer)) {
      sawAnswer = true;
      break;
    }
  }
  mkdirSync(paths.into, { recursive: true });
  for (const [path, state] of files) writeFileSync(join(paths.into, basename(path)), state[left]);
  const unsynced = [...files].filter(([, { written, synced }]) => !written.equals(synced));
  return { sawAnswer, unsynced: unsynced.map(([path]) => basename(path)) };
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SECRET_MIN_LENGTH } from './variable-parsers.ts';
import type { Config } from './config.ts';
import { StartError, reasonOf } from './start-error.ts';

const SECRET_BYTES = 32;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < SECRET_MIN_LENGTH) throw new Error('it is shorter than it must be');
  return secret;
}

/** `wx` lets one of two processes that start together win; the other reads what the winner wrote. */
function makeSecret(path: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    writeFileSync(path, `${secret}\n`, { flag: 'wx', mode: 0o600 });
    return secret;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return readSecret(path);
    throw error;
  }
}

/** Folder by folder: Node's own `recursive` never ends where a file system refuses new names (`/proc/x`). */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the data folder where it is missing; StartError when it can't be written. */
export function ensureDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && existsSync(dataDir)) return;
    throw new StartError(`DATA_DIR ${dataDir} can't be used: ${reasonOf(error)}`);
  }
}

/** The settings with secrets in them: those of SECRET, else the one kept in DATA_DIR/secret, made at the first start. */
export function withSecrets(config: Config): Config {
  if (config.secrets.length > 0) return config;
  ensureDataDir(config.dataDir);
  const path = join(config.dataDir, 'secret');
  try {
    return { ...config, secrets: [makeSecret(path)] };
  } catch (error) {
    throw new StartError(`DATA_DIR ${path} can't be used: ${reasonOf(error)}`);
  }
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the build reads. */
const INPUTS = [
  'src',
  'loader',
  'widgets',
  'server',
  'scripts/build',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
];
const STAMP = 'dist/.inputs';
/** Written by every build, so also by one that left no stamp. */
const PRODUCT = 'dist/manifest.json';

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of what the build reads, by content: a fresh clone has fresh times and the same files. */
export function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesOf).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist` is what these inputs give. A build by hand leaves no stamp, and then it is not known. */
export function isBuilt(inputs: string): boolean {
  if (!existsSync(STAMP) || !existsSync(PRODUCT)) return false;
  const isLast = statSync(PRODUCT).mtimeMs <= statSync(STAMP).mtimeMs;
  return isLast && readFileSync(STAMP, 'utf8') === inputs;
}

/** Builds; false when that failed (its own words are on stderr). */
export function build(): boolean {
  const inputs = hashInputs();
  const run = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) return false;
  writeFileSync(STAMP, inputs);
  return true;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Builds dist/ from the tree as it stands, so that no run measures yesterday's files. */
export function build(): void {
  const run = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('the build failed; --no-build measures what dist/ holds');
}

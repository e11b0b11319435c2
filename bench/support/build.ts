import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Builds dist/ from the tree as it stands, so that no run measures yesterday's files. */
export function build(): void {
  const rollup = join(dirname(createRequire(import.meta.url).resolve('rollup')), 'bin', 'rollup');
  const run = spawnSync(process.execPath, [rollup, '--config', 'rollup.config.mjs', '--silent'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error('the build failed; --no-build measures what dist/ holds');
}

import { spawnSync } from 'node:child_process';

/** Every folder has a tsconfig of its own, so that a stray `window` or `process` does not compile. */
const FOLDERS = ['src', 'loader', 'widgets', 'server', 'demo-site', 'scripts', 'bench', 'tests'];

const failed = FOLDERS.filter((folder) => {
  const run = spawnSync('tsc', ['--project', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return run.status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`types: ${failed.join(', ')} failed\n`);
  process.exitCode = 1;
}

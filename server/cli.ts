/** The command line: `npm run flyleaf -- COMMAND`. */
import { systemClock } from './platform/clock.ts';
import { run } from './cli/run.ts';

/** A reader that has seen enough (`| head`) closes the pipe: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: systemClock,
});

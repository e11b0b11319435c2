/** The process that makes the load: takes jobs by message, answers each with its result. */
import { runLoad } from './load.ts';
import type { LoadJob } from './load.ts';

process.on('message', (job: LoadJob) => {
  runLoad(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`bench: the load broke off: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { StartError } from './platform/start-error.ts';

/** Milliseconds from the signal to the end, at most. */
const STOP_WITHIN = 4_900;

/**
 * Keeps compiled code from start to start: half of the time until the first answer is compiling. The first start, which
 * makes the folder for nobody but us, does without.
 */
const dataDir = process.env['DATA_DIR'] || 'data';
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compile-cache'));

function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === 'StartError';
}

/** One line for each thing that is wrong; a stack only for what nobody foresaw. */
function explain(error: unknown): string {
  if (!isStartError(error)) return error instanceof Error ? (error.stack ?? '') : String(error);
  return error.message.replace(/^/gmu, 'flyleaf: ');
}

try {
  const { serve } = await import('./serve.ts');
  const running = await serve(process.env);
  closeWithGrace({ delay: STOP_WITHIN, logger: false }, async ({ err }) => {
    if (err) running.deps.log.fatal({ error: err.name }, 'crashed');
    await running.stop();
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

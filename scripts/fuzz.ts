/** `npm run fuzz -- --requests 100000 --seed 7`: the fuzzing of `npm test`, for as long as you like. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const FILE = 'tests/integration/security/fuzz.test.ts';
/** Seeds are whole numbers of 32 bits. */
const MOST = 2 ** 31 - 1;

function count(name: string, text: string): string {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value <= MOST) return text;
  throw new Error(`--${name} must be a whole number from 1 to ${MOST}, not '${text}'`);
}

try {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String((Date.now() % MOST) + 1) },
    },
  });
  const FUZZ_REQUESTS = count('requests', values.requests);
  const FUZZ_SEED = count('seed', values.seed);
  process.stderr.write(
    `fuzz: ${FUZZ_REQUESTS} requests, half on each database, seed ${FUZZ_SEED}\n`,
  );
  const { status } = spawnSync('vitest', ['run', '--project', 'integration', FILE], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS, FUZZ_SEED },
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`fuzz: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

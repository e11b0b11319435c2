/** `npm test`: every check, one step after the other; `npm test -- unit e2e` runs only the named ones. */
import { delimiter, resolve } from 'node:path';
import { chooseSteps } from './test/steps.ts';
import type { Step } from './test/steps.ts';
import { NOTHING, add, sumLine } from './test/tally.ts';
import type { Tally } from './test/tally.ts';

interface Result {
  step: Step;
  tally: Tally;
  /** Milliseconds. */
  took: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function resultLine({ step, tally, took }: Result): string {
  const mark = tally.failed > 0 ? 'FAIL' : 'ok';
  const seconds = `${(took / 1000).toFixed(1)} s`;
  return `${mark.padEnd(4)}  ${step.name.padEnd(14)}  ${seconds.padStart(8)}  ${sumLine(tally)}`;
}

async function runStep(step: Step): Promise<Result> {
  say(`\n── ${step.name}`);
  const start = performance.now();
  const tally = await step.run();
  const result = { step, tally, took: performance.now() - start };
  say(resultLine(result));
  return result;
}

async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  say(`\n${results.map(resultLine).join('\n')}\n`);
  return results.map((result) => result.tally).reduce(add, NOTHING);
}

/** The tools by their names, as npm itself does it: also where this file was started without npm. */
process.env['PATH'] = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);

try {
  const sum = await runSteps(chooseSteps(process.argv.slice(2)));
  say(sumLine(sum));
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`test: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

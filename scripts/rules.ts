/** `npm run rules`: writes what is made of the doc comments of `src`; with `--check` it only says what is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { renderOutputs } from './rules/outputs.ts';

const isCheck = process.argv.includes('--check');

try {
  const outputs = Object.entries(renderOutputs());
  const stale = outputs.filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of stale) {
    if (isCheck) process.stderr.write(`rules: ${file} is stale; run \`npm run rules\`\n`);
    else writeFileSync(file, text);
  }
  if (isCheck && stale.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`rules: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

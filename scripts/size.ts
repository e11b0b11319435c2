import { measure } from './size/measure.ts';

/** Prints the bytes of each shipped file, and the sums that have a ceiling, as JSON. Over a ceiling it exits with 1. */
const report = measure(new URL('../dist/', import.meta.url));
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
for (const [name, { brotli, ceiling, ok }] of Object.entries(report.checks)) {
  if (!ok) process.stderr.write(`size: ${name} is ${brotli} B, its ceiling ${ceiling} B\n`);
}
if (!report.ok) process.exitCode = 1;

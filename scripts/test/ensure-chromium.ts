import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

/** Playwright's download, then the distribution's package where we may install one. */
const WAYS: readonly (readonly [when: () => boolean, command: string, args: readonly string[]])[] =
  [
    [() => true, 'playwright', ['install', 'chromium']],
    [() => process.getuid?.() === 0, 'apt-get', ['update', '-qq']],
    [
      () => process.getuid?.() === 0,
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  ];

function explain(): string {
  const given = process.env['CHROMIUM_PATH'];
  return given
    ? `CHROMIUM_PATH ${given} is no program that can be run`
    : 'no Chromium found, and none could be installed: install one, or set CHROMIUM_PATH';
}

/** Finds a Chromium or gets one; null, with one clear line on stderr, when none can be had. */
export async function ensureChromium(): Promise<string | null> {
  for (const [isPossible, command, args] of WAYS) {
    if (findChromium() !== null || process.env['CHROMIUM_PATH']) break;
    if (isPossible()) await runCommand(command, args);
  }
  const found = findChromium();
  if (found === null) process.stderr.write(`browser: ${explain()}\n`);
  return found;
}

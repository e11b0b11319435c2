import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

/** What it takes to find a browser or get one; tests pass their own. */
export interface BrowserMeans {
  find(): string | null;
  /** Answers the exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  /** Whether packages may be installed. */
  isRoot: boolean;
  /** CHROMIUM_PATH. */
  given: string | undefined;
  complain(line: string): void;
}

/** Playwright's download, then the distribution's package where we may install one. */
const DOWNLOAD = [['playwright', 'install', 'chromium']] as const;
const PACKAGE = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
] as const;

const systemMeans = (): BrowserMeans => ({
  find: findChromium,
  run: runCommand,
  isRoot: process.getuid?.() === 0,
  given: process.env['CHROMIUM_PATH'],
  complain: (line) => void process.stderr.write(`${line}\n`),
});

/** Nothing is fetched in place of a browser that somebody has named. */
async function fetchBrowser({ find, run, isRoot, given }: BrowserMeans): Promise<void> {
  for (const [command, ...args] of [...DOWNLOAD, ...(isRoot ? PACKAGE : [])]) {
    if (given || find() !== null) return;
    await run(command, args);
  }
}

function explain(given: string | undefined): string {
  return given
    ? `CHROMIUM_PATH ${given} is no program that can be run`
    : 'no Chromium found, and none could be installed: install one, or set CHROMIUM_PATH';
}

/** Finds a Chromium or gets one; null, with one clear line on stderr, when none can be had. */
export async function ensureChromium(means: BrowserMeans = systemMeans()): Promise<string | null> {
  await fetchBrowser(means);
  const found = means.find();
  if (found === null) means.complain(`browser: ${explain(means.given)}`);
  return found;
}

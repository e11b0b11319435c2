import { findBrowser } from './browsers.ts';
import type { TestBrowser } from './browsers.ts';
import { runCommand } from './run-command.ts';

/** What it takes to find a browser or get one; tests pass their own. */
export interface BrowserMeans {
  find(): string | null;
  /** Answers the exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  /** Whether packages may be installed. */
  isRoot: boolean;
  /** What the browser's variable says. */
  given: string | undefined;
  complain(line: string): void;
}

const systemMeans = (browser: TestBrowser): BrowserMeans => ({
  find: () => findBrowser(browser),
  run: runCommand,
  isRoot: process.getuid?.() === 0,
  given: process.env[browser.variable],
  complain: (line) => void process.stderr.write(`${line}\n`),
});

type Command = readonly [string, ...string[]];

/** A download, then the distribution's packages where we may install some. */
function commandsFor({ download, packages }: TestBrowser, isRoot: boolean): readonly Command[] {
  const install: readonly Command[] = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  return [...(download ? [download] : []), ...(isRoot ? install : [])];
}

/** Nothing is fetched in place of a browser that somebody has named. */
async function fetchBrowser(
  browser: TestBrowser,
  { find, run, isRoot, given }: BrowserMeans,
): Promise<void> {
  for (const [command, ...args] of commandsFor(browser, isRoot)) {
    if (given || find() !== null) return;
    await run(command, args);
  }
}

function explain({ name, variable, needs }: TestBrowser, given: string | undefined): string {
  const others = needs.map((program) => ` and ${program}`).join('');
  return given
    ? `${variable} ${given} is no program that can be run${others && ` or misses${others.slice(4)}`}`
    : `no ${name}${others} found, and none could be installed: install it, or set ${variable}`;
}

/** Finds a browser or gets it; null, with one clear line on stderr, when it cannot be had. */
export async function ensureBrowser(
  browser: TestBrowser,
  means: BrowserMeans = systemMeans(browser),
): Promise<string | null> {
  await fetchBrowser(browser, means);
  const found = means.find();
  if (found === null) means.complain(`browser: ${explain(browser, means.given)}`);
  return found;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build/ensure-build.ts';
import { CHROMIUM, FIREFOX, WEBKIT } from './browsers.ts';
import type { TestBrowser } from './browsers.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runCommand } from './run-command.ts';
import { single, tallyPlaywright, tallyVitest, withExitCode } from './tally.ts';
import type { PlaywrightReport, Tally, VitestReport } from './tally.ts';

/** One step of `npm test`. */
export interface Step {
  name: string;
  run(): Promise<Tally>;
}

const VITEST_PROJECTS = [
  'unit',
  'widgets-preact',
  'widgets-react',
  'contract',
  'integration',
  'guards',
  'faults',
];

/** A command that is one test by itself. */
function command(name: string, program: string, args: readonly string[]): Step {
  return { name, run: async () => single((await runCommand(program, args)) === 0) };
}

/** Runs a test runner that writes a report to a file; without a readable report nothing has passed. */
async function withReport(
  run: (file: string) => Promise<number>,
  count: (report: unknown) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'flyleaf-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(file);
    return withExitCode(count(JSON.parse(readFileSync(file, 'utf8'))), code);
  } catch {
    return single(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a project asks of vitest besides: branch coverage of the rules costs next to nothing where they run anyway. */
const EXTRA: Readonly<Record<string, readonly string[]>> = { unit: ['--coverage'] };

function vitest(project: string): Step {
  const run = (file: string) =>
    runCommand('vitest', [
      'run',
      '--project',
      project,
      // Every core takes a file; vitest would leave one free, which is half of a machine with two.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(EXTRA[project] ?? []),
    ]);
  const count = (report: unknown) => tallyVitest(report as VitestReport);
  return { name: project, run: () => withReport(run, count) };
}

/** Runs projects of playwright.config.ts, once the browser for them is there. */
function playwright(name: string, browser: TestBrowser, projects: readonly string[]): Step {
  const only = projects.map((project) => `--project=${project}`);
  const run = (file: string) =>
    runCommand('playwright', ['test', '--reporter=list,json', ...only], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
  const count = (report: unknown) => tallyPlaywright(report as PlaywrightReport);
  return {
    name,
    run: async () =>
      (await ensureBrowser(browser)) === null ? single(false) : withReport(run, count),
  };
}

/** Every step, in order. */
export const STEPS: readonly Step[] = [
  { name: 'build', run: () => Promise.resolve(single(build())) },
  command('format', 'oxfmt', ['--check']),
  command('lint', 'oxlint', []),
  command('types', process.execPath, ['scripts/types.ts']),
  ...VITEST_PROJECTS.map(vitest),
  playwright('chromium', CHROMIUM, ['sqlite', 'postgres']),
  playwright('firefox', FIREFOX, ['firefox', 'firefox-dark']),
  playwright('webkit', WEBKIT, ['webkit']),
];

/** What a name on the command line stands for, beside the steps' own names. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  widgets: ['widgets-preact', 'widgets-react'],
  e2e: ['chromium', 'firefox', 'webkit'],
};

/** The steps that these names stand for, in the steps' own order; all for none. An unknown name is thrown. */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return STEPS;
  const wanted = names.flatMap((name) => GROUPS[name] ?? [name]);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = [...STEPS.map((step) => step.name), ...Object.keys(GROUPS)].join(' ');
    throw new Error(`no such step: ${unknown.join(', ')} (there are: ${known})`);
  }
  return STEPS.filter((step) => wanted.includes(step.name));
}

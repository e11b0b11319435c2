import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { rounded } from './statistics.ts';

/** A limit on a figure: `min` it must reach, or `below` which it must stay. */
export type Budget = { min: number } | { max: number } | { below: number };

/** One measured value. */
export interface Figure {
  /** Which part of the benchmark it belongs to: a page, a number of connections. */
  group: string;
  name: string;
  value: number;
  unit: string;
  budget?: Budget;
  /** Another figure of the same run to read this one against. */
  baseline?: { name: string; value: number };
  /** All samples, where the value is their median. */
  samples?: readonly number[];
}

export interface Report {
  benchmark: string;
  /** How it was measured: settings, counts, what ran beside it. */
  settings: Record<string, string | number | boolean>;
  versions: Record<string, string>;
  figures: readonly Figure[];
}

/** Whether a figure keeps its budget; null when it has none. */
export function isMet(figure: Figure): boolean | null {
  const { budget, value } = figure;
  if (budget === undefined) return null;
  if ('min' in budget) return value >= budget.min;
  return 'max' in budget ? value <= budget.max : value < budget.below;
}

/** The report as it is printed: with machine, date, verdicts and ratios. */
export function toJson(report: Report, date: string): Record<string, unknown> {
  return {
    benchmark: report.benchmark,
    date,
    machine: machine(),
    versions: {
      flyleaf: ownVersion(),
      commit: commit(),
      node: process.version,
      ...report.versions,
    },
    settings: report.settings,
    figures: report.figures.map(figureToJson),
    met: report.figures.every((figure) => isMet(figure) !== false),
  };
}

/** The report as a table for people. */
export function toTable(report: Report): string {
  const rows = report.figures.map((figure) => [
    figure.group,
    figure.name,
    `${rounded(figure.value)} ${figure.unit}`.trim(),
    budgetText(figure),
    baselineText(figure),
  ]);
  const head = ['', report.benchmark, 'figure', 'budget', 'in the same run'];
  return align([head, ...rows]);
}

function figureToJson(figure: Figure): Record<string, unknown> {
  const { baseline, samples, value, ...rest } = figure;
  return {
    ...rest,
    value: rounded(value),
    ...(figure.budget && { met: isMet(figure) }),
    ...(baseline && {
      baseline: { ...baseline, value: rounded(baseline.value), ratio: ratio(figure) },
    }),
    ...(samples && { samples: samples.map(rounded) }),
  };
}

function ratio(figure: Figure): number | null {
  const against = figure.baseline?.value ?? 0;
  return against === 0 ? null : rounded(figure.value / against);
}

function budgetText(figure: Figure): string {
  const { budget } = figure;
  if (budget === undefined) return '';
  const verdict = isMet(figure) ? 'met' : 'NOT MET';
  if ('min' in budget) return `>= ${budget.min} ${verdict}`;
  return 'max' in budget ? `<= ${budget.max} ${verdict}` : `< ${budget.below} ${verdict}`;
}

function baselineText(figure: Figure): string {
  if (figure.baseline === undefined) return '';
  const times = ratio(figure);
  const text = `${figure.baseline.name}: ${rounded(figure.baseline.value)}`;
  return times === null ? text : `${text} (x ${times})`;
}

function align(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

function machine(): Record<string, string | number> {
  const cores = cpus();
  return {
    cpu: cores[0]?.model ?? 'unknown',
    cores: cores.length,
    memory_mb: Math.round(totalmem() / 2 ** 20),
    system: `${type()} ${release()} ${process.arch}`,
  };
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(text) as { version?: unknown }).version);
}

function commit(): string {
  try {
    const options = { cwd: import.meta.dirname, stdio: 'pipe' as const };
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).toString().trim();
  } catch {
    return 'unknown';
  }
}

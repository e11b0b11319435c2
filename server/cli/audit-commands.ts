import { Option } from 'commander';
import type { Command } from 'commander';
import { emailKey } from '../../src/text/email.ts';
import { ACTS } from '../audit/acts.ts';
import type { Act } from '../audit/acts.ts';
import { streamActs } from '../audit/audit.store.ts';
import type { ActFilter, FoundAct } from '../audit/audit.store.ts';
import { CliError } from './cli-error.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';

interface Options {
  user?: string;
  act?: Act;
  since?: string;
  json?: boolean;
}

const EXAMPLES = `
Examples:
  flyleaf audit list --since 7d
  flyleaf audit list --user reader@example.com --json
  flyleaf audit list --act sign_in_refused --since 2026-11-01`;

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A day, or a day and a time; without a zone it is UTC, as everything that is printed. */
const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/u;

/** UTC milliseconds of `7d`, `2026-11-01` or `2026-11-01T12:00Z`. */
function readSince(text: string, now: number): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/u.exec(text) ?? [];
  if (unit !== '') return now - Number(count) * (UNITS[unit] ?? 0);
  const [, zone] = TIME.exec(text) ?? [];
  const time = TIME.test(text)
    ? Date.parse(zone === undefined && text.includes('T') ? `${text}Z` : text)
    : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new CliError(
    `--since '${text}' is no time: say 30m, 12h, 7d, 2026-11-01 or 2026-11-01T12:00Z`,
  );
}

function filterOf({ user, act, since }: Options, now: number): ActFilter {
  return {
    ...(user === undefined ? {} : { emailKey: emailKey(user.trim()) }),
    ...(act === undefined ? {} : { act }),
    ...(since === undefined ? {} : { since: readSince(since, now) }),
  };
}

function toRecord({ at, act, userId, email, sessionId, requestId, detail }: FoundAct) {
  return {
    at: new Date(at).toISOString(),
    act,
    user_id: userId,
    email,
    session: sessionId,
    request: requestId,
    detail,
  };
}

const widest = Math.max(...ACTS.map((act) => act.length));

/** Who: the address of today, the number of a reader who is gone, a dash for nobody's. */
function whoOf({ userId, email }: FoundAct): string {
  return email ?? (userId === null ? '–' : `reader ${userId}`);
}

function toLine(found: FoundAct): string {
  const { at, act, requestId, detail } = found;
  const words = Object.entries(detail).map(([name, value]) => `${name}=${String(value)}`);
  const from = requestId === null ? 'command line' : `request ${requestId}`;
  const parts = [whoOf(found), ...words, `(${from})`];
  return `${new Date(at).toISOString()}  ${act.padEnd(widest)}  ${parts.join('  ')}\n`;
}

async function list(io: CliIo, options: Options): Promise<void> {
  const filter = filterOf(options, io.clock.now());
  await withDatabase(io, async ({ db }) => {
    let count = 0;
    for await (const found of streamActs(db.kysely, filter)) {
      count += 1;
      await print(io.stdout, options.json ? jsonLine(toRecord(found)) : toLine(found));
    }
    if (count === 0 && !options.json) await print(io.stderr, 'no such acts\n');
  });
}

/** `audit list`. */
export function addAuditCommands(program: Command, io: CliIo): void {
  program
    .command('audit')
    .description('sensitive acts: who signed in, left, was let in; what publishers changed')
    .command('list')
    .description('one act a line, oldest first')
    .option('--user <email>', 'only those of this reader')
    .addOption(new Option('--act <act>', 'only those of this kind').choices(ACTS))
    .option('--since <time>', 'only those since 30m, 12h, 7d, 2026-11-01 or 2026-11-01T12:00Z')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => list(io, options));
}

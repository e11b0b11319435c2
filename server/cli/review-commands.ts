import type { Command } from 'commander';
import { getPublication } from '../publications/publication.service.ts';
import { approveReview, listReviews, rejectReview } from '../signup/review.service.ts';
import type { ReviewEntry } from '../signup/review.service.ts';
import { CliError } from './cli-error.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo } from './io.ts';
import { isoTime } from './subscribers-csv.ts';
import { columns } from './table.ts';

interface Options {
  approve?: string;
  reject?: string;
  json?: boolean;
}

const EXAMPLES = `
Examples:
  flyleaf subscribers review demo
  flyleaf subscribers review demo --approve ID
  flyleaf subscribers review demo --reject ID`;

function toRecord({ created_at, ...entry }: ReviewEntry) {
  return { ...entry, created_at: isoTime(created_at) };
}

function asTable(entries: readonly ReviewEntry[]): string {
  if (entries.length === 0) return 'nothing waits for review\n';
  const rows = entries.map((one) => [one.id, isoTime(one.created_at) ?? '', one.reason, one.email]);
  return columns([['ID', 'SINCE', 'WHY', 'E-MAIL'], ...rows]);
}

async function review(io: CliIo, subdomain: string, options: Options): Promise<void> {
  const { approve, reject, json } = options;
  if (approve !== undefined && reject !== undefined) {
    throw new CliError('--approve and --reject do not go together: decide one at a time');
  }
  await withDatabase(io, async (deps) => {
    const { id } = await getPublication(deps.db, subdomain);
    const decide = reject === undefined ? approveReview : rejectReview;
    const chosen = approve ?? reject;
    if (chosen === undefined) {
      const entries = await listReviews(deps, id);
      const lines = entries.map((entry) => jsonLine(toRecord(entry))).join('');
      return print(io.stdout, json ? lines : asTable(entries));
    }
    const entry = await decide(deps, id, chosen);
    const words = reject === undefined ? 'gets its confirmation mail' : 'is refused';
    return print(io.stdout, json ? jsonLine(toRecord(entry)) : `${entry.email} ${words}\n`);
  });
}

/** `subscribers review`. */
export function addReviewCommand(group: Command, io: CliIo): void {
  group
    .command('review <subdomain>')
    .description('sign-ups that look wrong and wait for you; no mail was sent for them')
    .option('--approve <id>', 'send its confirmation mail')
    .option('--reject <id>', 'refuse it')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', EXAMPLES)
    .action((subdomain: string, options: Options) => review(io, subdomain, options));
}

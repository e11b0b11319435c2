import { createWriteStream } from 'node:fs';
import { Readable, pipeline as connect } from 'node:stream';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import type { Command } from 'commander';
import { SUBSCRIPTION_STATES } from '../../src/signup/decide-signup.ts';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { recordCommand } from '../audit/audit.store.ts';
import { reasonOf } from '../platform/start-error.ts';
import { getPublication } from '../publications/publication.service.ts';
import { countSubscribers, streamSubscribers } from '../signup/subscriber.store.ts';
import type { Subscriber } from '../signup/subscriber.store.ts';
import { CliError } from './cli-error.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo, CommandDeps } from './io.ts';
import { csvOf, isoTime, toRecord } from './subscribers-csv.ts';

interface Options {
  state?: SubscriptionState;
  output?: string;
  json?: boolean;
}

const stateOption = () =>
  new Option('--state <state>', 'only those in this state').choices(SUBSCRIPTION_STATES);

async function subscribersOf(
  { db }: CommandDeps,
  subdomain: string,
  { state }: Options,
): Promise<AsyncIterable<Subscriber>> {
  const { id } = await getPublication(db, subdomain);
  const filter = { publicationId: id, ...(state === undefined ? {} : { state }) };
  return streamSubscribers(db.kysely, filter);
}

async function* jsonLines(subscribers: AsyncIterable<Subscriber>): AsyncGenerator<string> {
  for await (const subscriber of subscribers) yield jsonLine(toRecord(subscriber));
}

async function* records(subscribers: AsyncIterable<Subscriber>) {
  for await (const subscriber of subscribers) yield toRecord(subscriber);
}

function listLine({ email, state, created_at }: Subscriber): string {
  return `${isoTime(created_at)}  ${state.padEnd('unsubscribed'.length)}  ${email}\n`;
}

function countLine(counts: Record<SubscriptionState, number>): string {
  const parts = SUBSCRIPTION_STATES.filter((state) => counts[state] > 0);
  const sum = parts.map((state) => `${counts[state]} ${state}`).join(', ');
  return `${sum || 'no subscribers yet'}\n`;
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    for await (const subscriber of await subscribersOf(deps, subdomain, options)) {
      await print(io.stdout, options.json ? jsonLine(toRecord(subscriber)) : listLine(subscriber));
    }
    if (options.json) return;
    const { id } = await getPublication(deps.db, subdomain);
    // The sum is for people: what is piped on is the list alone.
    await print(io.stderr, countLine(await countSubscribers(deps.db.kysely, id)));
  });
}

/** The readers' addresses stand in the file: nobody else on the machine needs to read it. */
function openOutput(path: string): Writable {
  return createWriteStream(path, { mode: 0o600 });
}

async function writeTo(io: CliIo, output: string | undefined, parts: AsyncIterable<string>) {
  if (output === undefined) {
    for await (const part of parts) await print(io.stdout, part);
    return;
  }
  try {
    await pipeline(parts, openOutput(output));
  } catch (error) {
    throw new CliError(`--output ${output} can't be written: ${reasonOf(error)}`);
  }
}

/** A failure of the database ends the CSV too; whoever reads it hears of it. */
function csvLines(subscribers: AsyncIterable<Subscriber>): AsyncIterable<string> {
  const csv = csvOf().setEncoding('utf8');
  connect(Readable.from(records(subscribers)), csv, () => {});
  return csv;
}

/** Noted before the first address leaves: one that breaks off has told of some. */
async function recordExport({ db, clock }: CommandDeps, subdomain: string): Promise<void> {
  const { id } = await getPublication(db, subdomain);
  const detail = { publication: id };
  await db.write((trx) => recordCommand(trx, 'subscribers_exported', detail, clock.now()));
}

async function exportAll(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    const subscribers = await subscribersOf(deps, subdomain, options);
    await recordExport(deps, subdomain);
    const parts = options.json ? jsonLines(subscribers) : csvLines(subscribers);
    await writeTo(io, options.output, parts);
  });
}

/** `subscribers list|export`; answers the group, so that others can add to it. */
export function addSubscribersCommands(program: Command, io: CliIo): Command {
  const group = program.command('subscribers').description("a publication's readers");
  group
    .command('list <subdomain>')
    .description('one reader a line')
    .addOption(stateOption())
    .option('--json', 'one JSON object a line')
    .addHelpText('after', '\nExample:\n  flyleaf subscribers list demo --state confirmed')
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  group
    .command('export <subdomain>')
    .description('all readers as CSV, streamed: any number needs little memory')
    .addOption(stateOption())
    .option('--output <file>', 'write to a file that only you can read')
    .option('--json', 'one JSON object a line instead')
    .addHelpText(
      'after',
      '\nExamples:\n  flyleaf subscribers export demo --state confirmed > subscribers.csv\n  flyleaf subscribers export demo --json | head',
    )
    .action((subdomain: string, options: Options) => exportAll(io, subdomain, options));
  return group;
}

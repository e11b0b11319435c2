import type { Command } from 'commander';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { judgeInvitation } from '../../src/invitations/judge-invitation.ts';
import {
  INVITATION_FIELD_NAMES,
  createInvitation,
  invitationsOf,
  takeBackInvitation,
} from '../invitations/invitation.service.ts';
import type { CreatedInvitation, InvitationFields } from '../invitations/invitation.service.ts';
import type { Invitation } from '../invitations/invitation.store.ts';
import { signSubmitToken } from '../plans/submit-token.ts';
import { pageBase } from '../platform/hosts.ts';
import { systemRandom } from '../platform/random.ts';
import { withSecrets } from '../platform/secret-file.ts';
import { readAddress } from '../signup/address.ts';
import type { Address } from '../signup/address.ts';
import { CliError } from './cli-error.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';
import { jsonLine, print, withDatabase } from './io.ts';
import type { CliIo, CommandDeps } from './io.ts';
import { columns } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

const HELP: FieldHelp<keyof InvitationFields> = {
  uses: ['number', 'how many sign-ups it is good for; 1 where nothing is said'],
  days: ['number', 'days that it is good for; no end where nothing is said'],
  note: ['text', 'your own words about it; readers never see them'],
};

function readEmail(text: unknown): Address | null {
  if (typeof text !== 'string') return null;
  const address = readAddress(text);
  if (address === null) throw new CliError('--email must be an e-mail address');
  return address;
}

/** For whom the link is, and whether the page sends their address as it is opened. */
interface Invited {
  address: Address | null;
  isSent: boolean;
}

function readInvited({ email, autoSubmit }: Options): Invited {
  const invited = { address: readEmail(email), isSent: autoSubmit === true };
  if (invited.isSent && invited.address === null) throw new CliError('--auto-submit needs --email');
  return invited;
}

/** What lets the page send an address without a click. A mail's scanner would do it too: it is asked for by name. */
function submission({ config }: CommandDeps, { publication }: CreatedInvitation, key: string) {
  const token = signSubmitToken(withSecrets(config).secrets, publication.id, key);
  return { token, autoSubmit: 'true' };
}

/** The page that the link opens: the form, with an address filled in, else where the code is good for anybody. */
function linkOf(deps: CommandDeps, created: CreatedInvitation, { address, isSent }: Invited) {
  const { publication, code } = created;
  const base = pageBase(deps.config, publication.subdomain);
  if (address === null) return pageUrl(base, PLAN_PATHS.invite, { code });
  const sent = isSent ? submission(deps, created, address.key) : {};
  const asked = { email: address.email, ...sent, invitation: code };
  return pageUrl(base, PAGE_PATHS.subscribe, asked);
}

async function create(io: CliIo, subdomain: string, options: Options): Promise<void> {
  const raw = typedFields(options, INVITATION_FIELD_NAMES);
  const invited = readInvited(options);
  await withDatabase(io, async (deps) => {
    const created = await createInvitation({ ...deps, random: systemRandom }, subdomain, raw);
    const { code, invitation } = created;
    const link = linkOf(deps, created, invited);
    const text = columns([
      ['invitation', String(invitation.id)],
      ['code', code],
      ['link', link],
    ]);
    await print(io.stdout, options['json'] ? jsonLine({ ...invitation, code, link }) : text);
    const note = 'note: the code is shown this once; only its hash is kept\n';
    if (!options['json']) await print(io.stderr, note);
  });
}

function stateOf(invitation: Invitation, now: number): string {
  const { uses_max: usesMax, uses, expires_at: expiresAt, revoked_at: revokedAt } = invitation;
  return judgeInvitation({ usesMax, uses, expiresAt, revokedAt }, now);
}

function row(invitation: Invitation, now: number): string[] {
  const { id, code_start: start, uses, uses_max: most, expires_at: end, note } = invitation;
  const until = end === null ? '–' : new Date(end).toISOString();
  return [
    String(id),
    `${start}-…`,
    stateOf(invitation, now),
    `${uses}/${most}`,
    until,
    note ?? '–',
  ];
}

async function list(io: CliIo, subdomain: string, options: Options): Promise<void> {
  await withDatabase(io, async ({ db, clock }) => {
    const all = await invitationsOf(db, subdomain);
    const head = ['ID', 'CODE', 'STATE', 'USES', 'UNTIL', 'NOTE'];
    const table = columns([head, ...all.map((each) => row(each, clock.now()))]);
    await print(io.stdout, options['json'] ? all.map(jsonLine).join('') : table);
  });
}

async function revoke(io: CliIo, subdomain: string, id: string, options: Options): Promise<void> {
  await withDatabase(io, async (deps) => {
    const invitation = await takeBackInvitation(deps, subdomain, id);
    await print(
      io.stdout,
      options['json'] ? jsonLine(invitation) : `${id} lets nobody in any more\n`,
    );
  });
}

const example = (words: string) => `\nExample:\n  flyleaf invitation ${words}`;

/** `invitation create|list|revoke`. */
export function addInvitationCommands(program: Command, io: CliIo): void {
  const group = program
    .command('invitation')
    .description('codes that let readers into a publication by invitation');
  const creating = group.command('create <subdomain>').description('make a code, with its link');
  addFieldOptions(creating, INVITATION_FIELD_NAMES, HELP)
    .option('--email <address>', 'make a link that fills in this address')
    .option(
      '--auto-submit',
      'which the page sends as it is opened: never mail it, scanners open links',
    )
    .option('--json', 'print it as JSON')
    .addHelpText('after', example('create tideline --uses 20 --days 30'))
    .action((subdomain: string, options: Options) => create(io, subdomain, options));
  group
    .command('list <subdomain>')
    .description('every invitation, and how often it was used')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', example('list tideline'))
    .action((subdomain: string, options: Options) => list(io, subdomain, options));
  group
    .command('revoke <subdomain> <id>')
    .description('take an invitation back; who came by it stays')
    .option('--json', 'as JSON')
    .addHelpText('after', example('revoke tideline 3'))
    .action((subdomain: string, id: string, options: Options) =>
      revoke(io, subdomain, id, options),
    );
}

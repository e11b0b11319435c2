import { Command, CommanderError } from 'commander';
import { addContributorCommands, addStandingCommands, addTermsCommand } from './access-commands.ts';
import { errorLine } from './cli-error.ts';
import { addAuditCommands } from './audit-commands.ts';
import { addCouponCommands } from './coupon-commands.ts';
import { addCoverCommands } from './cover-commands.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addInvitationCommands } from './invitation-commands.ts';
import type { CliIo } from './io.ts';
import { print } from './io.ts';
import { addOriginCommands } from './origin-commands.ts';
import { addPostCommands } from './post-commands.ts';
import { addProfileCommands } from './profile-commands.ts';
import { addPlanCommands } from './plan-commands.ts';
import { addPublicationCommands } from './publication-commands.ts';
import { addReviewCommand } from './review-commands.ts';
import { addSectionCommands } from './section-commands.ts';
import { addSnippetCommand } from './snippet-command.ts';
import { addSubscribersCommands } from './subscribers-commands.ts';

const EXAMPLES = `
Examples:
  flyleaf publication create tideline --name 'The Tideline'
  flyleaf origin add tideline https://tideline.example
  flyleaf snippet tideline
  flyleaf subscribers export tideline > subscribers.csv
  flyleaf doctor

Run it with npm: npm run flyleaf -- COMMAND`;

/** Suggestions come on a second line; a message is one. */
function oneLine(text: string): string {
  return `${text.trim().replaceAll(/\s*\n\s*/gu, ' ')}\n`;
}

function buildProgram(io: CliIo, setExitCode: (code: number) => void): Command {
  const program = new Command('flyleaf')
    .description('Publications, their covers, plans, invitations, origins and subscribers')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
    })
    .addHelpText('after', EXAMPLES);
  addPublicationCommands(program, io);
  addSectionCommands(program, io);
  addCoverCommands(program, io);
  addPlanCommands(program, io);
  addCouponCommands(program, io);
  addInvitationCommands(program, io);
  addOriginCommands(program, io);
  addSnippetCommand(program, io);
  addAuditCommands(program, io);
  addPostCommands(program, io);
  addContributorCommands(program, io);
  addStandingCommands(program, io);
  addProfileCommands(program, io);
  const subscribers = addSubscribersCommands(program, io);
  addReviewCommand(subscribers, io);
  addTermsCommand(subscribers, io);
  addDoctorCommand(program, io, setExitCode);
  return program;
}

/** Runs one command line; answers the exit code. Never throws. */
export async function run(argv: readonly string[], io: CliIo): Promise<number> {
  let exitCode = 0;
  try {
    await buildProgram(io, (code) => (exitCode = code)).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has said its own errors already; help that was asked for is no error.
    if (error instanceof CommanderError) return error.exitCode;
    await print(io.stderr, errorLine(error));
    return 1;
  }
}

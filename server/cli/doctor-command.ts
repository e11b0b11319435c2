import type { Command } from 'commander';
import { openDatabase } from '../db/database.ts';
import { parseConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { StartError, reasonOf } from '../platform/start-error.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { checkIdentity } from './doctor/check-identity.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkPublicUrl } from './doctor/check-public-url.ts';
import { checkSecret } from './doctor/check-secret.ts';
import { fail } from './doctor/check.ts';
import type { Finding } from './doctor/check.ts';
import { jsonLine, print } from './io.ts';
import type { CliIo } from './io.ts';
import { columns } from './table.ts';

async function inspectDatabase({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  try {
    const db = await openDatabase({ url: databaseUrl, dataDir });
    try {
      return await checkDatabase(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    const variable = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    return [fail('database', reasonOf(error), `check ${variable}`)];
  }
}

async function inspect({ env }: CliIo): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message
      .split('\n')
      .map((fault) => fail('settings', fault, 'change that variable'));
  }
  const [database, mail, url, identity] = await Promise.all([
    inspectDatabase(config),
    checkMail(config, env),
    checkPublicUrl(config.publicUrl),
    checkIdentity(config.oidc),
  ]);
  return [...database, checkDisk(config.dataDir), checkSecret(config), mail, url, identity];
}

function asText(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, state, message, todo }) => {
    const advice = todo === undefined ? '' : ` → ${todo}`;
    return [state, name, message + advice];
  });
  return columns(rows);
}

/** `doctor`; `setExitCode` hears 1 when a check fails. */
export function addDoctorCommand(
  program: Command,
  io: CliIo,
  setExitCode: (code: number) => void,
): void {
  program
    .command('doctor')
    .description('check database, disk, secrets, mail and public address; exit code 1 on a fail')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  flyleaf doctor --json')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await inspect(io);
      const isWell = findings.every((finding) => finding.state !== 'fail');
      await print(io.stdout, json ? jsonLine({ ok: isWell, checks: findings }) : asText(findings));
      if (!isWell) setExitCode(1);
    });
}

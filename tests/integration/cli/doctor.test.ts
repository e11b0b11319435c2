import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

interface Check {
  name: string;
  state: string;
  message: string;
  todo?: string;
}

const SECRET = 'a secret that only the tests know: 32+';

/** A port that answers until it is closed; what it was on answers no more. */
async function listen(server: Server | SMTPServer['server']): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

eachDatabase((kind) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await freshDatabase(kind);
  });
  afterEach(() => database.dispose());

  async function examine(env: Record<string, string> = {}) {
    const all = { ...commandEnvironment(database), ...env };
    const { out, code } = await runCommandLine(['doctor', '--json'], all);
    const report = JSON.parse(out) as { ok: boolean; checks: Check[] };
    const of = (name: string) => report.checks.find((check) => check.name === name);
    return { code, report, of };
  }

  it('finds a good set-up good', async () => {
    const web = createServer((_, response) => response.end('ok'));
    const smtp = new SMTPServer({ authOptional: true });
    const [webPort, smtpPort] = [await listen(web), await listen(smtp.server)];
    const { code, report } = await examine({
      PUBLIC_URL: `http://127.0.0.1:${webPort}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`,
      MAIL_FROM: 'letters@tideline.example',
      SECRET,
    });
    web.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(
      report.checks.filter((check) => check.state !== 'ok').map((check) => check.name),
    ).toEqual(['publications']);
    expect(code).toBe(0);
  });

  it('fails when the mail server does not answer', async () => {
    const closed = createServer();
    const port = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const { code, report, of } = await examine({
      SMTP_URL: `smtp://user:top-secret@127.0.0.1:${port}`,
      MAIL_FROM: 'letters@tideline.example',
    });
    expect(code).toBe(1);
    expect(of('mail')).toMatchObject({ state: 'fail', todo: expect.stringContaining('SMTP_URL') });
    expect(JSON.stringify(report)).not.toContain('top-secret');
  });

  it('fails where readers would be sent to plain http', async () => {
    const { code, of } = await examine({ PUBLIC_URL: 'http://flyleaf.example', DEMO: '1' });
    expect(code).toBe(1);
    expect(of('public URL')).toMatchObject({
      state: 'fail',
      message: expect.stringContaining('https'),
    });
  });

  it('fails when others can read the secret', async () => {
    const file = join(database.options.dataDir, 'secret');
    await writeFile(file, SECRET);
    await chmod(file, 0o644);
    const { code, of } = await examine({ DEMO: '1' });
    expect(code).toBe(1);
    expect(of('secret')).toMatchObject({ state: 'fail', todo: `chmod 600 ${file}` });
  });

  it('names every variable that makes no sense', async () => {
    const { code, report } = await examine({ PORT: 'abc', SECRET: 'short' });
    expect(code).toBe(1);
    const messages = report.checks.map((check) => check.message).join('\n');
    expect(messages).toContain('PORT must be');
    expect(messages).toContain('SECRET must have');
    expect(messages).not.toContain('short');
  });

  it('fails when the database cannot be opened', async () => {
    const { code, of } = await examine(
      kind === 'sqlite'
        ? { DATA_DIR: '/dev/null/data' }
        : { DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' },
    );
    expect(code).toBe(1);
    expect(of('database')).toMatchObject({ state: 'fail' });
  });

  it('says it in words too', async () => {
    const env = { ...commandEnvironment(database), DEMO: '1' };
    const { out } = await runCommandLine(['doctor'], env);
    expect(out).toMatch(/^ok +database +(?:SQLite|PostgreSQL) [\d.]+/mu);
    expect(out).toMatch(/^warn +publications +there is none → make one/mu);
  });
});

import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build, hashInputs, isBuilt } from '../../../scripts/build/ensure-build.ts';
import { runCommandLine } from '../../support/command-line.ts';
import { temporaryFolder } from '../../support/database.ts';
import { freePort } from '../../support/faults/server-process.ts';
import { until } from '../../support/faults/until.ts';

interface Run {
  out(): string;
  err(): string;
  signal(name: NodeJS.Signals): void;
  exited: Promise<number | null>;
}

function start(env: Record<string, string>): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], { env: { PATH, HOME, ...env } });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  return {
    out: () => written.out,
    err: () => written.err,
    signal: (name) => void child.kill(name),
    exited: new Promise((resolve) => child.once('close', resolve)),
  };
}

async function isDown(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

describe('npm start', () => {
  let env: Record<string, string>;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(() => {
    if (!isBuilt(hashInputs())) build();
  });
  beforeEach(async () => {
    folder = await temporaryFolder();
    const [port, demoPort] = [await freePort(), await freePort()];
    env = { PORT: String(port), DEMO_PORT: String(demoPort), DATA_DIR: folder.path };
  });
  afterEach(() => folder.remove());

  const urls = () => [
    `http://127.0.0.1:${env['PORT']}/readyz`,
    `http://localhost:${env['DEMO_PORT']}/`,
  ];
  const startUp = async () => {
    const run = start(env);
    await until('it says where to look', () => run.out().includes('your own snippet'));
    return run;
  };

  /** One line, no stack, and a code that tells. */
  async function expectRefusal(run: Run, words: RegExp): Promise<void> {
    expect(await run.exited).toBe(1);
    expect(run.err()).toMatch(words);
    expect(run.err().trimEnd().split('\n')).toHaveLength(1);
    expect(run.out()).not.toContain('running');
  }

  it('serves both sites, says where in six lines, and stops both on Ctrl-C', async () => {
    const run = await startUp();
    expect(run.out().trimEnd().split('\n').length).toBeLessThanOrEqual(6);
    for (const url of urls()) expect((await fetch(url)).status).toBe(200);
    run.signal('SIGINT');
    expect(await run.exited).toBe(0);
    for (const url of urls()) expect(await isDown(url)).toBe(true);
    expect(run.err()).toBe('');
  });

  it('keeps what the first start has stored', async () => {
    const first = await startUp();
    first.signal('SIGTERM');
    expect(await first.exited).toBe(0);
    const renamed = ['publication', 'set', 'demo', '--name', 'Kept'];
    expect(await runCommandLine(renamed, env)).toMatchObject({ code: 0 });
    const second = await startUp();
    const page = await fetch(`http://127.0.0.1:${env['PORT']}/embed/demo.js`);
    expect(await page.text()).toContain('"Kept"');
    second.signal('SIGINT');
    expect(await second.exited).toBe(0);
  });

  it('stops both when it is ended by force', async () => {
    const run = await startUp();
    run.signal('SIGKILL');
    await run.exited;
    for (const url of urls()) await until(`${url} is down`, () => isDown(url));
  });

  it.each(['PORT', 'DEMO_PORT'])('refuses a %s that makes no sense', async (name) => {
    const run = start({ ...env, [name]: 'abc' });
    await expectRefusal(run, new RegExp(`^flyleaf: ${name} must be a whole number.*'abc'`, 'u'));
  });

  it.each(['PORT', 'DEMO_PORT'])('refuses a %s that is in use', async (name) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(env[name]), '127.0.0.1', resolve));
    await expectRefusal(start(env), new RegExp(`^flyleaf: ${name} \\d+ is in use`, 'u'));
    other.close();
  });

  it('refuses one port for both', async () => {
    const run = start({ ...env, DEMO_PORT: env['PORT'] ?? '' });
    await expectRefusal(run, /^flyleaf: DEMO_PORT \d+ is PORT too/u);
  });

  it('refuses a data folder that it cannot write', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    await expectRefusal(
      start({ ...env, DATA_DIR: join(file, 'data') }),
      /^flyleaf: DATA_DIR .*file/u,
    );
  });

  it('refuses a mail server without an address to send from', async () => {
    const run = start({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    await expectRefusal(run, /^flyleaf: MAIL_FROM is missing/u);
  });
});

import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../support/database.ts';

let folder: { path: string; remove(): Promise<void> };
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

type Environment = Readonly<Record<string, string>>;

/** Compiled once for all starts. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'flyleaf-test-compile-cache');

function run(env: Environment) {
  const PATH = process.env['PATH'] ?? '';
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH, NODE_COMPILE_CACHE, DEMO: '1', DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (output.stdout += String(data)));
  child.stderr.on('data', (data) => (output.stderr += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output, ended };
}

async function fails(env: Environment): Promise<string> {
  const { output, ended } = run(env);
  expect(await ended).toBe(1);
  expect(output.stdout).toBe('');
  return output.stderr;
}

/** Starts the platform and waits until it says where it listens. */
async function starts(env: Environment = {}) {
  const { child, output, ended } = run({ PORT: '0', ...env });
  const url = await vi.waitFor(
    () => {
      const line = output.stdout.split('\n').find((text) => text.includes('"listening"'));
      expect(line, output.stderr).toBeDefined();
      return (JSON.parse(line ?? '') as { url: string }).url;
    },
    { timeout: 20_000 },
  );
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, output, stop };
}

describe('a platform that can not start says why in one line', () => {
  it.each([
    [{ PORT: 'http' }, "flyleaf: PORT must be a whole number from 0 to 65535, not 'http'\n"],
    [{ SECRET: 'short' }, 'flyleaf: SECRET must have at least 32 characters (each, if several)\n'],
    [
      { DEMO: '' },
      'flyleaf: SMTP_URL is missing: set it, or DEMO=1 to keep mail in a mailbox page\n',
    ],
    [{ HOST: '192.0.2.1' }, 'flyleaf: HOST 192.0.2.1 is no address of this machine\n'],
  ])('for %j', async (env, expected) => {
    expect(await fails({ PORT: '0', ...env } as Environment)).toBe(expected);
  });

  it('for two bad variables two lines', async () => {
    expect(await fails({ PORT: 'x', DEMO: 'x' })).toMatch(
      /^flyleaf: PORT .*\nflyleaf: DEMO .*\n$/u,
    );
  });

  it('for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await fails({ PORT: String(port) })).toBe(
      `flyleaf: PORT ${port} is in use: stop what listens there, or set another PORT\n`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('for a data folder that can not be made', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const message = await fails({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(message).toMatch(/^flyleaf: DATA_DIR .*\/file\/data can't be used: ENOTDIR[^\n]*\n$/u);
  });

  it('for a database that can not be reached, without its password', async () => {
    const env = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', PORT: '0' };
    const message = await fails(env);
    expect(message).toMatch(/^flyleaf: DATABASE_URL: PostgreSQL can't be reached: [^\n]*\n$/u);
    expect(message).not.toContain('hunter2');
  });
});

describe('a platform that starts', () => {
  it('answers, and stops at once when it is told to', async () => {
    const { url, output, stop } = await starts();
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect((await fetch(`${url}/embed/demo.js`)).status).toBe(200);
    expect(await stop('SIGTERM')).toBe(0);
    expect(output.stderr).toBe('');
    expect(output.stdout).toContain('"stopped"');
  });

  it('keeps its secret to itself, and from start to start', async () => {
    const path = join(folder.path, 'secret');
    const first = await starts();
    await first.stop('SIGINT');
    const secret = readFileSync(path, 'utf8');
    expect(secret.trim()).toMatch(/^[\w-]{43}$/u);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const second = await starts();
    await second.stop('SIGTERM');
    expect(readFileSync(path, 'utf8')).toBe(secret);
    expect(first.output.stdout + second.output.stdout).not.toContain(secret.trim());
  });
});

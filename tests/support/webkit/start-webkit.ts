import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Builder } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { freePort } from '../faults/server-process.ts';
import { until } from '../faults/until.ts';

/** A browser of WebKitGTK, and whoever drives it. */
export interface WebKit {
  driver: WebDriver;
  stop(): Promise<void>;
}

/** A screen that nobody sees. It says itself which number it has. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended at start')));
    screen.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, display };
}

const isUp = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/status`).catch(() => null))?.ok === true;

/** The driver finds its browser by itself. */
function openSession(url: string): Promise<WebDriver> {
  const capabilities = { browserName: 'MiniBrowser' };
  return Promise.resolve(new Builder().usingServer(url).withCapabilities(capabilities).build());
}

/** Starts a screen, the driver at `path`, and through it the browser. */
export async function startWebKit(path: string): Promise<WebKit> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  await until('WebKitWebDriver answers', () => isUp(url));
  const driver = await openSession(url);
  const stop = async () => {
    await driver.quit().catch(() => {});
    program.kill();
    screen.kill();
  };
  return { driver, stop };
}

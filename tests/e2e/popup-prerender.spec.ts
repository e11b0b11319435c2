import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { chromium, expect } from '@playwright/test';
import { CHROMIUM, findBrowser } from '../../scripts/test/browsers.ts';
import { temporaryFolder } from '../support/faults/store.ts';
import { test } from '../support/popup-stage.ts';

/** Hears what a page tells of itself; a page that asks to `go` is answered when the next one has looked at itself. */
async function hearReports() {
  const heard: string[] = [];
  let go = (): void => {};
  const looked = new Promise<void>((resolve) => (go = resolve));
  const server = createServer(async ({ url = '' }, response) => {
    if (url === '/go') await looked;
    else heard.push(url.slice(1));
    if (url.startsWith('/looked')) go();
    response.writeHead(204).end();
  });
  await once(server.listen(0), 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { heard, address: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** A browser that nobody drives: one that is driven renders no page before it is asked for. */
function openBrowser(address: string): () => Promise<void> {
  const profile = temporaryFolder('prerender');
  const switches = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ];
  const path = findBrowser(CHROMIUM) ?? chromium.executablePath();
  const browser = spawn(path, [...switches, address], { stdio: 'ignore' });
  return async () => {
    const ended = once(browser, 'exit');
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}

test('on a page that was rendered ahead the popup waits until someone sees it', async ({
  stage,
}) => {
  const reports = await hearReports();
  const close = openBrowser(`${stage.pages}/popup-before?REPORT=${reports.address}`);
  const whole = ['prerendered', 'looked-0', 'seen-0', 'shown'];
  try {
    await expect.poll(() => reports.heard, { timeout: 20_000 }).toEqual(whole);
  } finally {
    await close();
    reports.close();
  }
});

import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe } from './page-probe.ts';
import type { Probe } from './page-probe.ts';

/** How slow the visitor's machine and line are. */
export interface Conditions {
  /** Times slower than this machine. */
  cpu: number;
  /** Bytes a second down and up, and milliseconds of every round trip; null for the loopback as it is. */
  network: { down: number; up: number; latency: number } | null;
}

export interface PageTarget {
  url: string;
  /** Host element of the widget; null for a page without one. */
  host: string | null;
  /** The widget's own event, from which on the element may be usable; null for a page without one. */
  event: string | null;
  selector: string;
}

/** What one load of a page cost. Milliseconds and bytes. */
export interface PageLoad {
  usable: number;
  /** From the arrival of the last script that the widget needs until it was usable. */
  afterScripts: number;
  requests: number;
  /** All bytes on the wire, heads included. */
  bytes: number;
  /** Script bodies as they were sent (compressed). */
  scriptBytes: number;
  blocking: number;
  longestTask: number;
  shift: number;
  script: number;
  task: number;
  /** Main-thread time in `IDLE` milliseconds of doing nothing, well after the page was usable. */
  idle: number;
  heap: number;
  nodes: number;
}

/** Milliseconds after usable in which late work still counts for the load (the peers were measured so too). */
const SETTLE = 1_500;
export const IDLE = 5_000;
const TIMEOUT = 30_000;
/** Milliseconds between two looks at the page. */
const POLL = 200;
const VIEWPORT = { width: 412, height: 823 };
/** Tasks beyond this block (W3C Long Tasks). */
const LONG_TASK = 50;

/** Loads a page once in a context of its own, nothing cached. */
export async function loadPage(
  browser: Browser,
  target: PageTarget,
  conditions: Conditions,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const wire = await watchWire(cdp);
    await slowDown(cdp, conditions);
    const { host, event, selector } = target;
    await page.addInitScript(installProbe, { host, event, selector });
    await page.goto(target.url, { waitUntil: 'commit' });
    return await measure(page, cdp, wire);
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession, { cpu, network }: Conditions): Promise<void> {
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network === null) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  });
}

interface Wire {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

async function watchWire(cdp: CDPSession): Promise<Wire> {
  const wire: Wire = { requests: 0, bytes: 0, scriptBytes: 0 };
  const headBytes = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', () => void wire.requests++);
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headBytes.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    const head = headBytes.get(requestId);
    if (head !== undefined) wire.scriptBytes += encodedDataLength - head;
  });
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  return wire;
}

async function measure(page: Page, cdp: CDPSession, wire: Wire): Promise<PageLoad> {
  await untilUsable(cdp);
  await page.waitForTimeout(SETTLE);
  const probe = await ask<Probe>(cdp, 'benchProbe');
  const loaded = await metrics(cdp);
  const sent = { ...wire };
  await page.waitForTimeout(IDLE);
  const rested = await metrics(cdp);
  return {
    ...sent,
    ...fromProbe(probe),
    script: loaded('ScriptDuration') * 1_000,
    task: loaded('TaskDuration') * 1_000,
    idle: (rested('TaskDuration') - loaded('TaskDuration')) * 1_000,
    heap: loaded('JSHeapUsedSize') / 1e6,
    nodes: loaded('Nodes'),
  };
}

/**
 * Reads an expression of the page. Not `page.evaluate` nor `waitForFunction`: those first put Playwright's own script into the
 * page, which at a fourth of the speed is a task of 45 ms in the very load that is measured.
 */
async function ask<T>(cdp: CDPSession, expression: string): Promise<T> {
  const answer = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return answer.result.value;
}

async function untilUsable(cdp: CDPSession): Promise<void> {
  const end = performance.now() + TIMEOUT;
  while (!(await ask<boolean>(cdp, 'globalThis.benchProbe?.usable != null'))) {
    if (performance.now() > end) throw new Error(`The page was not usable after ${TIMEOUT} ms`);
    await setTimeout(POLL);
  }
}

function fromProbe(probe: Probe) {
  const over = probe.longTasks.map((duration) => duration - LONG_TASK);
  return {
    usable: probe.usable ?? Number.NaN,
    afterScripts: (probe.usable ?? Number.NaN) - probe.scripts,
    blocking: over.reduce((sum, time) => sum + time, 0),
    longestTask: Math.max(0, ...probe.longTasks),
    shift: probe.shift,
  };
}

async function metrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics: all } = await cdp.send('Performance.getMetrics');
  return (name) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

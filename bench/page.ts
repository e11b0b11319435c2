import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { build } from './support/build.ts';
import { launchChromium } from './support/chromium.ts';
import type { BenchOptions } from './support/options.ts';
import { loadPage } from './support/page-load.ts';
import type { Conditions, PageLoad, PageTarget } from './support/page-load.ts';
import { pageFigures } from './support/page-figures.ts';
import { startPlatform } from './support/platform.ts';
import { PAGES, startPublisherSite } from './support/publisher-site.ts';
import type { PageName } from './support/publisher-site.ts';
import type { Report } from './support/report.ts';
import { openScope } from './support/scope.ts';
import type { Scope } from './support/scope.ts';
import { seed, storeEnv } from './support/store.ts';

/** Milliseconds for one load at most, to bound the whole run by its count. */
const LOAD_LIMIT = 40_000;
/** What a reader needs: a place to type an address. */
const EMAIL = 'input[name="email"]';
const CPU = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: the "slow 4G" of Lighthouse and WebPageTest. */
const SLOW_4G = { down: 1.6e6 / 8, up: 750e3 / 8, latency: 150 };

const CONDITIONS: Record<string, Conditions> = {
  '4x cpu': { cpu: CPU, network: null },
  'slow 4g, 4x cpu': { cpu: CPU, network: SLOW_4G },
};

/** What a publisher's page costs its visitor, with and without the widgets, in a real Chromium. */
export async function benchPage(options: BenchOptions): Promise<Report> {
  const loads = (options.runs + 1) * PAGES.length * Object.keys(CONDITIONS).length;
  const scope = openScope(60_000 + loads * LOAD_LIMIT);
  try {
    if (options.build) build();
    const targets = await serve(scope);
    const browser = await launchChromium(scope);
    const figures = [];
    for (const [name, conditions] of Object.entries(CONDITIONS)) {
      const measured = await measureAll(browser, targets, conditions, options.runs);
      figures.push(...pageFigures(name, measured));
    }
    return {
      benchmark: 'page',
      settings: {
        loads_of_each_page: options.runs,
        viewport: '412x823',
        cache: 'off, fresh context for each load, one warm-up dropped',
      },
      versions: { chromium: browser.version() },
      figures,
    };
  } finally {
    await scope.close();
  }
}

/** Two publications, one with the popup and one without, and a publisher's site that embeds them. */
async function serve(scope: Scope): Promise<Record<PageName, PageTarget>> {
  const site = await startPublisherSite(scope);
  const store = { dataDir: await scope.folder('data'), url: null };
  await seed(store, [
    { subdomain: 'form', popup: false, pageOrigin: site.origin },
    { subdomain: 'popup', popup: true, pageOrigin: site.origin },
  ]);
  const secret = randomBytes(32).toString('base64url');
  const env = { ...storeEnv(store), SECRET: secret, DEMO: '1', DEFAULT_PUBLICATION: 'form' };
  const platform = await startPlatform(scope, env);
  const script = (publication: string) => `${platform.origin}/embed/${publication}.js`;
  site.embed({ form: script('form'), popup: script('popup') });
  const form = { host: 'flyleaf-subscribe-form', event: 'flyleaf:ready', selector: EMAIL };
  const popup = { host: 'flyleaf-welcome-popup', event: 'flyleaf:shown', selector: EMAIL };
  return {
    baseline: { url: `${site.origin}/baseline`, host: null, event: null, selector: 'h1' },
    form: { url: `${site.origin}/form`, ...form },
    'form-bare': { url: `${site.origin}/form-bare`, ...form },
    popup: { url: `${site.origin}/popup`, ...popup },
    'popup-asked': { url: `${site.origin}/popup-asked`, ...popup },
  };
}

/** The pages take turns, so that a slow minute of the machine falls on all of them. */
async function measureAll(
  browser: Browser,
  targets: Record<PageName, PageTarget>,
  conditions: Conditions,
  runs: number,
): Promise<Record<PageName, PageLoad[]>> {
  const measured: Record<PageName, PageLoad[]> = {
    baseline: [],
    form: [],
    'form-bare': [],
    popup: [],
    'popup-asked': [],
  };
  for (let run = 0; run <= runs; run++) {
    for (const name of PAGES) {
      const load = await loadPage(browser, targets[name], conditions);
      if (run > 0) measured[name].push(load);
    }
  }
  return measured;
}

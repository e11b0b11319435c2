import type { Page } from '@playwright/test';

/** Everything that a page complained of, on every site it was led to. */
export interface Trouble {
  /** Broken policies: the directive, and what broke it. */
  violations: string[];
  /** Whatever was written to the console. */
  console: string[];
  /** Errors that nobody caught. */
  errors: string[];
}

/** Chromium says so of a page's own `content-visibility: hidden` when its driver takes a picture. */
const OF_THE_BROWSER = /^Rendering was performed in a subtree hidden by content-visibility/u;

/** Where a page's listener leaves what it heard, as a name of a function of ours. */
const REPORT = 'reportViolation';

/** Listens from before the first script of every page on. */
export async function watchTrouble(page: Page): Promise<Trouble> {
  const trouble: Trouble = { violations: [], console: [], errors: [] };
  await page.exposeFunction(REPORT, (what: string) => trouble.violations.push(what));
  await page.addInitScript((name) => {
    const report = Reflect.get(window, name) as (what: string) => void;
    const hear = (event: SecurityPolicyViolationEvent) =>
      report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    document.addEventListener('securitypolicyviolation', hear);
  }, REPORT);
  page.on('console', (message) => {
    if (!OF_THE_BROWSER.test(message.text()))
      trouble.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.errors.push(String(error)));
  return trouble;
}

export const NO_TROUBLE: Trouble = { violations: [], console: [], errors: [] };

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { Scope } from './scope.ts';

const SYSTEM = '/usr/bin/chromium';

/** CHROMIUM_PATH, else the system's Chromium, else the one that Playwright downloaded. */
export async function launchChromium(scope: Scope): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM) ? SYSTEM : '');
  const browser = await chromium.launch({
    ...(path !== '' && { executablePath: path }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  scope.defer(() => browser.close());
  return browser;
}

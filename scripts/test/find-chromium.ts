import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium to test with: CHROMIUM_PATH, the system's, else Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return isExecutable(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...installed, ...PLACES].find(isExecutable);
  if (found !== undefined) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

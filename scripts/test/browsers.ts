import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A browser to test with, and how to come by it. */
export interface TestBrowser {
  /** In words, for whoever has to install it. */
  name: string;
  /** The variable that names the program where it is elsewhere. */
  variable: string;
  /** What the program may be called, and where it stands if it is in no folder of PATH. */
  programs: readonly string[];
  places: readonly string[];
  /** Other programs that it does not run without. */
  needs: readonly string[];
  /** A command that downloads it. */
  download?: readonly [string, ...string[]];
  /** The distribution's packages. */
  packages: readonly string[];
}

export const CHROMIUM: TestBrowser = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
  needs: [],
  download: ['playwright', 'install', 'chromium'],
  packages: ['chromium'],
};

/** As Mozilla ships it: Playwright's own Firefox is patched. */
export const FIREFOX: TestBrowser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  needs: [],
  packages: ['firefox-esr'],
};

/** The driver of WebKitGTK, which starts its browser, and a screen for it: it has no headless mode. */
export const WEBKIT: TestBrowser = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  programs: ['WebKitWebDriver'],
  places: [],
  needs: ['Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/** The program to test with: the one that the variable names, else the system's; null when there is none. */
export function findBrowser({ variable, programs, places, needs }: TestBrowser): string | null {
  if (needs.some((program) => inPath(program) === undefined)) return null;
  const given = process.env[variable];
  if (given) return isExecutable(given) ? given : null;
  const installed = programs.map(inPath).find((path) => path !== undefined);
  return installed ?? places.find(isExecutable) ?? null;
}

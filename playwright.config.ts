import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/find-chromium.ts';
import type { WorkerParts } from './tests/support/e2e/reader-test.ts';

const executablePath = findChromium();

export default defineConfig<object, Pick<WorkerParts, 'database'>>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: [
    { name: 'sqlite' },
    // What the browser sees does not depend on the database; the whole path goes through it.
    { name: 'postgres', testMatch: '**/whole-path.spec.ts', use: { database: 'postgres' } },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        // The same picture comes out the same to the last bit, however it was put together.
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        '--force-color-profile=srgb',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

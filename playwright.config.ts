import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
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

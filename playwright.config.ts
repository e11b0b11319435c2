import { defineConfig } from '@playwright/test';
import { CHROMIUM, FIREFOX, findBrowser } from './scripts/test/browsers.ts';
import type { WorkerParts } from './tests/support/e2e/reader-test.ts';

const at = (executablePath: string | null) => (executablePath === null ? {} : { executablePath });

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    ...at(findBrowser(CHROMIUM)),
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
} as const;

/** The stock browser over WebDriver BiDi, not Playwright's build of it. Its reader's colours are a preference. */
const firefox = (colours: 'light' | 'dark') =>
  ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...at(findBrowser(FIREFOX)),
      firefoxUserPrefs: {
        'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
        // Where scrollbars take no room they change no picture; Chromium's are hidden by its driver.
        'ui.useOverlayScrollbars': 1,
      },
    },
  }) as const;

/** What is the same in every browser, and costs minutes. `harmless` would count what the driver of Firefox adds. */
const ON_FIREFOX = [
  'accessibility-keyboard',
  'csp',
  'harmless-view',
  'hostile-scripts',
  'isolation',
  'popup-life',
  'publishers-pages',
  'reader-known',
  'whole-path',
];

const NOT_ON_FIREFOX = [
  // It has no entries of layout shifts.
  /nothing moves|sees a page that moves/u,
  // What other style sheets do, these and the hostile ones do too; each page takes it five seconds.
  /on (?!hostile-|plain|bootstrap|tailwind)\S+ are/u,
  // The language and the names of a page are the same everywhere; its driver hangs where `document.domain` is set.
  /work on (?!frozen|patched-dom|lockdown|zone)|document-domain/u,
  // Cookies of other sites are what Chromium can be told about; what a signed-in reader does is the same everywhere.
  /and with third-party cookies|and signs in, subscribes|but not by a code/u,
  // Its driver loses sight of a page that comes back as it was.
  /the way back leads/u,
];

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig<object, Pick<WorkerParts, 'database'>>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: [
    { name: 'sqlite', use: chromium },
    // What the browser sees does not depend on the database; the whole path goes through it.
    {
      name: 'postgres',
      testMatch: '**/whole-path.spec.ts',
      use: { ...chromium, database: 'postgres' },
    },
    {
      name: 'firefox',
      testMatch: specs(ON_FIREFOX),
      grepInvert: NOT_ON_FIREFOX,
      use: firefox('light'),
    },
    // Colours cannot be changed while it runs. One of the four looks is seen by axe here, too.
    {
      name: 'firefox-dark',
      testMatch: specs(['accessibility', 'theme']),
      grep: /dark, phone|theme\.spec/u,
      grepInvert: /change their mind|the inline form/u,
      use: firefox('dark'),
    },
    // Driven over WebDriver: Playwright's own WebKit is patched, and Debian's is what readers have.
    { name: 'webkit', testDir: 'tests/webkit', workers: 1 },
  ],
  use: { actionTimeout: 10_000 },
});

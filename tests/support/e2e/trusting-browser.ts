import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const FOLDER = join(import.meta.dirname, 'trust');
/** What NSS keeps, the library of both browsers: the authority, and that servers may be trusted by its word. */
const DATABASE = join(FOLDER, 'nssdb');

/** A certificate by the authority of the tests, for `NAME.localhost`. */
export function certificateOf(name: 'platform' | 'publisher'): { cert: string; key: string } {
  const read = (end: string) => readFileSync(join(FOLDER, `${name}.${end}`), 'utf8');
  return { cert: read('pem'), key: read('key') };
}

/** Chromium finds what its user trusts in the home folder. */
function trustingChromium(home: string): LaunchOptions {
  const folder = join(home, '.pki');
  mkdirSync(folder);
  cpSync(DATABASE, join(folder, 'nssdb'), { recursive: true });
  return { env: { ...process.env, HOME: home } };
}

/** Firefox finds it in its profile, which is made by who starts it: this puts the database there on the way. */
const ON_THE_WAY = `#!/bin/sh
for argument; do
  if [ "$before" = --profile ]; then cp "$TRUSTED"/*.db "$argument"; fi
  before=$argument
done
exec "$FIREFOX" "$@"
`;

function trustingFirefox(home: string, firefox: string): LaunchOptions {
  const executablePath = join(home, 'firefox');
  writeFileSync(executablePath, ON_THE_WAY, { mode: 0o755 });
  return { executablePath, env: { ...process.env, TRUSTED: DATABASE, FIREFOX: firefox } };
}

/** How a browser is started that trusts the authority of the tests, and checks certificates as for any reader. */
export function trustingBrowser(
  name: 'chromium' | 'firefox' | 'webkit',
  options: LaunchOptions,
): { launchOptions: LaunchOptions; remove(): void } {
  const home = mkdtempSync(join(tmpdir(), 'flyleaf-trust-'));
  const trusting =
    name === 'firefox'
      ? trustingFirefox(home, options.executablePath ?? name)
      : trustingChromium(home);
  return {
    launchOptions: { ...options, ...trusting },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  };
}

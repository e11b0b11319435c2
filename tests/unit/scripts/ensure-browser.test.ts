import { describe, expect, it } from 'vitest';
import { CHROMIUM, FIREFOX, WEBKIT, findBrowser } from '../../../scripts/test/browsers.ts';
import type { TestBrowser } from '../../../scripts/test/browsers.ts';
import { ensureBrowser } from '../../../scripts/test/ensure-browser.ts';

const DOWNLOAD = 'playwright install chromium';
const UPDATE = 'apt-get update -qq';
const INSTALL = 'apt-get install -y -qq --no-install-recommends';
const PACKAGE = `${INSTALL} chromium`;

interface Machine {
  browser?: TestBrowser;
  /** What is there from the start. */
  system?: string;
  /** The commands that bring a browser. */
  bringing?: string[];
  isRoot?: boolean;
  given?: string;
}

/** Asks for a browser on a machine that is made up. */
async function ensureOn({
  browser = CHROMIUM,
  system,
  bringing = [],
  isRoot = true,
  given,
}: Machine) {
  const ran: string[] = [];
  const said: string[] = [];
  const brought = () => ran.find((command) => bringing.includes(command));
  const found = await ensureBrowser(browser, {
    find: () => system ?? (brought() === undefined ? null : `by ${brought()}`),
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      return bringing.includes(ran.at(-1) ?? '') ? 0 : 1;
    },
    isRoot,
    given,
    complain: (line) => said.push(line),
  });
  return { found, ran, said };
}

describe('a browser to test with', () => {
  it("is the system's, and nothing is fetched", async () => {
    const system = '/usr/bin/chromium';
    expect(await ensureOn({ system })).toEqual({ found: system, ran: [], said: [] });
  });

  it('is downloaded where there is none', async () => {
    const got = await ensureOn({ bringing: [DOWNLOAD, PACKAGE] });
    expect(got).toEqual({ found: `by ${DOWNLOAD}`, ran: [DOWNLOAD], said: [] });
  });

  it("is the distribution's package where the download fails", async () => {
    const got = await ensureOn({ bringing: [PACKAGE] });
    expect(got.found).toBe(`by ${PACKAGE}`);
    expect(got.ran).toEqual([DOWNLOAD, UPDATE, PACKAGE]);
    expect(got.said).toEqual([]);
  });

  it('is missed in one line where nothing works', async () => {
    const { found, ran, said } = await ensureOn({});
    expect({ found, ran }).toEqual({ found: null, ran: [DOWNLOAD, UPDATE, PACKAGE] });
    expect(said).toEqual([expect.stringMatching(/^browser: no Chromium found, .*CHROMIUM_PATH$/u)]);
  });

  it('is not installed as a package by whoever may not', async () => {
    const { found, ran } = await ensureOn({ isRoot: false, bringing: [PACKAGE] });
    expect({ found, ran }).toEqual({ found: null, ran: [DOWNLOAD] });
  });

  it('is not replaced where one was named that cannot be run', async () => {
    const { ran, said } = await ensureOn({ given: '/nowhere', bringing: [DOWNLOAD] });
    expect(ran).toEqual([]);
    expect(said).toEqual(['browser: CHROMIUM_PATH /nowhere is no program that can be run']);
  });

  it('comes with what it does not run without', async () => {
    const packages = `${INSTALL} webkit2gtk-driver xvfb`;
    expect((await ensureOn({ browser: WEBKIT, bringing: [packages] })).found).toBe(
      `by ${packages}`,
    );
    const { said } = await ensureOn({ browser: WEBKIT });
    expect(said).toEqual([
      'browser: no WebKitWebDriver and Xvfb found, and none could be installed: install it, or set WEBKIT_DRIVER_PATH',
    ]);
  });

  it("is Mozilla's own package for Firefox, and no download", async () => {
    const { ran } = await ensureOn({ browser: FIREFOX });
    expect(ran).toEqual([UPDATE, `${INSTALL} firefox-esr`]);
  });

  it('is not found where a program is missing that it needs', () => {
    const shell = { ...FIREFOX, programs: ['sh'] };
    expect(findBrowser(shell)).toMatch(/\/sh$/u);
    expect(findBrowser({ ...shell, needs: ['no-such-program'] })).toBeNull();
  });
});

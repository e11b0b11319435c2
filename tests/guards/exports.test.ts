import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS_PLACEHOLDER, WIDGET_NAMES } from '../../src/contracts/embed.ts';
import { LANGUAGES } from '../../src/publication/languages.ts';
import {
  DISMISSAL_COOKIE,
  POPUP_PAGE_CLASS,
  SIGNUP_MARK,
} from '../../src/popup/popup-constants.ts';
import type { AssetManifest } from '../../src/contracts/assets.ts';

const manifest: AssetManifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const loader = readFileSync('dist/loader.js', 'utf8');
const exportsOf = async (path: string) =>
  Object.keys(await import(new URL(`../../dist/${path}`, import.meta.url).href)).sort();

it('names the files of the build', () => {
  expect(Object.keys(manifest.entries).sort()).toEqual(
    ['loader', 'pages', 'pages.css', 'passkeys', 'popup-query', 'reader', ...WIDGET_NAMES].sort(),
  );
});

it('has an integrity value for every public file', () => {
  const values = Object.values(manifest.integrity);
  expect(values.every((value) => /^sha384-[\w+/]{64}$/u.test(value))).toBe(true);
  const inEveryLanguage = Object.values(manifest.entries).flatMap((path) =>
    LANGUAGES.map((language) => path.replace('*', language)),
  );
  expect(Object.keys(manifest.integrity)).toEqual(expect.arrayContaining(inEveryLanguage));
});

it.each(LANGUAGES)('renders pages in %s by two functions', async (language) => {
  const names = ['copy', 'renderPage', 'renderTheme'];
  expect(await exportsOf(`server/pages.${language}.js`)).toEqual(names);
});

it.each(WIDGET_NAMES)('mounts %s by one function', (name) => {
  const code = readFileSync(`dist/public${manifest.entries[name]?.replace('*', 'de')}`, 'utf8');
  expect(code).toMatch(/export\s*\{[^}]*\bmount\b[^}]*\}/u);
});

it('keeps the names that publishers and readers have', () => {
  expect([SETTINGS_PLACEHOLDER, DISMISSAL_COOKIE, SIGNUP_MARK, POPUP_PAGE_CLASS]).toEqual([
    '__FLYLEAF_SETTINGS__',
    'flyleaf_dismissed',
    's',
    'flyleaf-popup-open',
  ]);
});

it.each([
  'flyleaf-subscribe-form',
  'flyleaf-welcome-popup',
  'data-flyleaf=subscribe-form',
  'flyleaf:audience',
  'flyleaf_dismissed',
])('answers to %s in the loader', (name) => {
  expect(loader).toContain(name);
});

it.each(['show', 'hide', 'on', 'off', 'consent', 'set', 'destroy'])(
  'knows the command %s',
  (command) => {
    expect(loader).toMatch(new RegExp(`[{,]${command}:`, 'u'));
  },
);

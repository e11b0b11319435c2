import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OLDEST, missingIn } from '../support/baseline/oldest-browsers.ts';
import { readScript } from '../support/baseline/script-features.ts';
import type { UsedFeature } from '../support/baseline/script-features.ts';
import { isStyle, readStyle } from '../support/baseline/style-features.ts';

const scripts = ['dist/loader.js', ...globSync('dist/public/**/*.js')];
const styles = globSync('dist/public/**/*.css');
/** Edition of the language that the build lowers our code to. */
const EDITION = 2022;
const text = (file: string) => readFileSync(file, 'utf8');

/** What is younger than the oldest browser, and what a browser does without it. */
const DONE_WITHOUT: Readonly<Record<string, string>> = {
  '.changed': 'a function of our own, which the loader puts on its element',
  '.moveBefore': 'Preact asks whether it is there, and inserts anew',
  '.token': 'a field of an answer of our own',
  'cursor: default': 'iOS has no cursor',
  'cursor: pointer': 'iOS has no cursor',
  'cursor: progress': 'iOS has no cursor',
  'navigator.globalPrivacyControl': 'a browser without it carries no wish to keep',
  'text-wrap: pretty': 'lines break as they always did',
  'window.navigation': 'a change of the address is heard with the next change of the page',
};

/** What the oldest browsers lack, as `.moveBefore: firefox safari`. */
function tooNew(features: readonly UsedFeature[]): string[] {
  const lacking = features.flatMap(({ name, candidates }) => {
    const missing = candidates.map(missingIn);
    const best = missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
    return best.length === 0 ? [] : [`${name}: ${best.join(' ')}`];
  });
  return [...new Set(lacking)].toSorted();
}

const parts = new Map(scripts.map((file) => [file, readScript(text(file), EDITION)]));
/** Scripts pass their objects to one another. */
const own = new Set([...parts.values()].flatMap((part) => part.own.map((name) => `.${name}`)));

function featuresOf(file: string): UsedFeature[] {
  const part = parts.get(file);
  if (!part) return readStyle(text(file));
  const features = part.features.filter(({ name }) => !own.has(name));
  return [...features, ...part.texts.filter(isStyle).flatMap(readStyle)];
}

describe('what browsers get', () => {
  const all = [...new Set([...scripts, ...styles].flatMap((file) => tooNew(featuresOf(file))))];
  const nameOf = (line: string) => line.replace(/: [a-z_ ]+$/u, '');

  it.each([...scripts, ...styles])('uses nothing that is too new: %s', (file) => {
    const found = tooNew(featuresOf(file)).filter((line) => !(nameOf(line) in DONE_WITHOUT));
    expect(found).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    expect(Object.keys(DONE_WITHOUT).filter((name) => !all.map(nameOf).includes(name))).toEqual([]);
  });

  it('is for the browsers that the documents promise', () => {
    const { chrome, edge, firefox, safari, safari_ios } = OLDEST;
    expect(text('docs/install.md').replaceAll(/\s+/gu, ' ')).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS Safari ${safari_ios}`,
    );
  });
});

describe('the check can fail', () => {
  it.each([
    ['a method', 'list.moveBefore(one,null)', '.moveBefore: chrome edge firefox safari safari_ios'],
    ['a global', 'new URLPattern()', 'URLPattern: firefox safari safari_ios'],
    ['a static method', 'Promise.try(f)', 'Promise.try: firefox safari safari_ios'],
    [
      'a thing taken out',
      'const{moveBefore:a}=b',
      '.moveBefore: chrome edge firefox safari safari_ios',
    ],
  ])('it sees %s', (_, code, expected) => {
    expect(tooNew(readScript(code, EDITION).features)).toContain(expected);
  });

  it.each([
    ['a property', 'a{field-sizing:content}', /^field-sizing: .*safari/u],
    ['a value', 'a{text-wrap:pretty}', /^text-wrap: pretty: .*firefox/u],
    ['a function', 'a{order:sibling-index()}', /^sibling-index\(\): .*firefox/u],
    ['a rule', '@scope (a){b{color:red}}', /^@scope: firefox/u],
    ['a selector', 'a:open{color:red}', /^:open: .*safari/u],
  ])('it sees %s', (_, css, expected) => {
    expect(isStyle(css)).toBe(true);
    expect(tooNew(readStyle(css)).join('\n')).toMatch(expected);
  });

  it('it does not read the language of the day', () => {
    expect(() => readScript('/a/v', EDITION)).toThrow('Invalid regular expression flag');
  });
});

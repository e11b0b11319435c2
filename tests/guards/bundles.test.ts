import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const bundles = ['dist/loader.js', ...globSync('dist/public/**/*.js')];
const text = (file: string) => readFileSync(file, 'utf8');

/** What must not be in a script that a browser gets, and why. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['zod', /ZodError|invalid_type|_zod/u],
  ['react-dom', /react-dom|__REACT_DEVTOOLS|reactInternals/u],
  ["React's older manners of Preact", /findDOMNode|isReactComponent/u],
  ['a source map', /sourceMappingURL/u],
  ['a way to run text', /\beval\(|new Function|document\.write|insertAdjacentHTML|outerHTML/u],
  ['a style element', /createElement\(["']style["']\)|<style/u],
  ['process or Buffer of Node', /\bprocess\.env|\bBuffer\b|\bnode:/u],
];

/** Preact sets `innerHTML` for one property of React's, which a lint rule forbids us to use. */
const ITS_OWN = /\.innerHTML=\w+\.__html|\.innerHTML=""|innerHTML"?in |"innerHTML"/gu;

describe('what browsers get', () => {
  it('is there', () => {
    expect(bundles.length).toBeGreaterThan(4);
  });

  it.each(FORBIDDEN)('holds nothing of %s', (_, pattern) => {
    expect(bundles.filter((file) => pattern.test(text(file)))).toEqual([]);
  });

  it.each(bundles)('never sets HTML from a text: %s', (file) => {
    expect(text(file).replace(ITS_OWN, '')).not.toMatch(/innerHTML/u);
  });

  it('holds the place for the settings in the loader once, and not in the public copy', () => {
    expect(text('dist/loader.js').split('__FLYLEAF_SETTINGS__')).toHaveLength(2);
    expect(text('dist/public/flyleaf.js')).not.toContain('__FLYLEAF_SETTINGS__');
  });
});

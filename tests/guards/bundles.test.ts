import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';

const bundles = ['dist/loader.js', ...globSync('dist/public/**/*.js')];
const text = (file: string) => readFileSync(file, 'utf8');

/** What must not be in a script that a browser gets, and why. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['zod', /ZodError|invalid_type|_zod/u],
  ['react-dom', /react-dom|__REACT_DEVTOOLS|reactInternals/u],
  ["React's older manners of Preact", /findDOMNode|isReactComponent/u],
  ['a source map', /sourceMappingURL/u],
  ['a way to run text', /\beval\(|new Function|document\.write|insertAdjacentHTML|setHTMLUnsafe/u],
  ['a style element', /createElement\(["']style["']\)|<style/u],
  ['process or Buffer of Node', /\bprocess\.env|\bBuffer\b|\bnode:/u],
];

/** Preact sets HTML for one property of React's alone, whose use a lint rule forbids; it names it twice. */
const SETS_HTML = /(?:inner|outer)HTML\s*=(?!=)(?!\w+\.__html\b)/u;
const NAMES_PROPERTY = /dangerouslySetInnerHTML/gu;

describe('what browsers get', () => {
  it('is there', () => {
    expect(bundles.length).toBeGreaterThan(4);
  });

  it.each(FORBIDDEN)('holds nothing of %s', (_, pattern) => {
    expect(bundles.filter((file) => pattern.test(text(file)))).toEqual([]);
  });

  it.each(bundles)('never sets HTML from a text: %s', (file) => {
    expect(text(file)).not.toMatch(SETS_HTML);
    expect(text(file).match(NAMES_PROPERTY)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  it('holds the place for the settings in the loader once, and not in that of pinned tags', () => {
    expect(text('dist/loader.js').split('__FLYLEAF_SETTINGS__')).toHaveLength(2);
    expect(text('dist/public/flyleaf.js')).not.toContain('__FLYLEAF_SETTINGS__');
  });

  it('fetches settings in the loader of pinned tags alone', () => {
    expect(text('dist/loader.js')).not.toMatch(/fetch\(/u);
    expect(text('dist/public/flyleaf.js')).toMatch(/fetch\(/u);
  });

  it.each(['dist/loader.js', 'dist/public/flyleaf.js'])(
    'declares in its one block nothing that the page would see: %s',
    (file) => {
      const [block, ...rest] = parse(text(file), { ecmaVersion: 2022 }).body;
      const inside = block?.type === 'TryStatement' ? block.block.body : [];
      const kinds = inside.map((each) => ('kind' in each ? each.kind : each.type));
      expect([rest, kinds.length > 0]).toEqual([[], true]);
      expect(kinds.filter((kind) => kind === 'var' || kind === 'FunctionDeclaration')).toEqual([]);
    },
  );

  it('is still a script when settings stand in its place', () => {
    const loader = text('dist/loader.js').replace('__FLYLEAF_SETTINGS__', '({"popup":true})');
    expect(() => new Script(loader)).not.toThrow();
  });
});

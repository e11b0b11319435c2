import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderOutputs } from '../../scripts/rules/outputs.ts';
import { isRule, readExports } from '../../scripts/rules/read-exports.ts';
import { DOCUMENTS } from '../../scripts/rules/read-sources.ts';
import type { Export } from '../../scripts/rules/read-exports.ts';
import type { SpecItem } from './rules/spec-item.ts';

const EXPORTS = readExports();
const RULES = EXPORTS.filter(isRule);
const BY_NAME = new Map(RULES.map((each) => [each.name, each]));

/** Every `…_ITEMS` of the files beside `spec-item.ts`. */
async function loadItems(): Promise<SpecItem[]> {
  const names = globSync('*.ts', { cwd: `${import.meta.dirname}/rules` }).sort();
  const modules = await Promise.all(
    names.map((name) => import(`./rules/${name.replace('.ts', '')}.ts`)),
  );
  return modules.flatMap((module: Record<string, SpecItem[]>) =>
    Object.entries(module).flatMap(([name, items]) => (name.endsWith('_ITEMS') ? items : [])),
  );
}

const ITEMS = await loadItems();

/** Lines of each section that state a rule: bullets, table rows, entities. An item may stand for a part of a line. */
const LINES: Record<SpecItem['spec'], Record<number, number>> = {
  'reader-flows': { 2: 35, 3: 16, 4: 13, 5: 15, 6: 12, 8: 12, 9: 18 },
  'links-and-rules': { 2: 40, 3: 14, 4: 6, 5: 11, 6: 9, 7: 11, 8: 9, 9: 24 },
  issue: { 0: 57 },
};

/**
 * A few words of each line of the two catalogues of errors, and of each bullet of the issue: an item has them, so that a
 * line cut into several items does not hide one that is not there.
 */
const CATALOGUE: readonly (readonly [
  SpecItem['spec'],
  section: number,
  words: readonly string[],
])[] = [
  [
    'reader-flows',
    8,
    [
      "'Something went wrong'",
      "'Invalid'",
      "'Failed to confirm payment'",
      'are scripts blocked',
      'Unavailable in your region',
      "'Can only handle one card element'",
      "'Can only handle one payment request button'",
      "'Post has no audience'",
      "'Unknown audience: {value}'",
      "'Section not found'",
      'The wallet completes with failure',
      'A missing success handler is logged',
      'profile-fetch failure',
      'server status codes',
    ],
  ],
  [
    'links-and-rules',
    8,
    [
      'suspended account',
      'removed-from-public-view',
      'policy names by reason',
      'general content guidelines',
      'live stream content warnings',
      'reply-disabled reasons',
      'error objects',
      "'endpoint for milestone not found'",
      'An invalid subscription word',
      'defined-value assertions',
    ],
  ],
  [
    'issue',
    0,
    [
      'Links',
      'Slugs',
      'Dates',
      'Text',
      'Access',
      'Money',
      'Subscriptions',
      'Popup',
      'Forms',
      'Analytics',
      'Attribution',
      'Posts',
      'Podcasts',
      'Moderation',
      'Entities',
      'Lists',
      'Constants',
      'Bad input',
    ],
  ],
];

const where = ({ name, file }: Export) => `${file}: ${name}`;

describe('what is written from the doc comments', () => {
  const files = ['docs/rules.md', 'src/contracts/index.ts', 'src/index.ts'];

  it('is three files', () => {
    expect(Object.keys(renderOutputs()).sort()).toEqual(files);
  });

  it.each(files)('%s is up to date (npm run rules)', (file) => {
    expect(readFileSync(file, 'utf8')).toBe(renderOutputs()[file]);
  });

  it('has a row for each rule, once', () => {
    const rows = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^\| \[`(\w+)`\]/gmu)];
    expect(rows.map(([, name]) => name).sort()).toEqual(RULES.map(({ name }) => name).sort());
  });
});

describe('the doc comments', () => {
  it('stand before every export', () => {
    expect(EXPORTS.filter(({ hasComment }) => !hasComment).map(where)).toEqual([]);
  });

  it('say what each rule means', () => {
    expect(RULES.filter(({ text }) => !/\p{L}{2}/u.test(text)).map(where)).toEqual([]);
  });

  it('name a source, or what was decided', () => {
    const silent = RULES.filter(
      ({ sections, others, decided }) => sections.length + others.length + decided.length === 0,
    );
    expect(silent.map(where)).toEqual([]);
  });

  it('name sections that exist', () => {
    const far = RULES.filter(({ sections }) =>
      sections.some(({ section }) => section < 1 || section > 9),
    );
    expect(far.map(where)).toEqual([]);
  });
});

describe('the lines of the specification', () => {
  const sections = DOCUMENTS.flatMap((spec) =>
    Object.entries(LINES[spec]).map(([section, lines]) => [spec, Number(section), lines] as const),
  );

  it.each(sections)('of %s §%i are all carried', (spec, section, lines) => {
    const items = ITEMS.filter((each) => each.spec === spec && each.section === section);
    expect(items.length).toBeGreaterThanOrEqual(lines);
  });

  const lines = CATALOGUE.flatMap(([spec, section, words]) =>
    words.map((line) => [spec, section, line] as const),
  );

  it.each(lines)('of %s §%i have an item for "%s"', (spec, section, line) => {
    const found = ITEMS.filter((each) => each.spec === spec && each.section === section);
    expect(found.map(({ item }) => item).join('\n')).toContain(line);
  });

  it('are each carried by something', () => {
    expect(ITEMS.filter(({ names }) => names.length === 0).map(({ item }) => item)).toEqual([]);
  });

  it('are carried by exports that are there', () => {
    const lost = ITEMS.flatMap(({ item, names }) =>
      names.filter((name) => !BY_NAME.has(name)).map((name) => `${name} (${item})`),
    );
    expect(lost).toEqual([]);
  });

  it('are named by the doc comments of what carries them', () => {
    const silent = ITEMS.filter(({ spec }) => spec !== 'issue').flatMap(
      ({ spec, section, item, names }) =>
        names
          .filter((name) => BY_NAME.has(name))
          .filter((name) => {
            const sources = BY_NAME.get(name)?.sections ?? [];
            return !sources.some((each) => each.spec === spec && each.section === section);
          })
          .map((name) => `${name} does not name ${spec} §${section} (${item})`),
    );
    expect(silent).toEqual([]);
  });
});

describe('the library', () => {
  it('exports every public rule by its name, and nothing else', async () => {
    const library: object = await import('../../src/index.ts');
    const contracts: object = await import('../../src/contracts/index.ts');
    const names = [...Object.keys(library), ...Object.keys(contracts)];
    expect(names.sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  it('passes on no whole file', () => {
    for (const file of ['src/index.ts', 'src/contracts/index.ts']) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/export \*/u);
    }
  });
});

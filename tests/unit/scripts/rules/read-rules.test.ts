import { describe, expect, it } from 'vitest';
import { findDoubles, renderOutputs } from '../../../../scripts/rules/outputs.ts';
import { firstSentence, readComment } from '../../../../scripts/rules/read-comment.ts';
import { exportsOf, isRule } from '../../../../scripts/rules/read-exports.ts';
import { readSources, withoutSources } from '../../../../scripts/rules/read-sources.ts';

const FILE = 'src/slugs/tail.ts';
const SOURCE = `
import { a } from './a.ts';

/** Not this one. */
const hidden = 1;

/** Longest tail, in characters (spec links-and-rules §9). */
export const TAIL_MAX_LENGTH = 4;

/**
 * Cuts a tail at \`|\`; e.g. a long one
 * (spec reader-flows §5, §9; links-and-rules §4; RFC 5322 §3.4).
 * Errors: none.
 * @decided An empty tail stays,
 * as nothing can be cut.
 * @decided Also this.
 */
export function cutTail(tail: string): string {
  return tail + hidden;
}

/**
 * Plumbing.
 * @internal
 */
export const helper = a;

export const bare = 2;

/** A tail. */
export interface Tail { text: string }
`;

const found = exportsOf(FILE, SOURCE);
const named = (name: string) => found.find((each) => each.name === name);

describe('the exports of a file', () => {
  it('are found with their comments', () => {
    expect(found.map(({ name }) => name)).toEqual([
      'TAIL_MAX_LENGTH',
      'cutTail',
      'helper',
      'bare',
      'Tail',
    ]);
    expect(named('bare')?.hasComment).toBe(false);
  });

  it('tell their sources', () => {
    expect(named('cutTail')).toMatchObject({
      sections: [
        { spec: 'reader-flows', section: 5 },
        { spec: 'reader-flows', section: 9 },
        { spec: 'links-and-rules', section: 4 },
      ],
      others: ['RFC 5322 §3.4'],
    });
  });

  it('tell what was decided, over line ends', () => {
    expect(named('cutTail')?.decided).toEqual([
      'An empty tail stays, as nothing can be cut.',
      'Also this.',
    ]);
  });

  it('are rules unless they are types or plumbing', () => {
    expect(found.filter(isRule).map(({ name }) => name)).toEqual([
      'TAIL_MAX_LENGTH',
      'cutTail',
      'bare',
    ]);
  });
});

describe('the sources in a text', () => {
  it.each([
    ['A (spec reader-flows §3–5).', ['reader-flows 3', 'reader-flows 4', 'reader-flows 5'], []],
    ['A (links-and-rules §2).', ['links-and-rules 2'], []],
    ['A (readings.md, Errors).', [], ['readings.md, Errors']],
    ['A (WCAG 2.2).', [], ['WCAG 2.2']],
    ['A (research/attribution.md §1).', [], ['research/attribution.md §1']],
    ['A (in UTC).', [], []],
    ['A (ISO 4217) b (spec reader-flows §9).', ['reader-flows 9'], ['ISO 4217']],
  ])('%s', (text, sections, others) => {
    const sources = readSources(text);
    expect(sources.sections.map(({ spec, section }) => `${spec} ${section}`)).toEqual(sections);
    expect(sources.others).toEqual(others);
  });

  it('go, and other parentheses stay', () => {
    expect(withoutSources('Days (24 hours each) of it (spec reader-flows §9).')).toBe(
      'Days (24 hours each) of it.',
    );
  });
});

describe('the first sentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['One, e.g. Two. Three.', 'One, e.g. Two.'],
    ['See a.ts for it', 'See a.ts for it'],
    ['Is 1.5 much? Yes.', 'Is 1.5 much?'],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

it('reads a comment of one line', () => {
  expect(readComment('/** One * two */')).toEqual({
    text: 'One * two',
    decided: [],
    isInternal: false,
  });
});

describe('what is written', () => {
  const outputs = renderOutputs(found);

  it('has a row for each rule', () => {
    expect(outputs['docs/rules.md']).toContain(
      '| [`TAIL_MAX_LENGTH`](../src/slugs/tail.ts) | Longest tail, in characters. | links-and-rules §9 |  |',
    );
    expect(outputs['docs/rules.md']).toContain(
      '| Cuts a tail at `\\|`; e.g. a long one. | reader-flows §5; reader-flows §9; links-and-rules §4; RFC 5322 §3.4 | An empty tail stays, as nothing can be cut. Also this. |',
    );
    expect(outputs['docs/rules.md']).not.toContain('helper');
  });

  it('points from a second section to the rule', () => {
    expect(outputs['docs/rules.md']).toContain('Also: [`cutTail`](../src/slugs/tail.ts).');
  });

  it('passes on what is public', () => {
    expect(outputs['src/index.ts']).toContain(
      "export { TAIL_MAX_LENGTH, cutTail, bare } from './slugs/tail.ts';\n" +
        "export type { Tail } from './slugs/tail.ts';\n",
    );
  });

  it('cannot be when two files export one name', () => {
    expect(findDoubles([...found, ...found.slice(0, 1)])).toEqual([
      `TAIL_MAX_LENGTH (${FILE}, ${FILE})`,
    ]);
    expect(() => renderOutputs([...found, ...found.slice(0, 1)])).toThrow(
      'exported twice: TAIL_MAX_LENGTH',
    );
  });
});

import { firstSentence } from './read-comment.ts';
import { DOCUMENTS, withoutSources } from './read-sources.ts';
import type { Export } from './read-exports.ts';
import type { DocumentName, Section } from './read-sources.ts';

const TITLES: Record<DocumentName, Record<number, string>> = {
  'reader-flows': {
    1: 'What it is for',
    2: 'Screens and routes',
    3: 'Entities',
    4: 'States and transitions',
    5: 'Validation',
    6: 'Roles and permissions',
    7: 'Calls',
    8: 'Errors',
    9: 'Constants and limits',
  },
  'links-and-rules': {
    1: 'What it is for',
    2: 'Routes',
    3: 'Entities',
    4: 'States and transitions',
    5: 'Validation',
    6: 'Roles and permissions',
    7: 'Assets, feeds and other links',
    8: 'Errors and messages',
    9: 'Constants and limits',
  },
};

const INTRODUCTION = `# The rules

Every rule, table and constant of \`src\`: where it comes from, what it is called, what it means, and what was
decided where the specification is silent. Written by \`npm run rules\` from the doc comments; do not edit it.

The specification is two documents, \`reader-flows\` and \`links-and-rules\`; their sections are named with §.
A rule stands under the first section that its comment names; the other sections that it serves point to it.
All of it is exported by \`flyleaf\`, the schemas by \`flyleaf/contracts\`.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const link = ({ name, file }: Export): string => `[\`${name}\`](../${file})`;

const sectionName = ({ spec, section }: Section): string => `${spec} §${section}`;

function sourceCell({ sections, others }: Export): string {
  return [...new Set(sections.map(sectionName)), ...others].join('; ');
}

function row(each: Export): string {
  const meaning = firstSentence(withoutSources(each.text)).replace(/[\s:;,]+$/u, '');
  const cells = [link(each), meaning, sourceCell(each), each.decided.join(' ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** The rows of one heading, and the rules that stand under another one; nothing when there are none. */
function block(heading: string, rules: readonly Export[], others: readonly Export[] = []): string {
  const table = ['| Name | Meaning | Source | Decided |', '|---|---|---|---|', ...rules.map(row)];
  const parts = [
    ...(rules.length > 0 ? [table.join('\n')] : []),
    ...(others.length > 0 ? [`Also: ${others.map(link).join(', ')}.`] : []),
  ];
  return parts.length > 0 ? [heading, ...parts].join('\n\n') : '';
}

function documentBlocks(spec: DocumentName, rules: readonly Export[]): string[] {
  const sections = Object.entries(TITLES[spec]).map(([number, title]) => {
    const isHere = (each: Section | undefined) =>
      each?.spec === spec && each.section === Number(number);
    const first = rules.filter(({ sections }) => isHere(sections[0]));
    const others = rules.filter((each) => !first.includes(each) && each.sections.some(isHere));
    return block(`### §${number} ${title}`, first, others);
  });
  return [`## ${spec}`, ...sections];
}

/** The text of `docs/rules.md`. */
export function renderRules(rules: readonly Export[]): string {
  const beside = rules.filter(({ sections }) => sections.length === 0);
  const blocks = [
    INTRODUCTION.trim(),
    ...DOCUMENTS.flatMap((spec) => documentBlocks(spec, rules)),
    block('## Beside the two documents', beside),
  ];
  return `${blocks.filter((each) => each !== '').join('\n\n')}\n`;
}

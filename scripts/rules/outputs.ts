import { isRule, readExports } from './read-exports.ts';
import { renderIndex } from './render-index.ts';
import { renderRules } from './render-rules.ts';
import type { Export } from './read-exports.ts';

const CONTRACTS_HEAD = `/** The entities' schemas: \`import { … } from 'flyleaf/contracts'\`. Written by \`npm run rules\`; do not edit it. */
`;

/** zod comes with the schemas, so they are an entry of their own. */
const isContract = ({ file }: Export): boolean => file.startsWith('src/contracts/');

/** Names that two files export, with the files: the library could export only one of them. */
export function findDoubles(exports: readonly Export[]): string[] {
  const names = exports.map(({ name }) => name);
  const doubles = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...doubles].map((double) => {
    const files = exports.filter(({ name }) => name === double).map(({ file }) => file);
    return `${double} (${files.join(', ')})`;
  });
}

/** Path → text of every file that is written from the doc comments. Throws when two files export one name. */
export function renderOutputs(exports = readExports()): Record<string, string> {
  const open = exports.filter(({ isInternal }) => !isInternal);
  const library = open.filter((each) => !isContract(each));
  const contracts = open.filter(isContract);
  const doubles = [...findDoubles(library), ...findDoubles(contracts)];
  if (doubles.length > 0) throw new Error(`exported twice: ${doubles.join(', ')}`);
  return {
    'docs/rules.md': renderRules(exports.filter(isRule)),
    'src/index.ts': renderIndex(library),
    'src/contracts/index.ts': renderIndex(contracts, 'src/contracts', CONTRACTS_HEAD),
  };
}

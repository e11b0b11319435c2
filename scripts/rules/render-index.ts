import type { Export } from './read-exports.ts';

const HEAD = `/* oxlint-disable max-lines -- a list */
/** The library's public names: \`import { … } from 'flyleaf'\`. Written by \`npm run rules\`; do not edit it. */
`;

/** One statement, as the formatter wants it. */
function statement(keyword: string, names: readonly string[], path: string): string {
  const line = `${keyword} { ${names.join(', ')} } from '${path}';`;
  return line.length <= 100
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';`;
}

function fileStatements(path: string, exports: readonly Export[]): string[] {
  const names = (isType: boolean) =>
    exports.filter((each) => each.isType === isType).map(({ name }) => name);
  const keywords = [
    ['export', names(false)],
    ['export type', names(true)],
  ] as const;
  return keywords
    .filter(([, found]) => found.length > 0)
    .map(([keyword, found]) => statement(keyword, found, path));
}

/** The text of an index file in `folder` that passes these exports on, file by file. */
export function renderIndex(exports: readonly Export[], folder = 'src', head = HEAD): string {
  const files = [...new Set(exports.map(({ file }) => file))];
  const statements = files.flatMap((file) => {
    const path = file.replace(`${folder}/`, './');
    return fileStatements(
      path,
      exports.filter((each) => each.file === file),
    );
  });
  return `${head}${statements.join('\n')}\n`;
}

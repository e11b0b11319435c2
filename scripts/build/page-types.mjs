/**
 * Writes `/flyleaf.d.ts`: the declarations of `src/contracts/embed.ts` that a publisher's page meets, then
 * `page-globals.d.ts`, in one file without imports.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import ts from 'typescript';
import { note, writeCompressed, writeManifest } from './manifest.mjs';

const PUBLIC = 'dist/public/flyleaf.d.ts';
const GLOBALS = 'scripts/build/page-globals.d.ts';
const LINT = /^\/\* oxlint[^\n]*\n/u;
const IMPORT = /^import type \{(?<names>[^}]*)\} from '[^']+embed\.ts';\n/mu;
/** Where a fact stands in the specification: of no use to a publisher. */
const SOURCE = / \(spec [^)]*\)/gu;
/** Everything that an alias stands for, at its full length. */
const IN_FULL = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** The declaration of a type where it is declared, through the imports of other files. */
function declarationOf(checker, name) {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const isImport = symbol.flags & ts.SymbolFlags.Alias;
  return (isImport ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
}

/** The names of other declarations in a declaration. */
function namesIn(node) {
  const names = [];
  const visit = (child) => {
    if (ts.isTypeReferenceNode(child)) names.push(child.typeName);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Interfaces as they stand; of an alias what it comes to, so that it needs no constant of ours. */
function textOf(checker, node) {
  if (ts.isInterfaceDeclaration(node)) return node.getFullText().trim();
  const comment = node.getFullText().slice(0, -node.getText().length).trim();
  const type = checker.getTypeAtLocation(node.name);
  const text = checker.typeToString(type, node, IN_FULL);
  return `${comment}\nexport type ${node.name.text} = ${text.replaceAll('"', "'")};`;
}

function isOurs(node) {
  const isType = node && (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return isType && node.getSourceFile().fileName.includes('/src/');
}

/** The text of `flyleaf.d.ts`. */
export async function pageTypesText() {
  const globals = (await readFile(GLOBALS, 'utf8')).replaceAll('\r\n', '\n');
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true };
  const program = ts.createProgram([GLOBALS], { ...options, target: ts.ScriptTarget.ES2023 });
  const checker = program.getTypeChecker();
  const found = new Set();
  const follow = (node) => {
    for (const declaration of namesIn(node).map((name) => declarationOf(checker, name))) {
      if (!isOurs(declaration) || found.has(declaration)) continue;
      found.add(declaration);
      if (ts.isInterfaceDeclaration(declaration)) follow(declaration);
    }
  };
  follow(program.getSourceFile(GLOBALS));
  const texts = [...found].map((node) => textOf(checker, node).replaceAll(SOURCE, ''));
  return globals.replace(LINT, '').replace(IMPORT, () => `${texts.join('\n\n')}\n`);
}

/** Writes it as a public file, with the loader. */
export function pageTypes() {
  return {
    name: 'page-types',
    async writeBundle() {
      const bytes = Buffer.from(await pageTypesText());
      await mkdir('dist/public', { recursive: true });
      await writeFile(PUBLIC, bytes);
      await writeCompressed(PUBLIC, bytes);
      note('/flyleaf.d.ts', bytes);
      await writeManifest();
    },
  };
}

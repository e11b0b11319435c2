import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { readComment } from './read-comment.ts';
import { readSources } from './read-sources.ts';
import type { Comment } from './read-comment.ts';
import type { Sources } from './read-sources.ts';

/** One exported name of `src`. */
export interface Export extends Comment, Sources {
  name: string;
  /** Path from the root of the tree. */
  file: string;
  /** Gone before it runs. */
  isType: boolean;
  hasComment: boolean;
}

/** The contracts of calls and bundles are documented where they are; the entities' are rules of the specification. */
const IGNORED = ['src/index.ts', 'src/contracts/*.ts'];

/** Every file that may hold a rule, in order. */
export function ruleFiles(): string[] {
  return globSync('src/**/*.ts', { exclude: IGNORED })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : [];
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText());
  }
  const hasName =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return hasName && node.name ? [node.name.text] : [];
}

/** The doc comment that stands right before a statement; '' for none. */
function commentBefore(node: ts.Statement, source: string): string {
  const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  const texts = ranges.map(({ pos, end }) => source.slice(pos, end));
  return texts.findLast((text) => text.startsWith('/**')) ?? '';
}

/** What one file exports, in its order; names that it only passes on belong to the file that declares them. */
export function exportsOf(file: string, source: string): Export[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found = tree.statements.filter(isExported).flatMap((node) => {
    const text = commentBefore(node, source);
    const comment = readComment(text);
    const all = [comment.text, ...comment.decided].join(' ');
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const each = { file, isType, hasComment: text !== '', ...comment, ...readSources(all) };
    return declaredNames(node).map((name) => ({ name, ...each }));
  });
  const isFirst = ({ name }: Export, index: number) =>
    found.findIndex((each) => each.name === name) === index;
  return found.filter(isFirst);
}

/** Every export of `src`: rules, tables, constants, and types. */
export function readExports(): Export[] {
  return ruleFiles().flatMap((file) => exportsOf(file, readFileSync(file, 'utf8')));
}

/** What has a row in `docs/rules.md` and is exported by the library: no types, no plumbing. */
export const isRule = (each: Export): boolean => !each.isType && !each.isInternal;

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import of one file. */
export interface Import {
  /** The file that imports, from the root of the tree. */
  from: string;
  /** The file that is imported, from the root of the tree; a package's name stays as it is. */
  to: string;
  /** Gone before it runs. */
  isType: boolean;
}

const STATEMENT =
  /^(?:import|export)\s+(type\s)?(?:[\w*{},\s$]+?\sfrom\s+)?'([^']+)';|\bimport\('([^']+)'\)/gmu;

/** Imports of a source text, static and dynamic. */
export function importsOf(from: string, source: string): Import[] {
  return [...source.matchAll(STATEMENT)].map(([, type, name, later]) => {
    const target = name ?? later ?? '';
    const to = target.startsWith('.') ? normalize(join(dirname(from), target)) : target;
    return { from, to, isType: type !== undefined };
  });
}

/** Every import of the files below some folders. */
export function readImports(folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  return files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

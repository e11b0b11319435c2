import type { Import } from './read-imports.ts';

/** Files that import one another in a circle, the first found; null when there is none. Types do not count: they are gone. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const targets = new Map<string, string[]>();
  for (const { from, to, isType } of imports) {
    if (!isType) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

import { describe, expect, it } from 'vitest';
import { findCycle } from '../support/imports/find-cycle.ts';
import { importsOf, readImports } from '../support/imports/read-imports.ts';
import type { Import } from '../support/imports/read-imports.ts';

const FOLDERS = ['src', 'loader', 'widgets', 'server', 'demo-site'];

/** Folder → what it may import: folders of ours, and packages (`node:` and the rest of npm as `*`). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  src: ['src', 'zod'],
  loader: ['loader', 'src'],
  widgets: ['widgets', 'src', 'react', 'react-dom', 'preact', 'js-cookie', '@simplewebauthn'],
  server: ['server', 'src', '*'],
  'demo-site': ['demo-site', 'node:*'],
};

/** The index of the contracts is one too: it passes the schemas on. */
const isContract = (file: string) =>
  file.endsWith('.contract.ts') || file === 'src/contracts/index.ts';

/** The first part of a path or of a package's name. */
const rootOf = (to: string) => (to.startsWith('node:') ? 'node:*' : (to.split('/')[0] ?? ''));

function isAllowed({ from, to, isType }: Import): boolean {
  const folder = rootOf(from);
  const root = rootOf(to);
  const allowed = ALLOWED[folder] ?? [];
  if (root === 'zod' && folder === 'src' && !isType) return isContract(from);
  if (isContract(to) && !isType) return folder === 'server' || isContract(from);
  return allowed.includes(root) || (allowed.includes('*') && !FOLDERS.includes(root));
}

const wrong = (imports: readonly Import[]) =>
  imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} → ${to}`);

const imports = readImports(FOLDERS);

describe('import arrows', () => {
  it('reads the imports of every folder', () => {
    const folders = new Set(imports.map(({ from }) => rootOf(from)));
    expect([...folders].sort()).toEqual([...FOLDERS].sort());
  });

  it('all point the right way', () => {
    expect(wrong(imports)).toEqual([]);
  });

  it('never come back to where they began', () => {
    expect(findCycle(imports)).toBeNull();
  });
});

describe('the guard itself', () => {
  const find = (from: string, source: string) => wrong(importsOf(from, source));

  it.each([
    ['loader/x.ts', "import { mount } from '../widgets/a.ts';"],
    ['widgets/x.tsx', "import { z } from 'zod';"],
    ['widgets/x.tsx', "import {\n  call,\n} from '../src/contracts/a.contract.ts';"],
    ['loader/x.ts', "import 'js-cookie';"],
    ['server/x.ts', "import { view } from '../widgets/a.tsx';"],
    ['server/x.ts', "const view = await import('../widgets/a.tsx');"],
    ['src/links/x.ts', "import { readFile } from 'node:fs';"],
    ['src/links/x.ts', "import { z } from 'zod';"],
    ['src/x.ts', "export { a } from '../server/a.ts';"],
    ['demo-site/x.ts', "import { a } from '../src/a.ts';"],
  ])('sees a wrong arrow in %s: %s', (from, source) => {
    expect(find(from, source)).toHaveLength(1);
  });

  it.each([
    ['widgets/x.ts', "import type { A } from '../src/contracts/a.contract.ts';"],
    ['src/contracts/a.contract.ts', "import { z } from 'zod';"],
    ['server/x.ts', "import fastify from 'fastify';"],
  ])('lets a right one pass in %s: %s', (from, source) => {
    expect(find(from, source)).toEqual([]);
  });

  it('sees a circle', () => {
    const circle = [
      ...importsOf('src/a.ts', "import { b } from './b.ts';"),
      ...importsOf('src/b.ts', "import { a } from './a.ts';"),
    ];
    expect(findCycle(circle)).toEqual(['src/a.ts', 'src/b.ts', 'src/a.ts']);
  });
});

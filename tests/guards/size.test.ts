import { describe, expect, it } from 'vitest';
import { measure, withImports } from '../../scripts/size/measure.ts';

const { checks } = measure(new URL('../../dist/', import.meta.url));

describe('bytes until something is usable', () => {
  it.each(Object.entries(checks))('%s stays under its ceiling', (_, { brotli, ceiling }) => {
    expect(brotli).toBeGreaterThan(0);
    expect(brotli).toBeLessThanOrEqual(ceiling);
  });
});

it('counts what a script imports, and what that imports, but not what comes later', () => {
  const files: Record<string, string> = {
    '/assets/a.js': 'import{a as e}from"./b.js";import"./c.js";const d=()=>import("./later.js")',
    '/assets/b.js': 'import{x}from"./c.js";export{x}',
    '/assets/c.js': 'export const x=1',
  };
  expect(withImports('/assets/a.js', (path) => files[path] ?? '')).toEqual([
    '/assets/a.js',
    '/assets/b.js',
    '/assets/c.js',
  ]);
});

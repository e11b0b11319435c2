import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { asArrows } from '../../../../scripts/build/arrows.ts';
import type { AstNode } from 'rollup';

const written = (code: string) => asArrows(code, parseAst(code).body as AstNode[]);

it.each([
  ['function add(a, b = 1) { return a + b; }', 'const add=(a, b = 1) =>{ return a + b; };'],
  ['async function wait({ ms }) { await ms; }', 'const wait=async({ ms }) =>{ await ms; };'],
  ['function last(...all) { return () => all; }', 'const last=(...all) =>{ return () => all; };'],
])('writes %s as an arrow', (code, arrow) => {
  expect(written(code)).toBe(arrow);
});

it.each([
  'function Part(props) { this.props = props; }',
  'function all() { return arguments.length; }',
  'function* each() { yield 1; }',
  'class Part { of() {} }',
  'const add = function (a) { return a; };',
  'import{a}from"./a.js";',
])('leaves %s as it is', (code) => {
  expect(written(code)).toBe(code);
});

it('keeps the order, and what stands inside a function', () => {
  const inner =
    'const one = 1;\nfunction outer() { function inner() { return one; } return inner(); }';
  expect(written(inner)).toBe(
    'const one = 1;\nconst outer=() =>{ function inner() { return one; } return inner(); };',
  );
});

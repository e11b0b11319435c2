import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Widgets, and what they share with the platform's pages, which have all of Preact. */
const sources = globSync('widgets/{shared,subscribe-form,welcome-popup}/**/*.{ts,tsx}');

/** What scripts/build/less-preact.mjs takes out of Preact: a widget that uses it works in its unit tests alone. */
const MISSING: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a part of a component’s life',
    /\b(?:should|component(?:Will(?!Unmount)|DidCatch))[A-Z]?\w*\(/u,
  ],
  ['state from props, or a snapshot', /getDerivedStateFrom|getSnapshotBeforeUpdate/u],
  ['a forced update', /\bforceUpdate\b/u],
  [
    'a function or a callback for setState',
    /\bsetState\(\s*(?:\(|\w+\s*=>|function)|setState\([^()]*\},/u,
  ],
  ['context', /contextType|createContext|getChildContext|this\.context/u],
  ['a portal', /createPortal/u],
  ['HTML as a text', /dangerouslySetInnerHTML/u],
  ['a style in an element', /\sstyle=/u],
  ['events on their way down', /\son\w+Capture=/u],
  ['a ref that is a function', /\sref=\{(?:\(|\w+\s*=>)/u],
  ['a ref to a component', /<[A-Z](?:[^<>]|=>)*\sref=/u],
  ['a function as a child', /[^=]>\s*\{(?:\([^()]*\)|\w+)\s*=>/u],
  ['a control that keeps its own value', /\sdefault(?:Value|Checked)=/u],
  ['an element that takes more of Preact', /<(?:textarea|progress|template|math|foreignObject)\b/u],
];

it.each(MISSING)('no widget uses %s', (_, pattern) => {
  expect(sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});

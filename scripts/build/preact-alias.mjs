import { fileURLToPath } from 'node:url';

const shared = (name) =>
  fileURLToPath(new URL(`../../widgets/shared/preact/${name}.ts`, import.meta.url));

/**
 * React-authored, Preact-shipped: what `react` and its companions are in the bundles and in the tests that run on Preact
 * (docs/decisions, preact alias).
 */
export const PREACT_ALIAS = [
  { find: /^react-dom\/client$/u, replacement: shared('react-dom-client') },
  { find: /^react-dom\/server$/u, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx-runtime$/u, replacement: shared('jsx-runtime') },
  { find: /^react$/u, replacement: shared('react') },
];

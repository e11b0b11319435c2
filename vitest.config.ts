import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PREACT_ALIAS } from './scripts/build/preact-alias.mjs';

const support = (name: string) =>
  fileURLToPath(new URL(`./tests/support/preact/${name}.ts`, import.meta.url));

/** React-authored, Preact-shipped: the alias of the build, and what only tests need. */
const preactAlias = [
  { find: /^react$/u, replacement: support('react') },
  { find: /^react\/jsx-dev-runtime$/u, replacement: support('jsx-dev-runtime') },
  ...PREACT_ALIAS,
];

/** Milliseconds for a test that is quick by itself: property tests take their time on a machine that does more. */
const PATIENCE = 30_000;

const node = (name: string, include: string[], extra = {}) => ({
  test: { name, include, environment: 'node' as const, testTimeout: PATIENCE, ...extra },
});

const widgets = (name: string, alias: typeof preactAlias, more: string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    include: ['tests/unit/widgets/**/*.test.{ts,tsx}', 'tests/unit/loader/**/*.test.ts', ...more],
    environment: 'happy-dom' as const,
    testTimeout: PATIENCE,
    server: { deps: { inline: [/preact/u] } },
  },
});

/** A real PostgreSQL, started once for all projects that ask for it. */
const globalSetup = ['tests/support/postgres.setup.ts'];

export default defineConfig({
  test: {
    // Only where asked for (`npm run coverage`, the unit step of `npm test`): the rules, which everything leans on.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/index.ts', 'src/contracts/index.ts'],
      reporter: [['text', { skipFull: true }], 'json'],
      reportsDirectory: 'coverage/src',
      thresholds: { branches: 98 },
    },
    projects: [
      node('unit', ['tests/unit/{src,server,scripts,bench}/**/*.test.ts']),
      widgets('widgets-preact', preactAlias),
      widgets('widgets-react', [], ['tests/unit/react/**/*.test.tsx']),
      node('contract', ['tests/contract/**/*.test.ts'], { globalSetup }),
      node('integration', ['tests/integration/**/*.test.ts'], {
        globalSetup,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      node('faults', ['tests/faults/**/*.test.ts'], {
        globalSetup,
        testTimeout: 600_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      node('guards', ['tests/guards/**/*.test.ts'], { testTimeout: 60_000 }),
    ],
  },
});

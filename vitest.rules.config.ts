import { defineConfig } from 'vitest/config';

/** The tests of the rules that are mutated (stryker.config.mjs), without projects: they are repeated many times. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['tests/unit/src/{access,pricing,popup,attribution}/**/*.test.ts'],
    environment: 'node',
  },
});

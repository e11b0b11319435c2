import { defineConfig } from 'vitest/config';

/** The rules' own tests alone, without projects: what the mutation run repeats many times. */
export default defineConfig({
  test: { name: 'rules', include: ['tests/unit/src/**/*.test.ts'], environment: 'node' },
});

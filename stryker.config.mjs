/** `npm run mutate`: changes the rules one place at a time and counts which changes no test notices. */
export default {
  mutate: ['src/{access,pricing,popup,attribution}/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'coverage/mutation.json' },
  clearTextReporter: { reportTests: false, allowColor: false },
  tempDirName: 'coverage/stryker',
  ignorePatterns: [
    '/*',
    '!/src',
    '!/tests',
    '!/package.json',
    '!/vitest.rules.config.ts',
    '!/tsconfig.base.json',
  ],
  thresholds: { high: 95, low: 90, break: 85 },
};

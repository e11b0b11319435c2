import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { DISMISSAL_COOKIE } from '../../../src/popup/popup-constants.ts';
import { createPostgresCluster } from '../faults/postgres-cluster.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';

interface TestParts {
  /** An address that nobody else has. */
  address: string;
}

export interface WorkerParts {
  /** What the stack keeps its data in; a project of playwright.config.ts may choose. */
  database: 'sqlite' | 'postgres';
  stack: Stack;
}

/** Starting a database takes its time on a machine that does more. */
const START_WITHIN = 120_000;

/** A stack on a PostgreSQL of its own. */
async function startOnPostgres(): Promise<Stack> {
  const cluster = await createPostgresCluster();
  const stack = await startStack({ DATABASE_URL: cluster.url });
  const stop = async () => {
    await stack.stop();
    await cluster.remove();
  };
  return { ...stack, stop };
}

/** A test with a stack of its own worker, and a reader's address. */
export const test = base.extend<TestParts, WorkerParts>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  address: async ({}, use) => use(`reader-${randomBytes(6).toString('hex')}@example.com`),
  database: ['sqlite', { scope: 'worker', option: true }],
  stack: [
    async ({ database }, use) => {
      const stack = await (database === 'postgres' ? startOnPostgres() : startStack());
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: START_WITHIN },
  ],
});

export { expect } from '@playwright/test';

/** A reader who has sent the popup away a moment ago. */
export async function dismissPopup(context: BrowserContext, { site }: Stack): Promise<void> {
  await context.addCookies([{ name: DISMISSAL_COOKIE, value: String(Date.now()), url: site }]);
}

import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { DISMISSAL_COOKIE } from '../../../src/popup/popup-constants.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';

interface TestParts {
  /** An address that nobody else has. */
  address: string;
}

interface WorkerParts {
  stack: Stack;
}

/** A test with a stack of its own worker, and a reader's address. */
export const test = base.extend<TestParts, WorkerParts>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
  address: async ({}, use) => use(`reader-${randomBytes(6).toString('hex')}@example.com`),
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

/** A reader who has sent the popup away a moment ago. */
export async function dismissPopup(context: BrowserContext, { site }: Stack): Promise<void> {
  await context.addCookies([{ name: DISMISSAL_COOKIE, value: String(Date.now()), url: site }]);
}

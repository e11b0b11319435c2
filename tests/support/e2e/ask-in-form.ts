import type { Locator, Page } from '@playwright/test';

/** The first subscribe form on a page. */
export function formOn(page: Page): Locator {
  return page.locator('flyleaf-subscribe-form').first();
}

/** Scrolls to a form (its script comes when it is near), types an address and sends it, as a reader does. */
export async function askInForm(form: Locator, address: string): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', { name: 'Your email' }).fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

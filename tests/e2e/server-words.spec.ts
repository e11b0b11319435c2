import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { watchTrouble } from '../support/watch-trouble.ts';
import { refuseWith } from '../support/widget-answers.ts';
import { test } from '../support/widget-stage.ts';

const FORM = 'flyleaf-subscribe-form';

const HOSTILE = [
  '<script>document.title = "taken"</script>',
  '<img src="x" onerror="document.title = \'taken\'">',
  '<a href="javascript:document.title=\'taken\'">a script</a>',
  '<b onclick="document.title = \'taken\'">bold</b>',
  '<style>*{display:none}</style>',
  '<i><b>crossed</i></b></a>',
  '&lt;script&gt;',
  '<a href="https://help.example/?a=1&amp;b=2">help</a>',
].join('<br>');

async function ask(page: Page): Promise<void> {
  await page.locator(FORM).getByRole('textbox', { name: 'Your email' }).fill('words@example.org');
  await page.locator(FORM).getByRole('button', { name: 'Subscribe' }).click();
}

test('hostile words of a server stay words, under a strict policy and Trusted Types', async ({
  page,
  stage,
}) => {
  const trouble = await watchTrouble(page);
  await page.goto(`${stage.pages}/strict`);
  const title = await page.title();
  const long = '<b>&amp;</b><a '.repeat(7000);
  await refuseWith(page, 'subscribe', [{ param: 'email', msgHTML: HOSTILE }, { msgHTML: long }]);
  await ask(page);
  const form = page.locator(FORM).first();
  const line = form.locator('#email-note');
  await expect(line).toContainText('<script>document.title = "taken"</script>');
  await expect(line.getByRole('link')).toHaveCount(1);
  const help = line.getByRole('link', { name: 'help' });
  await expect(help).toHaveAttribute('href', 'https://help.example/?a=1&b=2');
  await expect(help).toHaveAttribute('target', '_blank');
  await expect(help).toHaveAttribute('rel', 'noopener');
  await line.getByText('bold').click();
  await expect(form.locator('script, img, style, [onclick]')).toHaveCount(0);
  await expect(form.locator('.errors strong').last()).toHaveText('&');
  await expect(form.getByRole('textbox', { name: 'Your email' })).toHaveValue('words@example.org');
  expect(await page.title()).toBe(title);
  expect([...trouble.violations, ...trouble.errors]).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const errors of ['inline', 'container']) {
      test(`axe finds nothing where the server's words stand ${errors}`, async ({
        page,
        stage,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${stage.pages}/reading?ERRORS=${errors}`);
        await refuseWith(page, 'subscribe', [
          {
            param: 'email',
            msgHTML: 'Ask <a href="https://help.example">our help</a>, <b>now</b>',
          },
          { msg: 'And then this' },
        ]);
        await ask(page);
        const form = page.locator(FORM);
        await expect(form.getByRole('alert')).toHaveCount(errors === 'inline' ? 2 : 1);
        await expect(form.getByRole('textbox', { name: 'Your email' })).toBeFocused();
        await expectAccessible(page, FORM, `server's words, ${errors}`);
      });
    }
  });
}

import { readFileSync, writeFileSync } from 'node:fs';
import { openCase } from '../support/gallery/cases.ts';
import { expect, test } from '../support/gallery/gallery-test.ts';
import { readAloud } from '../support/gallery/read-aloud.ts';

const FILE = new URL('../../docs/accessibility.md', import.meta.url);
/** What is heard, as the document has it: the widget, its state, and a line for each thing. */
const HEARD = /```heard ([\w-]+) ([\w-]+)\n(.*?)```/gsu;

const scripts = [...readFileSync(FILE, 'utf8').matchAll(HEARD)];

test('the document has a script for the form, the popup and the pages', () => {
  const widgets = new Set(scripts.map(([, widget]) => widget));
  expect([...widgets].toSorted()).toEqual(['form-card', 'page', 'popup']);
});

for (const [, widget = '', state = '', lines = ''] of scripts) {
  test(`${widget}, ${state}, is heard as the document says`, async ({ page, platform }, info) => {
    await openCase(page, platform, { widget, state, theme: 'light' });
    const heard = `${(await readAloud(page)).join('\n')}\n`;
    if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
      const fence = `\`\`\`heard ${widget} ${state}\n`;
      const document = readFileSync(FILE, 'utf8').split(fence);
      const rest = document[1]?.slice(document[1].indexOf('```'));
      writeFileSync(FILE, `${document[0]}${fence}${heard}${rest}`);
      return;
    }
    expect(heard).toBe(lines);
  });
}

test('nothing but the words of the state is announced', async ({ page, platform }) => {
  const announced = async (state: string) => {
    await openCase(page, platform, { widget: 'form-card', state, theme: 'light' });
    const parts = page.locator('flyleaf-subscribe-form').locator('output, [role=alert]');
    return (await parts.allTextContents()).filter(Boolean);
  };
  expect(await announced('idle')).toEqual([]);
  expect(await announced('invalid')).toEqual(['That email address is not complete.']);
  expect(await announced('sending')).toEqual(['One moment…']);
  expect(await announced('trouble')).toEqual(['Something went wrong. What you typed is kept.']);
  expect(await announced('servers-words')).toEqual(['This domain takes no mail. Why?']);
  expect(await announced('inbox-wrong')).toEqual(['That code is not right.']);
  expect(await announced('inbox-sent-again')).toEqual(['Sent again. Look among the spam, too.']);
});

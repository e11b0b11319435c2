// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COPY_GROUPS, PAGE_COPY_GROUPS } from '../../../../src/contracts/embed.ts';
import type { PublisherCopy } from '../../../../src/contracts/embed.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import { signupEmailMessages } from '../../../../server/signup/signup.emails.messages.ts';
import { parseCopyChange } from '../../../../server/publications/publisher-copy.ts';
import { SAMPLE_PAGES } from '../../../../widgets/gallery/sample-pages.ts';
import { copy, renderPage } from '../../../../widgets/pages/render.tsx';

const ALL = { ...copy, mail: signupEmailMessages };
const KEYS = Object.entries(ALL).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, text]) => [group, key, text] as const),
);

/** A text that names its key and keeps its places. */
const mark = (group: string, key: string, text: string) =>
  `⟦${group}.${key}⟧${(text.match(/\{\w+\}/gu) ?? []).join(' ')}`;
const MARKED: PublisherCopy = Object.fromEntries(
  Object.entries(copy).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mark(group, key, text)])),
  ]),
);
const ofPublication = (page: PageProps) => 'publication' in page && page.publication !== undefined;
const PAGES = Object.entries(SAMPLE_PAGES).filter(([, page]) => ofPublication(page));
const render = (page: PageProps) => renderPage(page, { style: '/pages.css', script: '/pages.js' });

/** What people see and hear of a page. */
function textsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll('[aria-label], [placeholder]')) {
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
  }
  return texts.map((text) => text.replaceAll(/⟦[^⟧]*⟧/gu, '').trim()).filter(Boolean);
}

/** What stands on the samples that nobody translates: names, dates, prices, posts. */
const isOurs = (text: string) => KEYS.some(([, , ours]) => ours.length > 3 && text === ours);

it('can be said of every group, and no other', () => {
  expect(Object.keys(ALL).sort()).toEqual([...COPY_GROUPS].sort());
});

it.each(COPY_GROUPS)('takes a text in place of each of %s', (group) => {
  const keys = KEYS.filter(([each]) => each === group);
  expect(keys).not.toEqual([]);
  for (const [, key, ours] of keys) {
    const text = mark(group, key, ours);
    expect(parseCopyChange(`${group}.${key}=${text}`, ALL)).toEqual({ group, key, text });
  }
});

describe.each(PAGES)('%s', (_, page) => {
  it('says the publisher’s words where there are some, and ours again afterwards', () => {
    const before = render(page);
    const html = render({ ...page, copy: MARKED } as PageProps);
    expect(html).toContain('⟦');
    expect(textsOf(html).filter(isOurs)).toEqual([]);
    expect(render(page)).toBe(before);
  });
});

it('is heard of every group of pages somewhere', () => {
  const html = PAGES.map(([, page]) => render({ ...page, copy: MARKED } as PageProps)).join('');
  for (const group of PAGE_COPY_GROUPS) expect(html, group).toContain(`⟦${group}.`);
});

it('docs/install.md names every group', () => {
  const text = readFileSync('docs/install.md', 'utf8');
  const table = text.slice(text.indexOf('| group |'), text.indexOf('A wrong key is'));
  for (const group of COPY_GROUPS) expect(table).toContain(`\`${group}\``);
});

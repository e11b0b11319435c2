import { afterEach, expect, it } from 'vitest';
import { language } from '../../../../widgets/shared/text/language.messages.ts';
import { plural } from '../../../../widgets/shared/text/plural.ts';

const texts = {
  tries_one: 'one: {count}',
  tries_many: 'many: {count}',
  tries_other: 'other: {count}',
};

afterEach(() => {
  language.lang = 'en';
});

it.each([
  ['en', 0, 'other: 0'],
  ['en', 1, 'one: 1'],
  ['en', 2, 'other: 2'],
  ['en', 12_345, 'other: 12,345'],
  ['en', 1_000_000, 'other: 1,000,000'],
  ['de', 12_345, 'other: 12.345'],
  ['es', 1, 'one: 1'],
  ['es', 1_000_000, 'many: 1.000.000'],
  ['fr', 0, 'one: 0'],
  ['fr', 2, 'other: 2'],
  ['fr', 1_000_000, 'many: 1\u202f000\u202f000'],
  ['it', 1_000_000, 'many: 1.000.000'],
  ['pt', 0, 'other: 0'],
  ['pt', 12_345, 'other: 12\u00a0345'],
  ['pt-br', 0, 'one: 0'],
  ['pt-br', 12_345, 'other: 12.345'],
])('counts in %s: of %d it says %j', (lang, count, text) => {
  language.lang = lang;
  expect(plural(texts, 'tries', count)).toBe(text);
});

it('says `other` for a category that no text is for', () => {
  language.lang = 'ar';
  expect(plural(texts, 'tries', 2)).toMatch(/^other: /u);
});

it('puts in the number as it is, whatever the words', () => {
  const messages = { a_one: '', a_many: '', a_other: 'over {count} $& readers' };
  expect(plural(messages, 'a', 1000)).toBe('over 1,000 $& readers');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import { freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const LETTER = '# What the sea leaves out\n\nThe tide goes out.';
const MARA = 'mara@tideline.example';

let database: TestDatabase;
const run = (argv: readonly string[], input = LETTER) =>
  runCommandLine(argv, commandEnvironment(database), input);

/** On one database alone: what is typed wrong is so on either. */
beforeAll(async () => {
  database = await freshDatabase('sqlite');
  await run(['publication', 'create', 'tideline', '--name', 'The Tideline']);
  await run(['contributor', 'add', 'tideline', MARA]);
  await run(['post', 'add', 'tideline', '-']);
});
afterAll(() => database.dispose());

async function expectRefusal(argv: readonly string[], words: string, input?: string) {
  const result = await run(argv, input);
  expect(result.err).toContain(words);
  expect(result.err.trimEnd().split('\n')).toHaveLength(1);
  expect(result).toMatchObject({ code: 1, out: '' });
}

describe('a post is refused', () => {
  it.each([
    ['an audience that is none', ['--audience', 'friends'], '--audience must be one of everyone'],
    ['a slug that is taken', ['--slug', 'what-the-sea-leaves-out'], "'what-the-sea-leaves-out' is"],
    ['a slug of digits', ['--slug', '12'], 'must have a letter'],
    ['a slug that is none', ['--slug', 'A b'], "like 'a-b'"],
    ['a time without a zone', ['--published-at', '2026-11-21T09:00'], '--published-at must be'],
    ['an author whom nobody knows', ['--author', 'x@y.example'], '--author must be a user'],
    ['an author without a name', ['--author', ' '], '--author must not be empty'],
    ['a section that is not there', ['--section', 'atolls'], "no section 'atolls'"],
    ['a page that is no address', ['--url', 'javascript:x'], '--url must be'],
    ['36 authors', Array.from({ length: 36 }, () => ['--author', 'A']).flat(), 'at most 35'],
  ])('with %s', async (_, options, words) => {
    await expectRefusal(['post', 'add', 'tideline', '-', ...options], words);
  });

  it.each([
    ['no title', 'Words', '--title is missing'],
    ['no text', '# Title', 'text must not be empty'],
  ])('with %s', async (_, input, words) => {
    await expectRefusal(['post', 'add', 'tideline', '-'], words, input);
  });

  it('from a file that is not there, and of a publication that is not there', async () => {
    await expectRefusal(['post', 'add', 'tideline', '/nothing.md'], "can't be read");
    await expectRefusal(['post', 'add', 'nobody', '-'], "no publication 'nobody'");
  });
});

describe('what decides who reads is refused', () => {
  it.each([
    [['contributor', 'add', 'tideline', MARA, '--role', 'king'], 'must be one of owner'],
    [['contributor', 'add', 'tideline', 'nobody'], "argument 'email' must be an address"],
    [['subscribers', 'set', 'tideline', MARA, '--type', 'comp'], 'does not subscribe'],
    [['subscribers', 'set', 'tideline', 'x@y.example', '--type', 'comp'], 'does not subscribe'],
    [['subscribers', 'set', 'tideline', MARA, '--type', 'vip'], '--type must be one of gift, comp'],
    [['subscribers', 'set', 'tideline', MARA, '--expiry', 'soon'], '--expiry must be a date'],
    [['subscribers', 'set', 'tideline', MARA], 'nothing to set'],
    [['standing', 'set', 'tideline', '--tier', '3'], '--tier must be one of'],
    [['standing', 'set', 'tideline', '--blocked-countries', 'Germany'], '--blocked-countries must'],
    [['standing', 'set', 'tideline'], 'nothing to set'],
  ])('%j', expectRefusal);
});

describe('a profile is refused', () => {
  it.each([
    ['a handle that is none', ['--name', 'A', '--handle', 'a b'], '--handle must have'],
    ['a picture that is no address', ['--name', 'A', '--photo-url', 'x'], '--photo-url must be'],
    ['nothing', [], 'nothing to set'],
  ])('with %s', async (_, options, words) => {
    await expectRefusal(['profile', 'set', MARA, ...options], words);
  });
});

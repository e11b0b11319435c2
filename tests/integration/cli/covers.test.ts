import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { anyCover } from '../../support/covers/cover-json.ts';
import { eachDatabase, freshDatabase, temporaryFolder } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const COVER = {
  blurbs: [{ description: 'Read it by the sea.', author_name: 'Mara' }],
  top_posts: [{ title: 'Sea', url: 'https://tideline.example/p/sea' }],
  top_subscribers: [{ name: 'Ada', photo_url: 'https://tideline.example/ada.jpg' }],
};
const EMPTY = { blurbs: [], top_posts: [], top_subscribers: [] };

eachDatabase((kind) => {
  let database: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  const flyleaf = (...argv: string[]) => runCommandLine(argv, commandEnvironment(database));
  const pipe = (input: string, ...argv: string[]) =>
    runCommandLine(argv, commandEnvironment(database), input);
  const show = async () => JSON.parse((await flyleaf('cover', 'show', 'tideline')).out);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    folder = await temporaryFolder();
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
  });
  beforeEach(() => flyleaf('cover', 'clear', 'tideline'));
  afterAll(async () => {
    await database.dispose();
    await folder.remove();
  });

  const file = async (text: string) => {
    const path = join(folder.path, 'cover.json');
    await writeFile(path, text);
    return path;
  };

  function expectRefusal(result: CommandResult, words: string): void {
    expect(result.err).toContain(words);
    expect(result.err.trimEnd().split('\n')).toHaveLength(1);
    expect(result).toMatchObject({ code: 1, out: '' });
  }

  describe('a cover', () => {
    it('is taken from a file', async () => {
      const path = await file(`\uFEFF${JSON.stringify(COVER)}`);
      const { code, out } = await flyleaf('cover', 'set', 'tideline', path);
      expect({ code, out }).toEqual({
        code: 0,
        out: 'recommendations: 1, posts: 1, subscribers: 1\n',
      });
      expect(await show()).toEqual(COVER);
    });

    it('is taken from stdin, as it is shown', async () => {
      await pipe(JSON.stringify(COVER), 'cover', 'set', 'tideline', '-');
      const { out } = await flyleaf('cover', 'show', 'tideline', '--json');
      await flyleaf('cover', 'clear', 'tideline');
      const again = await pipe(out, 'cover', 'set', 'tideline', '-', '--json');
      expect(JSON.parse(again.out)).toEqual(COVER);
      expect(await show()).toEqual(COVER);
    });

    it('replaces the one before', async () => {
      await pipe(JSON.stringify(COVER), 'cover', 'set', 'tideline', '-');
      await pipe('{"blurbs":[{"description":"Slow."}]}', 'cover', 'set', 'tideline', '-');
      expect(await show()).toEqual({ blurbs: [{ description: 'Slow.' }] });
    });

    it('is emptied, and shown empty as a file could say it', async () => {
      await pipe(JSON.stringify(COVER), 'cover', 'set', 'tideline', '-');
      expect((await flyleaf('cover', 'clear', 'tideline')).out).toBe(
        'the cover of tideline is empty now\n',
      );
      expect((await flyleaf('cover', 'clear', 'tideline', '--json')).out).toBe(
        '{"changed":false}\n',
      );
      expect(await show()).toEqual(EMPTY);
      const { code } = await pipe(JSON.stringify(EMPTY), 'cover', 'set', 'tideline', '-');
      expect(code).toBe(0);
    });

    it('says when the subscribers in it are not shown', async () => {
      const input = JSON.stringify(COVER);
      const hidden = await pipe(input, 'cover', 'set', 'tideline', '-');
      expect(hidden.err).toMatch(/^note: subscribers are not shown yet: .*--welcome-page-details/u);
      await flyleaf('publication', 'set', 'tideline', '--welcome-page-details', 'true');
      expect((await pipe(input, 'cover', 'set', 'tideline', '-')).err).toBe('');
      await flyleaf('publication', 'set', 'tideline', '--welcome-page-details', 'false');
    });

    it.each([
      ['{"blurbs":[{"description":"a"},{"description":""}]}', 'error: blurbs[1].description must'],
      ['[]', 'error: cover must be an object'],
      ['{"blurbs"', 'error: stdin is no JSON: '],
      ['', 'error: stdin is no JSON: '],
      [`"${'x'.repeat(1024 * 1024)}"`, "error: stdin can't be read: it has more than 1048576"],
    ])('stays as it was after %.30s', async (input, words) => {
      await pipe(JSON.stringify(COVER), 'cover', 'set', 'tideline', '-');
      expectRefusal(await pipe(input, 'cover', 'set', 'tideline', '-'), words);
      expect(await show()).toEqual(COVER);
    });

    it('comes back as it was written, or is refused by a place in it', async () => {
      const property = fc.asyncProperty(anyCover, async (json) => {
        const written = JSON.stringify(json);
        const before = await show();
        const { code, out, err } = await pipe(written, 'cover', 'set', 'tideline', '-', '--json');
        if (code === 1) {
          expect(out).toBe('');
          expect(err).toMatch(/^error: (?:cover|blurbs|top_posts|top_subscribers)[\w.[\]]* /u);
        }
        expect(await show()).toEqual(code === 0 ? JSON.parse(written) : before);
      });
      await fc.assert(property, { numRuns: 40 });
    });

    it('may be as large as a file may be', async () => {
      const input = JSON.stringify(COVER).padEnd(1024 * 1024);
      expect(await pipe(input, 'cover', 'set', 'tideline', '-')).toMatchObject({ code: 0 });
    });

    it('is not taken from a file that is not there', async () => {
      const path = join(folder.path, 'missing.json');
      const refused = await flyleaf('cover', 'set', 'tideline', path);
      expectRefusal(refused, `error: ${path} can't be read: `);
    });

    it.each([['show'], ['clear']])('of no publication is not there to %s', async (command) => {
      expectRefusal(await flyleaf('cover', command, 'nobody'), "There is no publication 'nobody'");
    });

    it('of no publication is not set', async () => {
      const refused = await pipe('{}', 'cover', 'set', 'nobody', '-');
      expectRefusal(refused, "There is no publication 'nobody'");
    });
  });

  it('explains its file', async () => {
    const { out, code } = await flyleaf('cover', 'set', '--help');
    expect(code).toBe(0);
    const example = /^ {2}\{\n.*?^ {2}\}$/msu.exec(out)?.[0] ?? '';
    expect(await pipe(example, 'cover', 'set', 'tideline', '-')).toMatchObject({ code: 0 });
  });
});

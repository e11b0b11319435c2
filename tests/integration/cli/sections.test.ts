import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

eachDatabase((kind) => {
  let database: TestDatabase;
  const flyleaf = (...argv: string[]) => runCommandLine(argv, commandEnvironment(database));
  const section = (...argv: string[]) => flyleaf('section', ...argv);
  const show = async (slug: string) =>
    JSON.parse((await section('show', 'tideline', slug, '--json')).out);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
    await flyleaf('publication', 'create', 'other', '--name', 'Other');
    await section('create', 'tideline', 'harbours', '--name', 'Harbours');
  });
  afterAll(() => database.dispose());

  function expectRefusal(result: CommandResult, words: string): void {
    expect(result.err).toContain(words);
    expect(result.err.trimEnd().split('\n')).toHaveLength(1);
    expect(result).toMatchObject({ code: 1, out: '' });
  }

  describe('a section', () => {
    it('is made with what was said, and the publication says the rest', async () => {
      const name = ['--name', ' Letters & Parcels '];
      const made = await section('create', 'tideline', 'letters', ...name, '--json');
      expect(made).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(made.out)).toMatchObject({
        slug: 'letters',
        name: 'Letters & Parcels',
        description: null,
        logo_url: null,
        cover_photo_url: null,
        cover_photo_ratio: null,
        hide_intro_title: null,
        hide_intro_subtitle: null,
      });
    });

    it('changes only what is named', async () => {
      await section('set', 'tideline', 'harbours', '--description', 'Where boats wait');
      await section('set', 'tideline', 'harbours', '--hide-intro-title', 'true');
      await section('set', 'tideline', 'harbours', '--hide-intro-subtitle', 'false');
      expect(await show('harbours')).toMatchObject({
        name: 'Harbours',
        description: 'Where boats wait',
        hide_intro_title: true,
        hide_intro_subtitle: false,
      });
      await section('set', 'tideline', 'harbours', '--hide-intro-title', '', '--description', '');
      expect(await show('harbours')).toMatchObject({
        name: 'Harbours',
        description: null,
        hide_intro_title: null,
        hide_intro_subtitle: false,
      });
    });

    it('may have the slug of another publication’s', async () => {
      const made = await section('create', 'other', 'harbours', '--name', 'Other harbours');
      expect(made.code).toBe(0);
      expect(await show('harbours')).toMatchObject({ name: 'Harbours' });
      const { out } = await section('list', 'other');
      expect(out).toBe('SLUG      NAME\nharbours  Other harbours\n');
    });

    it('is listed by its slug', async () => {
      await section('create', 'tideline', 'atolls', '--name', 'Atolls');
      const { out } = await section('list', 'tideline', '--json');
      const slugs = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).slug);
      expect(slugs).toEqual([...slugs].sort());
      expect(slugs).toContain('atolls');
    });

    it('is removed', async () => {
      await section('create', 'tideline', 'gone', '--name', 'Gone');
      expect((await section('remove', 'tideline', 'gone')).out).toBe('gone is removed\n');
      expectRefusal(await section('show', 'tideline', 'gone'), "no section 'gone' of 'tideline'");
      expectRefusal(await section('remove', 'tideline', 'gone'), "no section 'gone'");
      expectRefusal(await section('set', 'tideline', 'gone', '--name', 'X'), "no section 'gone'");
    });

    it.each([
      ['a', 'a'],
      ['48', `${'s'.repeat(47)}s`],
      ['2026-letters', '2026-letters'],
    ])('may be called %s', async (_, slug) => {
      expect((await section('create', 'tideline', slug, '--name', 'X')).code).toBe(0);
      await section('remove', 'tideline', slug);
    });

    it.each([
      ['Field Notes', "argument 'slug' must be a name for addresses, like 'field-notes'"],
      ['-notes', "like 'notes', not '-notes'"],
      ['café', "like 'cafe'"],
      ['s'.repeat(49), `like '${'s'.repeat(48)}'`],
      ['2026', "argument 'slug' must have a letter, not only digits like '2026'"],
      ['', "like 'untitled'"],
      ['harbours', "argument 'slug' 'harbours' is taken"],
    ])('is refused under the slug %j', async (slug, words) => {
      expectRefusal(await section('create', 'tideline', '--name', 'X', '--', slug), words);
    });

    it('has a description of a thousand characters at most', async () => {
      const wave = '🌊';
      const most = wave.repeat(1000);
      expect((await section('set', 'tideline', 'harbours', '--description', most)).code).toBe(0);
      expect(await show('harbours')).toMatchObject({ description: most });
      expectRefusal(
        await section('set', 'tideline', 'harbours', '--description', `${most}x`),
        '--description must have at most 1000 characters',
      );
    });

    it.each([
      ['--name', '', '--name must not be empty'],
      ['--name', 'x'.repeat(101), '--name must have at most 100 characters'],
      ['--description', 'a\nb', '--description must be one line of text'],
      ['--logo-url', 'http://tideline.example/l.png', '--logo-url must be a whole address'],
      ['--cover-photo-url', 'javascript:alert(1)', '--cover-photo-url must be a whole address'],
      ['--cover-photo-ratio', '0', '--cover-photo-ratio must be width divided by height'],
      ['--hide-intro-title', 'maybe', '--hide-intro-title must be true or false'],
    ])('refuses %s %.20j', async (option, value, words) => {
      expectRefusal(await section('set', 'tideline', 'harbours', option, value), words);
    });

    it.each([
      [['create', 'nobody', 'x', '--name', 'X'], "There is no publication 'nobody'"],
      [['list', 'nobody'], "There is no publication 'nobody'"],
      [['create', 'tideline', 'x'], '--name is missing'],
      [['set', 'tideline', 'harbours'], 'nothing to set'],
      [['show', 'tideline', 'a\u0000b'], 'There is no section'],
    ])('says what is wrong with %j', async (argv, words) => {
      expectRefusal(await section(...argv), words);
    });
  });
});

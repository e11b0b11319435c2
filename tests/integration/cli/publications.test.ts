import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

eachDatabase((kind) => {
  let database: TestDatabase;
  let flyleaf: (...argv: string[]) => Promise<CommandResult>;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    flyleaf = (...argv) => runCommandLine(argv, commandEnvironment(database));
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
  });
  afterAll(() => database.dispose());

  const show = async (subdomain: string) =>
    JSON.parse((await flyleaf('publication', 'show', subdomain, '--json')).out);

  /** One line on stderr, nothing on stdout, and a code that scripts see. */
  function expectRefusal(result: CommandResult, words: string): void {
    expect(result.err).toContain(words);
    expect(result.err.trimEnd().split('\n')).toHaveLength(1);
    expect(result).toMatchObject({ code: 1, out: '' });
  }

  describe('a publication', () => {
    it('is made with what was said, and defaults for the rest', async () => {
      const made = await flyleaf(
        'publication',
        'create',
        'letters',
        '--name',
        ' Bücher & Briefe ',
        '--language',
        'pt-BR',
        '--accent-color',
        '#0F6B75',
        '--custom-domain',
        'Bücher.example',
        '--invite-only',
        'yes',
        '--json',
      );
      expect(made).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(made.out)).toMatchObject({
        subdomain: 'letters',
        name: 'Bücher & Briefe',
        language: 'pt-br',
        accent_color: '#0f6b75',
        custom_domain: 'xn--bcher-kva.example',
        invite_only: true,
        welcome_popup: true,
        hero_text: null,
        origins: ['https://xn--bcher-kva.example'],
      });
    });

    it('changes only what is named', async () => {
      await flyleaf('publication', 'set', 'tideline', '--hero-text', 'Slow letters');
      await flyleaf('publication', 'set', 'tideline', '--welcome-popup', 'off');
      expect(await show('tideline')).toMatchObject({
        name: 'The Tideline',
        hero_text: 'Slow letters',
        welcome_popup: false,
      });
    });

    it('loses a setting that is set to nothing', async () => {
      await flyleaf('publication', 'set', 'tideline', '--support-email', 'a@tideline.example');
      await flyleaf('publication', 'set', 'tideline', '--support-email', '');
      expect(await show('tideline')).toMatchObject({ support_email: null });
    });

    it.each([
      ['--popup-delay', '1', { popup_delay: 1 }],
      ['--popup-delay', ' 3600 ', { popup_delay: 3600 }],
      ['--popup-delay', '', { popup_delay: null }],
      ['--popup-scroll', '1', { popup_scroll: 1 }],
      ['--popup-scroll', '100', { popup_scroll: 100 }],
      ['--popup-scroll', '', { popup_scroll: null }],
      ['--popup-exit-intent', 'on', { popup_exit_intent: true }],
      ['--popup-variant', 'Social_Proof', { popup_variant: 'social_proof' }],
      ['--popup-variant', '', { popup_variant: null }],
      ['--popup-experiment', 'true', { popup_experiment: true }],
      ['--popup-query-params', 'true', { popup_query_params: true }],
      ['--welcome-page-details', 'true', { welcome_page_details: true }],
      ['--cover-photo-ratio', '0.01', { cover_photo_ratio: 0.01 }],
      ['--cover-photo-ratio', '100', { cover_photo_ratio: 100 }],
      ['--cover-photo-ratio', '1.3333', { cover_photo_ratio: 1.3333 }],
      ['--cover-photo-ratio', '', { cover_photo_ratio: null }],
    ])('takes %s %j', async (option, value, expected) => {
      const set = await flyleaf('publication', 'set', 'tideline', option, value, '--json');
      expect(set).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(set.out)).toMatchObject(expected);
      expect(await show('tideline')).toMatchObject(expected);
    });

    it('is listed by its subdomain', async () => {
      const { out } = await flyleaf('publication', 'list', '--json');
      const names = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).subdomain);
      expect(names).toEqual([...names].sort());
      expect(names).toContain('tideline');
    });

    it.each([
      ['ab', "argument 'subdomain' must have 3 to 63"],
      ['Demo', "argument 'subdomain' must have 3 to 63"],
      ['www', "argument 'subdomain' 'www' is kept for the platform"],
      ['tideline', "argument 'subdomain' 'tideline' is taken"],
    ])('is refused under the name %s', async (name, words) => {
      expectRefusal(await flyleaf('publication', 'create', name, '--name', 'X'), words);
    });

    it.each([
      ['--name', '', '--name must not be empty'],
      ['--name', 'a\r\nBcc: x@y.example', '--name must be one line of text'],
      ['--name', 'x'.repeat(101), '--name must have at most 100 characters'],
      ['--logo-url', 'http://tideline.example/logo.png', '--logo-url must be a whole address'],
      ['--logo-url', 'javascript:alert(1)', '--logo-url must be a whole address'],
      [
        '--terms-url',
        'https://user:secret@tideline.example',
        '--terms-url must be a whole address',
      ],
      ['--custom-domain', 'https://tideline.example', '--custom-domain must be a host alone'],
      ['--custom-domain', 'tideline.example:8080', '--custom-domain must be a host alone'],
      ['--language', 'nl', '--language must be one of en, de'],
      ['--accent-color', 'red', "--accent-color must be '#'"],
      ['--support-email', 'nobody', '--support-email must be an e-mail address'],
      ['--invite-only', 'maybe', "--invite-only must be true or false, not 'maybe'"],
      ['--welcome-page-details', '', "--welcome-page-details must be true or false, not ''"],
      ['--popup-variant', 'loud', '--popup-variant must be one of default, social_proof, large'],
      ['--popup-delay', '0', "--popup-delay must be a whole number from 1 to 3600, not '0'"],
      ['--popup-delay', '3601', "--popup-delay must be a whole number from 1 to 3600, not '3601'"],
      ['--popup-delay', '1.5', '--popup-delay must be a whole number'],
      ['--popup-delay', '1e2', '--popup-delay must be a whole number'],
      ['--popup-scroll', '0', "--popup-scroll must be a whole number from 1 to 100, not '0'"],
      ['--popup-scroll', '101', "--popup-scroll must be a whole number from 1 to 100, not '101'"],
      ['--cover-photo-ratio', '0.009', '--cover-photo-ratio must be width divided by height'],
      ['--cover-photo-ratio', '100.01', '--cover-photo-ratio must be width divided by height'],
      ['--cover-photo-ratio', '3:2', '--cover-photo-ratio must be width divided by height'],
      ['--cover-photo-ratio', 'Infinity', '--cover-photo-ratio must be width divided by height'],
    ])('refuses %s %j', async (option, value, words) => {
      expectRefusal(await flyleaf('publication', 'set', 'tideline', option, value), words);
    });

    it('names every fault at once', async () => {
      const refused = await flyleaf(
        'publication',
        'set',
        'tideline',
        '--language',
        'nl',
        '--accent-color',
        'red',
      );
      expectRefusal(refused, '--language');
      expectRefusal(refused, '--accent-color');
    });

    it("does not take another one's custom domain", async () => {
      await flyleaf('publication', 'set', 'tideline', '--custom-domain', 'tideline.example');
      await flyleaf('publication', 'create', 'other', '--name', 'Other');
      const refused = await flyleaf(
        'publication',
        'set',
        'other',
        '--custom-domain',
        'tideline.example',
      );
      expectRefusal(
        refused,
        "--custom-domain 'tideline.example' belongs to the publication 'tideline'",
      );
    });

    it.each([
      [['publication', 'show', 'nobody'], "There is no publication 'nobody'"],
      [['publication', 'set', 'nobody', '--name', 'X'], "There is no publication 'nobody'"],
      [['publication', 'set', 'tideline'], 'nothing to set'],
      [['publication', 'create', 'nameless'], '--name is missing'],
      [['publication', 'show'], "missing required argument 'subdomain'"],
      [['publication', 'shw', 'tideline'], "unknown command 'shw'"],
      [['publication', 'list', '--yaml'], "unknown option '--yaml'"],
    ])('says what is wrong with %j', async (argv, words) => {
      expectRefusal(await flyleaf(...argv), words);
    });
  });

  describe('an origin', () => {
    it('is kept as browsers send it, once', async () => {
      await flyleaf('publication', 'create', 'origins', '--name', 'Origins');
      await flyleaf('origin', 'add', 'origins', 'HTTPS://Blog.Example:443/');
      const again = await flyleaf('origin', 'add', 'origins', 'https://blog.example', '--json');
      expect(JSON.parse(again.out)).toEqual({ origin: 'https://blog.example', changed: false });
      const { out } = await flyleaf('origin', 'list', 'origins');
      expect(out).toBe('https://blog.example\n');
    });

    it('may be plain http on this machine', async () => {
      const added = await flyleaf('origin', 'add', 'tideline', 'http://localhost:8788');
      expect(added).toMatchObject({ code: 0, out: 'http://localhost:8788 is registered\n' });
    });

    it('is taken away', async () => {
      await flyleaf('origin', 'add', 'tideline', 'https://gone.example');
      await flyleaf('origin', 'remove', 'tideline', 'https://gone.example');
      const { out } = await flyleaf('origin', 'list', 'tideline');
      expect(out).not.toContain('gone');
    });

    it.each([
      ['http://blog.example', "argument 'origin' must be https"],
      ['https://blog.example/path', 'write https://blog.example'],
      ['blog.example', "argument 'origin' must start with https://"],
      ['ftp://blog.example', "argument 'origin' must start with https://"],
      ['https://user@blog.example', "argument 'origin' must not hold a user"],
      ['*', "argument 'origin' must start with https://"],
    ])('is refused as %s', async (origin, words) => {
      expectRefusal(await flyleaf('origin', 'add', 'tideline', origin), words);
    });

    it('that is not registered is not taken away', async () => {
      expectRefusal(
        await flyleaf('origin', 'remove', 'tideline', 'https://never.example'),
        'https://never.example is not registered for tideline',
      );
    });
  });

  it('explains itself', async () => {
    for (const argv of [['--help'], ['publication', 'create', '--help'], ['doctor', '--help']]) {
      const help = await flyleaf(...argv);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain('Usage: flyleaf');
      expect(help.out).toMatch(/Examples?:/u);
    }
  });
});

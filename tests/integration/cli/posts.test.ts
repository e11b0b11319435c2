import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUuid } from '../../../src/text/uuid.ts';
import { commandEnvironment, runCommandLine } from '../../support/command-line.ts';
import type { CommandResult } from '../../support/command-line.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase, freshDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const LETTER = `# What the sea leaves out\n\n${'The tide goes out. '.repeat(60)}\n\nThe end of it.`;

eachDatabase((kind) => {
  let database: TestDatabase;
  const run = (argv: string[], input = '') =>
    runCommandLine(argv, commandEnvironment(database), input);
  const flyleaf = (...argv: string[]) => run(argv);
  const add = (options: string[], input = LETTER) =>
    run(['post', 'add', 'tideline', '-', ...options], input);
  const added = async (options: string[], input = LETTER) => {
    const { out, err } = await add([...options, '--json'], input);
    expect(err).toBe('');
    return JSON.parse(out) as Record<string, unknown>;
  };

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await flyleaf('publication', 'create', 'tideline', '--name', 'The Tideline');
    await flyleaf('section', 'create', 'tideline', 'harbours', '--name', 'Harbours');
    await flyleaf('contributor', 'add', 'tideline', 'mara@tideline.example', '--role', 'owner');
  });
  afterAll(() => database.dispose());

  function expectRefusal(result: CommandResult, words: string): void {
    expect(result.err).toContain(words);
    expect(result.err.trimEnd().split('\n')).toHaveLength(1);
    expect(result).toMatchObject({ code: 1, out: '' });
  }

  describe('a post', () => {
    it('is added from a text, out at once and for everyone, by its heading', async () => {
      const post = await added([]);
      expect(post).toMatchObject({
        slug: 'what-the-sea-leaves-out',
        title: 'What the sea leaves out',
        subtitle: null,
        type: 'newsletter',
        audience: 'everyone',
        write_comment_permissions: 'everyone',
        section_id: null,
        published_at: TEST_TIME,
        reading_minutes: 2,
      });
      expect(isUuid(String(post['uuid']))).toBe(true);
      expect(post['preview']).toMatch(/^The tide goes out\. .*…$/u);
    });

    it('is shown and listed without what it says', async () => {
      await added(['--slug', 'quiet', '--audience', 'only_paid']);
      const shown = await flyleaf('post', 'show', 'tideline', 'quiet');
      const list = await flyleaf('post', 'list', 'tideline');
      expect(shown.out).toContain('only_paid');
      expect(list.out).toMatch(/quiet +only_paid +2026-11-21T12:00:00\.000Z +What the sea/u);
      const json = await flyleaf('post', 'list', 'tideline', '--json');
      for (const { out } of [shown, list, json]) expect(out).not.toContain('The end of it');
    });

    it('is what its options say', async () => {
      const options = ['--title', ' A page ', '--subtitle', 'Of us', '--slug', 'about'];
      const more = ['--type', 'page', '--audience', 'founding', '--section', 'harbours'];
      const last = ['--published-at', '', '--url', 'https://tideline.example/about'];
      const post = await added([...options, ...more, ...last]);
      expect(post).toMatchObject({
        title: 'A page',
        subtitle: 'Of us',
        slug: 'about',
        type: 'page',
        audience: 'founding',
        published_at: null,
        url: 'https://tideline.example/about',
      });
      expect(post['section_id']).toEqual(expect.any(Number));
    });

    it('is for everyone where nothing is said, but a page of a publication that sells plans', async () => {
      const page = ['--type', 'page', '--slug'];
      expect((await added([...page, 'no-plans']))['audience']).toBe('everyone');
      const plan = ['plan', 'set', 'tideline', 'monthly'];
      await flyleaf(...plan, '--amount', '500', '--currency', 'usd');
      expect((await added([...page, 'not-offered']))['audience']).toBe('everyone');
      await flyleaf('plan', 'offer', 'tideline', '--payments-state', 'enabled');
      expect((await added([...page, 'offered']))['audience']).toBe('only_paid');
      expect((await added(['--slug', 'a-letter']))['audience']).toBe('everyone');
      expect((await added([...page, 'said', '--audience', 'founding']))['audience']).toBe(
        'founding',
      );
      await flyleaf('plan', 'offer', 'tideline', '--payments-state', 'disabled');
    });

    it('gets an ending to its slug where the title alone is taken, or only digits', async () => {
      const again = await added(['--title', 'Twice']);
      expect(again['slug']).toBe('twice');
      expect((await added(['--title', 'Twice']))['slug']).toMatch(/^twice-[a-z0-9]{3}$/u);
      expect((await added(['--title', '2026']))['slug']).toMatch(/^2026-[a-z0-9]{3}$/u);
    });

    it('names its authors in their order: users by address, guests by name', async () => {
      const authors = ['--author', 'MARA@tideline.example', '--author', 'Halina Roe'];
      const { id } = await added(['--slug', 'by-two', ...authors]);
      const rows = await database.handle.kysely
        .selectFrom('post_bylines')
        .select(['position', 'user_id', 'name'])
        .where('post_id', '=', Number(id))
        .orderBy('position')
        .execute();
      expect(rows).toEqual([
        { position: 0, user_id: expect.any(Number), name: null },
        { position: 1, user_id: null, name: 'Halina Roe' },
      ]);
    });

    it('is removed with all that hangs on it', async () => {
      await added(['--slug', 'gone', '--author', 'Halina Roe']);
      expect((await flyleaf('post', 'remove', 'tideline', 'gone')).out).toBe('gone is removed\n');
      expectRefusal(await flyleaf('post', 'show', 'tideline', 'gone'), "no post 'gone'");
      expectRefusal(await flyleaf('post', 'remove', 'tideline', 'gone'), "no post 'gone'");
      const { kysely } = database.handle;
      const posts = kysely.selectFrom('posts').select('id');
      const bodies = kysely.selectFrom('post_bodies').select('post_id');
      expect(await bodies.where('post_id', 'not in', posts).execute()).toEqual([]);
    });
  });

  describe('those who write for a publication', () => {
    it('have one role each, and one of them at most owns it', async () => {
      await flyleaf('contributor', 'add', 'tideline', 'bo@tideline.example');
      await flyleaf('contributor', 'add', 'tideline', 'bo@tideline.example', '--role', 'admin');
      const { out } = await flyleaf('contributor', 'list', 'tideline');
      expect(out).toBe('admin  bo@tideline.example\nowner  mara@tideline.example\n');
      const second = ['bo@tideline.example', '--role', 'owner'];
      expectRefusal(await flyleaf('contributor', 'add', 'tideline', ...second), 'one at most');
      await flyleaf('contributor', 'remove', 'tideline', 'bo@tideline.example');
      const again = await flyleaf('contributor', 'remove', 'tideline', 'bo@tideline.example');
      expectRefusal(again, 'has no role');
    });
  });

  describe('what a subscriber has', () => {
    const set = (...argv: string[]) => flyleaf('subscribers', 'set', 'tideline', ...argv);

    it('changes as far as it is named', async () => {
      await subscribe('ada@reader.example');
      const first = await set('ada@reader.example', '--expiry', '2027-11-21', '--json');
      expect(JSON.parse(first.out)).toEqual({
        email: 'ada@reader.example',
        expiry: '2027-11-21T00:00:00.000Z',
        type: null,
        is_founding: false,
        role: null,
      });
      const options = ['--type', 'gift', '--is-founding', 'true', '--role', 'contributor'];
      const second = await set('ADA@reader.example', ...options, '--json');
      expect(JSON.parse(second.out)).toMatchObject({
        expiry: '2027-11-21T00:00:00.000Z',
        type: 'gift',
        is_founding: true,
        role: 'contributor',
      });
      const third = await set('ada@reader.example', '--expiry', '', '--type', '', '--json');
      expect(JSON.parse(third.out)).toMatchObject({ expiry: null, type: null, is_founding: true });
    });
  });

  describe('the standing of a publication', () => {
    it('changes as far as it is named', async () => {
      expect((await flyleaf('standing', 'show', 'tideline')).out).toBe(
        'tier               1\nblocked_countries  –\n',
      );
      await flyleaf('standing', 'set', 'tideline', '--blocked-countries', 'fr, DE,fr');
      const { out } = await flyleaf('standing', 'set', 'tideline', '--tier', '-2', '--json');
      expect(JSON.parse(out)).toEqual({ tier: -2, blocked_countries: ['DE', 'FR'] });
      await flyleaf('standing', 'set', 'tideline', '--blocked-countries', '', '--tier', '1');
    });
  });

  describe('a profile', () => {
    const set = (...argv: string[]) => flyleaf('profile', 'set', 'mara@tideline.example', ...argv);

    it('is made with a name, changes as far as it is named, and is taken away', async () => {
      expectRefusal(await set('--bio', 'By the sea'), '--name is missing');
      await set('--name', 'Mara Voss', '--handle', '@Mara');
      const { out } = await set('--bio', 'By the sea', '--json');
      expect(JSON.parse(out)).toEqual({
        user_id: expect.any(Number),
        name: 'Mara Voss',
        handle: 'mara',
        bio: 'By the sea',
        photo_url: null,
      });
      await flyleaf('profile', 'remove', 'mara@tideline.example');
      const gone = await flyleaf('profile', 'show', 'mara@tideline.example');
      expectRefusal(gone, "'mara@tideline.example' has no profile");
    });
    it('is refused with a handle that is taken, and for nobody', async () => {
      await flyleaf('contributor', 'add', 'tideline', 'bo@tideline.example');
      await set('--name', 'Mara Voss', '--handle', 'mara');
      const bo = ['profile', 'set', 'bo@tideline.example', '--name', 'Bo', '--handle', 'mara'];
      expectRefusal(await run(bo), "--handle 'mara' is taken");
      expectRefusal(await flyleaf('profile', 'set', 'x@y.example', '--name', 'X'), 'no user');
    });
  });

  async function subscribe(email: string): Promise<void> {
    await flyleaf('contributor', 'add', 'tideline', email);
    await flyleaf('contributor', 'remove', 'tideline', email);
    await database.handle.write(async (trx) => {
      const users = trx.selectFrom('users').select('id').where('email_key', '=', email);
      const { id } = await users.executeTakeFirstOrThrow();
      const { id: publication_id } = await trx
        .selectFrom('publications')
        .select('id')
        .executeTakeFirstOrThrow();
      const row = {
        id: 's1',
        publication_id,
        user_id: id,
        state: 'confirmed',
        created_at: 1,
      } as const;
      await trx.insertInto('subscriptions').values(row).execute();
    });
  }
});

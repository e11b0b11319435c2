import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoverContent } from '../../../src/contracts/cover.contract.ts';
import { saveCover } from '../../../server/covers/cover.store.ts';
import { COUNT_KEPT_FOR, freeSubscriberCount } from '../../../server/covers/free-subscribers.ts';
import type { SubscriptionTable } from '../../../server/db/tables.ts';
import { DEFAULT_SETTINGS } from '../../../server/publications/publication.ts';
import type { Publication, PublicationSettings } from '../../../server/publications/publication.ts';
import {
  insertPublication,
  updatePublication,
} from '../../../server/publications/publication.store.ts';
import { DEFAULT_SECTION } from '../../../server/publications/section.ts';
import { insertSection } from '../../../server/publications/section.store.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';

const BLURB = { description: 'Read it by the sea.', author_name: 'Mara' };
const POST = { title: 'What the sea leaves out', url: 'https://tideline.example/p/sea' };
const FACE = { name: 'Ada', photo_url: 'https://tideline.example/ada.jpg' };

eachDatabase((kind) => {
  let test: TestApp;
  let publication: Publication;
  let url: string;
  let made = 0;

  beforeAll(async () => {
    test = await testApp({ database: kind });
  });
  afterAll(() => test.dispose());
  beforeEach(async () => {
    publication = await add(`tideline-${(made += 1)}`);
    url = `/embed/${publication.subdomain}/cover.json`;
  });

  const add = (subdomain: string, changes: Partial<PublicationSettings> = {}) =>
    test.deps.db.write((trx) => {
      const settings = { ...DEFAULT_SETTINGS, name: 'The Tideline', ...changes };
      return insertPublication(trx, { subdomain, settings, now: 1 });
    });
  const set = (changes: Partial<PublicationSettings>) =>
    test.deps.db.write((trx) => updatePublication(trx, publication.subdomain, changes, 2));
  const curate = (cover: Parameters<typeof saveCover>[2]) =>
    test.deps.db.write((trx) => saveCover(trx, publication.id, cover, 2));
  const addSection = () =>
    test.deps.db.write((trx) =>
      insertSection(trx, {
        publicationId: publication.id,
        slug: 'harbours',
        settings: { ...DEFAULT_SECTION, name: 'Harbours', hide_intro_title: false },
        now: 1,
      }),
    );
  const subscribeReaders = async (...readers: Partial<Insertable<SubscriptionTable>>[]) =>
    test.deps.db.write(async (trx) => {
      for (const reader of readers) {
        const email = `${(made += 1)}@reader.example`;
        const user = { email, email_key: email, created_at: 1 };
        const { id } = await trx
          .insertInto('users')
          .values(user)
          .returning('id')
          .executeTakeFirstOrThrow();
        const key = { id: email, publication_id: publication.id, user_id: id };
        const values = { ...key, state: 'confirmed' as const, created_at: 1, ...reader };
        await trx.insertInto('subscriptions').values(values).execute();
      }
    });
  const count = () => freeSubscriberCount(test.deps, publication.id);
  const ask = async (query = '') => (await test.app.inject(url + query)).json<CoverContent>();
  const settings = async () =>
    (await test.app.inject(`/embed/${publication.subdomain}.json`)).json<Record<string, unknown>>();

  describe('the cover content of a publication', () => {
    it('is empty where nothing was said', async () => {
      expect(await ask()).toEqual({
        section: null,
        blurbs: [],
        top_posts: [],
        top_subscribers: [],
        free_subscriber_count: null,
        welcome_page_details: false,
        custom_domain: null,
        popup_experiment: false,
        popup_variant: null,
      });
    });

    it('has what its publisher curated', async () => {
      await curate({ blurbs: [BLURB], top_posts: [POST], top_subscribers: [FACE] });
      await set({ welcome_page_details: true });
      expect(await ask()).toMatchObject({
        blurbs: [BLURB],
        top_posts: [{ ...POST, subtitle: null }],
        top_subscribers: [FACE],
        free_subscriber_count: null,
        welcome_page_details: true,
      });
    });

    it('has the section that is asked for', async () => {
      await addSection();
      expect((await ask(`?section=harbours`)).section).toEqual({
        slug: 'harbours',
        name: 'Harbours',
        description: null,
        logo_url: null,
        cover_photo_url: null,
        hide_intro_title: false,
        hide_intro_subtitle: null,
      });
    });

    it.each([
      ['whatever its case', 'HARBOURS', 'Harbours'],
      ['as none where there is no such section', 'atolls', undefined],
      ['as none where it can be no section', '%00', undefined],
      ['as none where it is another publication’s', 'foreign', undefined],
      ['as none where it is empty', '', undefined],
      ['as none where it is as long as may be', 'h'.repeat(200), undefined],
    ])('finds a section %s', async (_, slug, name) => {
      await addSection();
      const { id: publicationId } = await add(`other-${(made += 1)}`);
      const settings = { ...DEFAULT_SECTION, name: 'Foreign' };
      await test.deps.db.write((trx) =>
        insertSection(trx, { publicationId, slug: 'foreign', settings, now: 1 }),
      );
      expect((await ask(`?section=${slug}`)).section?.name).toBe(name);
    });

    it.each([`?section=${'h'.repeat(201)}`, '?section=a&section=b'])(
      'is refused for %.20s, and a page can read why',
      async (query) => {
        const answer = await test.app.inject(url + query);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({
          code: 'invalid_request',
          errors: [{ param: 'section' }],
        });
        expect(answer.headers['access-control-allow-origin']).toBe('*');
        expect(answer.headers['cache-control']).toBe('no-store');
      },
    );

    it.each(['/embed/unknown/cover.json', '/embed/%00/cover.json'])(
      'is not there for %s, and a page can read why',
      async (path) => {
        const answer = await test.app.inject(path);
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'publication_not_found' });
        expect(answer.headers['access-control-allow-origin']).toBe('*');
      },
    );

    it('is not sent again until something in it changes', async () => {
      const { headers } = await test.app.inject(url);
      const again = { url, headers: { 'if-none-match': String(headers['etag']) } };
      expect((await test.app.inject(again)).statusCode).toBe(304);
      await curate({ blurbs: [BLURB] });
      expect((await test.app.inject(again)).statusCode).toBe(200);
    });

    it('tells no numbers and no names where its publisher does not want it', async () => {
      await subscribeReaders({ state: 'confirmed' });
      await curate({ blurbs: [BLURB], top_posts: [POST], top_subscribers: [FACE] });
      const { body } = await test.app.inject(url);
      expect(JSON.parse(body)).toMatchObject({ top_subscribers: [], free_subscriber_count: null });
      expect(body).not.toContain('Ada');
    });

    it('tells nothing of who owns the publication', async () => {
      await set({ support_email: 'private@tideline.example', welcome_page_details: true });
      expect((await test.app.inject(url)).body).not.toContain('private@');
    });

    it.each([
      [{ popup_experiment: true }, true],
      [{ popup_experiment: true, embed_tracking_disabled: true }, false],
      [{ popup_experiment: false }, false],
    ])('with %j runs the experiment: %s', async (changes, isOn) => {
      await set(changes);
      expect((await ask()).popup_experiment).toBe(isOn);
    });

    it('names the look that its publisher wants, and the domain that it is on', async () => {
      const custom_domain = `letters-${made}.example`;
      await set({ popup_variant: 'large_fonts', custom_domain, embed_tracking_disabled: true });
      expect(await ask()).toMatchObject({ popup_variant: 'large_fonts', custom_domain });
    });

    it('comes compressed, to any site, for a short while', async () => {
      const from = (encoding: string) =>
        test.app.inject({ url, headers: { 'accept-encoding': encoding } });
      const plain = await from('identity');
      expect(plain.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
      });
      expect(brotliDecompressSync((await from('br')).rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync((await from('gzip')).rawPayload).toString()).toBe(plain.body);
    });
  });

  describe('the count of free subscribers', () => {
    beforeEach(() => set({ welcome_page_details: true }));

    it('is of those who confirmed and for whom nobody pays now', async () => {
      const now = test.clock.now();
      await subscribeReaders(
        { state: 'confirmed', expiry: null },
        { state: 'confirmed', expiry: now - 1 },
        { state: 'confirmed', expiry: now },
        { state: 'confirmed', expiry: now + 1 },
        { state: 'pending' },
        { state: 'unsubscribed' },
        { state: 'review' },
        { state: 'rejected' },
      );
      expect(await count()).toBe(3);
    });

    it.each([
      [10, null],
      [11, 11],
      [20, 11],
      [21, 21],
    ])('of %i is told as %s', async (readers, told) => {
      await subscribeReaders(...Array.from({ length: readers }, () => ({})));
      expect((await ask()).free_subscriber_count).toBe(told);
    });

    it('is not of another publication', async () => {
      await subscribeReaders({}, {});
      const other = await add(`other-${(made += 1)}`, { welcome_page_details: true });
      expect(await freeSubscriberCount(test.deps, other.id)).toBe(0);
      expect(await count()).toBe(2);
    });

    it('is taken anew a minute later, not before', async () => {
      await subscribeReaders({});
      expect(await count()).toBe(1);
      await subscribeReaders({});
      test.clock.advance(COUNT_KEPT_FOR - 1);
      expect(await count()).toBe(1);
      test.clock.advance(1);
      expect(await count()).toBe(2);
    });

    it('is taken once for all who ask at the same time', () => {
      const asked = Array.from({ length: 5 }, () => freeSubscriberCount(test.deps, publication.id));
      expect(new Set(asked).size).toBe(1);
      return Promise.all(asked);
    });

    it('is taken again after it failed', async () => {
      const { kysely } = test.deps.db;
      vi.spyOn(kysely, 'executeQuery').mockRejectedValueOnce(new Error('The database is away'));
      await expect(freeSubscriberCount(test.deps, publication.id)).rejects.toThrow('away');
      expect(await freeSubscriberCount(test.deps, publication.id)).toBe(0);
    });
  });

  it('is named to the loader only where there is something in it', async () => {
    expect(await settings()).not.toHaveProperty('cover');
    await curate({ top_subscribers: [FACE] });
    expect(await settings()).not.toHaveProperty('cover');
    await addSection();
    expect(await settings()).toMatchObject({ cover: true });
  });
});

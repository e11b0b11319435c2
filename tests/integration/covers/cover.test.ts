import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CoverContent } from '../../../src/contracts/cover.contract.ts';
import { saveCover } from '../../../server/covers/cover.store.ts';
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

const URL = '/embed/tideline/cover.json';
const BLURB = { description: 'Read it by the sea.', author_name: 'Mara' };
const POST = { title: 'What the sea leaves out', url: 'https://tideline.example/p/sea' };
const FACE = { name: 'Ada', photo_url: 'https://tideline.example/ada.jpg' };

eachDatabase((kind) => {
  let test: TestApp;
  let publication: Publication;

  beforeEach(async () => {
    test = await testApp({ database: kind });
    publication = await test.deps.db.write((trx) =>
      insertPublication(trx, {
        subdomain: 'tideline',
        settings: { ...DEFAULT_SETTINGS, name: 'The Tideline' },
        now: 1,
      }),
    );
  });
  afterEach(() => test.dispose());

  const set = (changes: Partial<PublicationSettings>) =>
    test.deps.db.write((trx) => updatePublication(trx, 'tideline', changes, 2));
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
  const ask = async (url = URL) => (await test.app.inject(url)).json<CoverContent>();
  const settings = async () =>
    (await test.app.inject('/embed/tideline.json')).json<Record<string, unknown>>();

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
        free_subscriber_count: 0,
        welcome_page_details: true,
      });
    });

    it('has the section that is asked for', async () => {
      await addSection();
      expect((await ask(`${URL}?section=harbours`)).section).toEqual({
        slug: 'harbours',
        name: 'Harbours',
        description: null,
        logo_url: null,
        cover_photo_url: null,
        hide_intro_title: false,
        hide_intro_subtitle: null,
      });
    });

    it('comes compressed, to any site, for a short while', async () => {
      const from = (encoding: string) =>
        test.app.inject({ url: URL, headers: { 'accept-encoding': encoding } });
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

  it('is named to the loader only where there is something in it', async () => {
    expect(await settings()).not.toHaveProperty('cover');
    await curate({ top_subscribers: [FACE] });
    expect(await settings()).not.toHaveProperty('cover');
    await addSection();
    expect(await settings()).toMatchObject({ cover: URL });
  });
});

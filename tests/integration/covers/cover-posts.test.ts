import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CoverContent } from '../../../src/contracts/cover.contract.ts';
import { coverCall } from '../../../src/contracts/cover.contract.ts';
import { saveCover } from '../../../server/covers/cover.store.ts';
import type { NewPost } from '../../../server/posts/post.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { postStage } from '../../support/post-stage.ts';
import type { PostStage } from '../../support/post-stage.ts';

const CURATED = { top_posts: [{ title: 'Curated', url: 'https://tide.example/p/curated' }] };

eachDatabase((kind) => {
  let stage: PostStage;
  let publication: Publication;
  let made = 0;
  beforeAll(async () => {
    stage = await postStage({ database: kind });
  });
  afterAll(() => stage.dispose());
  beforeEach(async () => {
    publication = await stage.addPublication(`tide-${(made += 1)}`);
  });

  const topPosts = async (): Promise<CoverContent['top_posts']> => {
    const answer = await stage.get(`/embed/${publication.subdomain}/cover.json`);
    return coverCall.response.parse(answer.json()).top_posts;
  };
  const hasCover = async () =>
    'cover' in (await stage.get(`/embed/${publication.subdomain}.json`)).json();
  const add = (title: string, changes: Partial<NewPost> = {}) =>
    stage.addPost(publication, { title, slug: title.toLowerCase(), ...changes });

  describe('the posts of a cover', () => {
    it('are the three newest, with where they are read', async () => {
      for (const [age, title] of ['Fourth', 'Third', 'Second'].entries()) {
        await add(title, { publishedAt: TEST_TIME - 10 + age });
      }
      await add('First', { url: 'https://tide.example/first', subtitle: 'Low water' });
      const page = (slug: string) =>
        `http://127.0.0.1:8787/p/${slug}?publication=${publication.subdomain}`;
      expect(await topPosts()).toEqual([
        { title: 'First', subtitle: 'Low water', url: 'https://tide.example/first' },
        { title: 'Second', subtitle: null, url: page('second') },
        { title: 'Third', subtitle: null, url: page('third') },
      ]);
    });

    it('come before what its publisher curated, which stands where there are none', async () => {
      await stage.deps.db.write((trx) => saveCover(trx, publication.id, CURATED, TEST_TIME));
      expect((await topPosts()).map(({ title }) => title)).toEqual(['Curated']);
      await add('Mine');
      expect((await topPosts()).map(({ title }) => title)).toEqual(['Mine']);
    });

    it.each<[string, Partial<NewPost>]>([
      ['for everyone', { audience: 'everyone' }],
      ['for paying readers', { audience: 'only_paid' }],
      ['for founders', { audience: 'founding' }],
    ])('are those %s', async (_, changes) => {
      expect(await hasCover()).toBe(false);
      await add('Listed', changes);
      expect((await topPosts()).map(({ title }) => title)).toEqual(['Listed']);
      expect(await hasCover()).toBe(true);
    });

    it.each<[string, Partial<NewPost>]>([
      ['for free subscribers alone', { audience: 'only_free' }],
      ['a draft', { publishedAt: null }],
      ['a scheduled one', { publishedAt: TEST_TIME + 1 }],
      ['a page', { type: 'page' }],
      ['a letter that is mailed once', { type: 'adhoc_email' }],
    ])('are none that is %s', async (_, changes) => {
      await add('Hidden', changes);
      expect(await topPosts()).toEqual([]);
      expect(await hasCover()).toBe(false);
    });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoSettings } from '../../../scripts/size/demo-settings.ts';
import type { CoverContent } from '../../../src/contracts/cover.contract.ts';
import type { EmbedSettings } from '../../../src/contracts/embed.ts';
import { clearCover, setCover } from '../../../server/covers/cover.service.ts';
import { demoCover } from '../../../server/publications/demo-content.ts';
import { ensureDemoPublication } from '../../../server/publications/demo-publication.ts';
import { setPublication } from '../../../server/publications/publication.service.ts';
import { testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

const SITE = 'http://localhost:8788';
const MOVED = 'http://localhost:9999';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ env: { BASE_DOMAIN: 'localhost' } });
});
beforeEach(async () => {
  await test.deps.db.write((trx) => trx.deleteFrom('publications').execute());
  await start(SITE);
});
afterAll(() => test.dispose());

const start = (site: string) => ensureDemoPublication(test.deps, site);
const settings = async () => (await test.app.inject('/embed/demo.json')).json<EmbedSettings>();
const takePosts = () => test.deps.db.write((trx) => trx.deleteFrom('posts').execute());
const cover = async () => (await test.app.inject('/embed/demo/cover.json')).json<CoverContent>();

describe("the demo's publication", () => {
  it('is told to the loader as its measured size takes it', async () => {
    const told = await settings();
    expect(told).toEqual(demoSettings(told.scripts));
  });

  it('has a cover page with everything that one can have', async () => {
    const { blurbs, top_posts, top_subscribers, ...rest } = await cover();
    expect([blurbs.length, top_posts.length, top_subscribers.length]).toEqual([2, 3, 3]);
    expect(rest).toMatchObject({ free_subscriber_count: null, welcome_page_details: true });
  });

  it('stays as it is when its site stays', async () => {
    const before = [await settings(), await cover()];
    await start(SITE);
    expect([await settings(), await cover()]).toEqual(before);
  });

  it('takes its files along to another port', async () => {
    await start(MOVED);
    const { publication } = await settings();
    expect(publication.logo_url).toBe(`${MOVED}/tideline.svg`);
    expect(publication.cover_photo_url).toBe(`${MOVED}/shore.svg`);
    expect((await cover()).top_subscribers).toEqual(demoCover(MOVED).top_subscribers);
    await takePosts();
    expect((await cover()).top_posts).toEqual(demoCover(MOVED).top_posts);
  });

  it('keeps what its publisher changed', async () => {
    await takePosts();
    const blurbs = [{ description: 'See http://localhost:8788/shore.svg' }];
    const top_posts = [{ title: 'Mine', url: `${SITE}/mine` }];
    await setCover(test.deps, 'demo', { blurbs, top_posts });
    const mine = { cover_photo_url: 'https://mine.example/a.jpg', welcome_page_details: 'false' };
    await setPublication(test.deps, 'demo', { ...mine, logo_url: '' });
    await start(MOVED);
    const { publication } = await settings();
    expect(publication).not.toHaveProperty('logo_url');
    expect(publication.cover_photo_url).toBe('https://mine.example/a.jpg');
    expect(await cover()).toMatchObject({
      blurbs,
      top_posts,
      top_subscribers: [],
      welcome_page_details: false,
    });
  });

  it('gets no cover again that its publisher took away', async () => {
    await takePosts();
    await clearCover(test.deps, 'demo');
    await setPublication(test.deps, 'demo', { cover_photo_url: '', cover_photo_ratio: '' });
    await start(MOVED);
    expect(await settings()).not.toHaveProperty('cover');
    expect((await settings()).publication).not.toHaveProperty('cover_photo_url');
  });
});

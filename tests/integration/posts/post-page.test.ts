import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { saveStanding } from '../../../server/access/standing.store.ts';
import { readRedirect } from '../../../server/session/read-redirect.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME, propsOf } from '../../support/app.ts';
import { postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader } from '../../support/post-stage.ts';

describe('the page of a post', () => {
  let stage: PostStage;
  let own: Publication;
  let founder: Reader;
  beforeAll(async () => {
    stage = await postStage({ env: { COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' } });
    own = await stage.addPublication('own');
    founder = await stage.addReader(own, { state: 'confirmed', is_founding: 1 });
    await stage.addPost(own, { slug: 'founders', audience: 'founding' });
    await stage.addPost(own, { slug: 'open' });
    await stage.addPost(own, { slug: 'draft', publishedAt: null });
  });
  afterAll(() => stage.dispose());

  const ask = (slug: string, reader: Reader | null = null, headers = {}) =>
    stage.get(`/p/${slug}?publication=own`, reader, { accept: 'text/html', ...headers });
  const page = async (...args: Parameters<typeof ask>) => {
    const answer = await ask(...args);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return propsOf(answer.body, 'post');
  };

  it('has all of it for whoever may read it, and asks them for nothing', async () => {
    const { post, form, ways, noindex } = await page('founders', founder);
    expect([post.body !== null, post.preview, noindex]).toEqual([true, null, false]);
    expect([form, ways]).toEqual([null, null]);
    expect(await page('open')).toMatchObject({ form: null, ways: null });
  });

  it('has its start for anybody else, with a form for those who are not signed in', async () => {
    const { post, form, ways } = await page('founders');
    expect([post.body, post.preview !== null]).toEqual([null, true]);
    expect(form?.form_token).toBeTruthy();
    const url = new URL(ways?.login ?? '');
    expect(url.pathname).toBe(PAGE_PATHS.login);
    const back = readRedirect(url.searchParams.get('redirect') ?? '', 'http://127.0.0.1:8787');
    expect(back?.href).toBe('http://127.0.0.1:8787/p/founders?publication=own');
    const reader = await stage.addReader(own, { state: 'confirmed' });
    const nothing = { plans: null, once: null, isWaiting: false, login: null };
    expect(await page('founders', reader)).toMatchObject({ form: null, ways: nothing });
  });

  it('is left to the publisher’s own page by search engines', async () => {
    await stage.addPost(own, { slug: 'elsewhere', url: 'https://own.example/post' });
    expect((await page('elsewhere')).noindex).toBe(true);
  });

  it('is found on the publication’s own host', async () => {
    const headers = { accept: 'text/html', host: 'own.localhost:8787' };
    const { body } = await stage.get('/p/open', null, headers);
    expect(propsOf(body, 'post').post.slug).toBe('open');
  });

  it('says that nothing is there for what is not, and for what nobody may know of', async () => {
    for (const slug of ['nothing', 'draft', '%00']) {
      const answer = await ask(slug);
      expect(answer.statusCode).toBe(404);
      expect(propsOf(answer.body, 'message').message).toBe('notFound');
    }
    const writer = await stage.addReader(own, { writes: 'contributor' });
    expect((await page('draft', writer)).noindex).toBe(true);
  });

  it('keeps to where the publication stands', async () => {
    const stand = (tier: number) =>
      stage.deps.db.write((trx) =>
        saveStanding(trx, own.id, { tier, blockedCountries: ['DE'] }, TEST_TIME),
      );
    await stand(0);
    expect((await page('open')).noindex).toBe(true);
    const blocked = await page('founders', null, { 'x-country': 'DE' });
    expect([blocked.post.preview, blocked.post.body]).toEqual([null, null]);
    expect([blocked.form, blocked.ways]).toEqual([null, null]);
    await stand(-2);
    const answer = await ask('open', founder);
    expect(answer.statusCode).toBe(404);
    expect(propsOf(answer.body, 'message').message).toBe('noPublication');
    await stand(1);
    expect((await page('open')).noindex).toBe(false);
  });
});

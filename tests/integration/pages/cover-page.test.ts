import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearCover, setCover } from '../../../server/covers/cover.service.ts';
import {
  addOrigin,
  createPublication,
  setPublication,
} from '../../../server/publications/publication.service.ts';
import { createSection, setSection } from '../../../server/publications/section.service.ts';
import { propsOf, testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

const POSTS = { top_posts: [{ title: 'Sea', url: 'https://tideline.example/p/sea' }] };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await createPublication(test.deps, 'tideline', { name: 'The Tideline' });
  await createSection(test.deps, 'tideline', 'harbours', { name: 'Harbours' });
  await createPublication(test.deps, 'bare', { name: 'Bare' });
});
beforeEach(async () => {
  await clearCover(test.deps, 'tideline');
  await setPublication(test.deps, 'tideline', {
    cover_photo_url: '',
    cover_photo_ratio: '',
    custom_domain: '',
    invite_only: 'false',
    support_email: '',
  });
});
afterAll(() => test.dispose());

async function page(query = '', host = '127.0.0.1:8787', publication = 'tideline', referer = '') {
  const url = `/subscribe?publication=${publication}&${query}`;
  const { body } = await test.app.inject({ url, headers: { host, referer } });
  return propsOf(body, 'subscribe');
}

describe('the cover of a subscribe page', () => {
  it('is not there where there is nothing more to show', async () => {
    expect((await page()).cover).toBeNull();
    expect((await page('section=unknown')).cover).toBeNull();
  });

  it('has what its publisher curated', async () => {
    await setCover(test.deps, 'tideline', POSTS);
    expect((await page()).cover).toMatchObject({ section: null, top_posts: [{ title: 'Sea' }] });
  });

  it('is of the section that is asked for', async () => {
    expect((await page('section=harbours')).cover?.section).toMatchObject({ name: 'Harbours' });
    expect((await page('section=Harbours')).cover?.section).toMatchObject({ name: 'Harbours' });
  });

  it('says how wide the photo is that is shown', async () => {
    const own = { cover_photo_url: 'https://tideline.example/a.jpg', cover_photo_ratio: '1.5' };
    await setPublication(test.deps, 'tideline', own);
    expect((await page()).cover_photo_ratio).toBe(1.5);
    expect((await page('section=harbours')).cover_photo_ratio).toBe(1.5);
    const photo = { cover_photo_url: 'https://tideline.example/h.jpg' };
    await setSection(test.deps, 'tideline', 'harbours', { ...photo, cover_photo_ratio: '0.75' });
    expect((await page('section=harbours')).cover_photo_ratio).toBe(0.75);
    await setSection(test.deps, 'tideline', 'harbours', { cover_photo_ratio: '' });
    expect((await page('section=harbours')).cover_photo_ratio).toBeNull();
    expect((await page()).cover_photo_ratio).toBe(1.5);
  });
});

describe('where a reader learns more', () => {
  const came = `href=${encodeURIComponent('https://blog.example/essay?a=1')}`;

  beforeAll(async () => {
    for (const origin of ['http://localhost:8788', 'https://b.example', 'https://blog.example']) {
      await addOrigin(test.deps, 'tideline', origin);
    }
  });

  it('is the site that they came from', async () => {
    await setPublication(test.deps, 'tideline', { custom_domain: 'letters.example' });
    expect((await page(came)).learn_more).toBe('https://blog.example');
  });

  it('is the site that their browser names', async () => {
    const from = (referer: string, query = '') =>
      page(query, '127.0.0.1:8787', 'tideline', referer);
    expect((await from('https://blog.example/')).learn_more).toBe('https://blog.example');
    expect((await from('http://localhost:8788/', came)).learn_more).toBe('https://blog.example');
    expect((await from('http://localhost:8788/')).learn_more).toBe('http://localhost:8788');
    expect((await from('https://search.example/')).learn_more).toBe('https://b.example');
    expect((await from('no address')).form.href).toBe('');
  });

  it('is not a site that is not registered', async () => {
    const stranger = `href=${encodeURIComponent('https://stranger.example/')}`;
    expect((await page(stranger)).learn_more).toBe('https://b.example');
  });

  it('is the custom domain, else the first registered origin by https', async () => {
    expect((await page()).learn_more).toBe('https://b.example');
    await setPublication(test.deps, 'tideline', { custom_domain: 'letters.example' });
    expect((await page()).learn_more).toBe('https://letters.example');
  });

  it('is not the domain whose own page this is', async () => {
    await setPublication(test.deps, 'tideline', { custom_domain: 'letters.example' });
    expect((await page('', 'letters.example')).learn_more).toBe('https://b.example');
  });

  it('is nowhere where no site is known', async () => {
    expect((await page('', '127.0.0.1:8787', 'bare')).learn_more).toBeNull();
  });
});

describe('where a reader asks for an invitation', () => {
  it('is said on pages by invitation that have an address', async () => {
    await setPublication(test.deps, 'tideline', { support_email: 'letters@tideline.example' });
    expect(await page()).not.toHaveProperty('invite_email');
    await setPublication(test.deps, 'tideline', { invite_only: 'true' });
    expect((await page()).invite_email).toBe('letters@tideline.example');
    await setPublication(test.deps, 'tideline', { support_email: '' });
    expect(await page()).not.toHaveProperty('invite_email');
  });
});

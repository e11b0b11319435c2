import { globSync, readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAST_READERS, canReadPost } from '../../../src/access/can-read-post.ts';
import { AUDIENCES } from '../../../src/access/audiences.ts';
import type { Audience } from '../../../src/access/audiences.ts';
import type { ViewerLevel } from '../../../src/access/viewer-level.ts';
import { DAY } from '../../../src/time/units.ts';
import type { Post } from '../../../server/posts/post.ts';
import type { Publication } from '../../../server/publications/publication.ts';
import { TEST_TIME } from '../../support/app.ts';
import { bodyEnding, postStage } from '../../support/post-stage.ts';
import type { PostStage, Reader, Terms } from '../../support/post-stage.ts';

const markerOf = (audience: Audience) => `secret-words-of-${audience}`;
const DRAFT = 'secret-words-of-a-draft';

/** Readers below the levels that read everything. */
const READERS: Partial<Record<ViewerLevel, Terms>> = {
  anonymous: {},
  free: { state: 'confirmed' },
  paid: { state: 'confirmed', expiry: TEST_TIME + DAY },
};

describe('what somebody may not read', () => {
  let stage: PostStage;
  let own: Publication;
  const posts: Post[] = [];
  const readers: [ViewerLevel, Reader | null][] = [['anonymous', null]];

  beforeAll(async () => {
    stage = await postStage({ pages: 'built' });
    own = await stage.addPublication('own');
    for (const audience of AUDIENCES) {
      const body = bodyEnding(markerOf(audience));
      posts.push(await stage.addPost(own, { audience, body, slug: audience.replace('_', '-') }));
    }
    posts.push(
      await stage.addPost(own, { publishedAt: null, body: bodyEnding(DRAFT), slug: 'draft' }),
    );
    for (const [level, terms] of Object.entries(READERS)) {
      readers.push([level as ViewerLevel, await stage.addReader(own, terms)]);
    }
  });
  afterAll(() => stage.dispose());

  /** Every address that has to do with a publication's content, in every way that it may be asked for. */
  function askAll(reader: Reader | null): Promise<LightMyRequestResponse>[] {
    const ofPosts = posts.flatMap(({ id, slug }) => [
      `/api/v1/posts/${id}`,
      `/api/v1/posts/${slug}?publication=own`,
      `/p/${slug}?publication=own`,
      `/p/${slug}/comments?publication=own`,
      `/p/${slug}/email?publication=own`,
      `/inbox/post/${id}`,
    ]);
    const others = ['/embed/own.js', '/embed/own.json', '/embed/own/cover.json'];
    const pages = ['/', '/account', '/metrics', '/feed', '/sitemap', '/archive'];
    const ofPublication = ['/subscribe?publication=own', '/api/v1/posts/none?publication=own'];
    const urls = [...ofPosts, ...others, ...pages, ...ofPublication];
    return [
      ...urls.map((url) => stage.get(url, reader)),
      ...urls.map((url) => stage.get(url, reader, { accept: 'text/html' })),
      ...posts.map(({ id }) => stage.post(`/api/v1/posts/${id}/seen`, reader)),
      ...posts.map(({ id }) => stage.post(`/api/v1/posts/${id}`, reader)),
    ];
  }

  it('stands in no answer, neither in the body nor in a header', async () => {
    for (const [level, reader] of readers) {
      const answers = await Promise.all(askAll(reader));
      const said = answers.map(({ headers, body }) => JSON.stringify(headers) + body).join('\n');
      const seen = AUDIENCES.filter((audience) => said.includes(markerOf(audience)));
      const allowed = AUDIENCES.filter((audience) => canReadPost({ audience }, level));
      expect([level, seen]).toEqual([level, allowed]);
      expect(said).not.toContain(DRAFT);
    }
  });

  it('stands in no line of the log, whoever has read it', async () => {
    const admin = await stage.addReader(own, { writes: 'admin' });
    const answers = await Promise.all(askAll(admin));
    const said = answers.map(({ body }) => body).join('\n');
    for (const words of [...AUDIENCES.map(markerOf), DRAFT]) expect(said).toContain(words);
    const log = JSON.stringify(stage.logged());
    for (const words of [...AUDIENCES.map(markerOf), DRAFT]) expect(log).not.toContain(words);
  });

  it('is asked for at every level below the one that reads it', () => {
    const levels = readers.map(([level]) => level);
    expect(levels).toEqual(expect.arrayContaining(['anonymous', 'free', 'paid']));
    expect(Object.values(LEAST_READERS)).toContain('founding');
  });
});

describe('the bodies of posts', () => {
  const FILES = globSync('{server,scripts,bench}/**/*.ts');
  const naming = (words: string) =>
    FILES.filter((file) => readFileSync(file, 'utf8').includes(words)).sort();

  it('are read in one place, which asks for leave', () => {
    expect(naming('post_bodies')).toEqual([
      'server/db/migrations/0008-posts.ts',
      'server/posts/body.store.ts',
      'server/posts/post.tables.ts',
    ]);
    expect(naming('readBody(')).toEqual([
      'server/posts/body.store.ts',
      'server/posts/post.service.ts',
    ]);
  });

  it('have their leave from one place, which asks the rules', () => {
    expect(naming('new ReadGrant(')).toEqual(['server/access/read-grant.ts']);
    expect(naming('canReadPost(')).toEqual([]);
  });
});

import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FlyleafError } from '../../../../src/errors/flyleaf-error.ts';
import { MAIN_SITE, completeHosts } from '../../../../src/links/hosts.ts';
import { LINK_BUILDERS } from '../../../../src/links/route-table.ts';
import { addPodcastUrl, loginUrl, subscribeUrl } from '../../../../src/links/routes/account.ts';
import { sectionPodcastFeedUrl } from '../../../../src/links/routes/feeds.ts';
import { milestoneImageUrl } from '../../../../src/links/routes/images.ts';
import { noteUrl } from '../../../../src/links/routes/notes.ts';
import { postCommentUrl, postUrl } from '../../../../src/links/routes/posts.ts';
import {
  listenUrl,
  sectionArchiveUrl,
  sectionUrl,
} from '../../../../src/links/routes/publication.ts';
import { surveyUrl } from '../../../../src/links/routes/publication.ts';
import { userUrl } from '../../../../src/links/routes/reader.ts';
import { sectionCodec, sectionIdCodec } from '../../../../src/links/section-codec.ts';
import { postVideoThumbnailUrl, videoThumbnailUrl } from '../../../../src/links/routes/videos.ts';

const hosts = completeHosts({ main: 'https://flyleaf.example', baseDomain: 'flyleaf.example' });
const tide = { subdomain: 'tide' };

const thrownBy = (build: () => unknown) => {
  try {
    build();
  } catch (error) {
    return error instanceof FlyleafError ? [error.type, error.message] : error;
  }
  return null;
};

describe('a builder', () => {
  it('is exported under the name of its route', async () => {
    const files = globSync('src/links/routes/*.ts').map((file) => `../../../../${file}`);
    const modules: object[] = await Promise.all(files.map((file) => import(file)));
    const names = modules.flatMap((module) =>
      Object.entries(module)
        .filter(([, value]) => 'route' in Object(value))
        .map(([name, link]) => [name, `${link.route.name}Url`]),
    );
    expect(names).toHaveLength(LINK_BUILDERS.length);
    expect(names.filter(([name, expected]) => name !== expected)).toEqual([]);
  });

  it('leads to the publication, its own domain, or the main site', () => {
    expect(postUrl(hosts, tide, { slug: 'a' })).toBe('https://tide.flyleaf.example/p/a');
    expect(postUrl(hosts, { ...tide, custom_domain: 'tide.org' }, { slug: 'a' })).toBe(
      'https://tide.org/p/a',
    );
    expect(postUrl(hosts, { ...tide, is_www: true }, { slug: 'a' })).toBe(
      'https://flyleaf.example/p/a',
    );
    expect(noteUrl(hosts, MAIN_SITE, { commentId: 1 })).toBe('https://flyleaf.example/note/c-1');
  });

  it('names the publication in the query where it has no host', () => {
    const plain = completeHosts({ main: 'https://flyleaf.example' });
    expect(subscribeUrl(plain, tide)).toBe('https://flyleaf.example/subscribe?publication=tide');
    expect(subscribeUrl(plain, tide, { later: true })).toBe(
      'https://flyleaf.example/subscribe?publication=tide&later=true',
    );
  });

  it.each(['', '.', '..'])('refuses the slug %o', (slug) => {
    expect(thrownBy(() => postUrl(hosts, tide, { slug }))).toEqual([
      'internal',
      "A link to 'post' needs a usable 'slug'",
    ]);
  });

  it.each([
    ['a/b', '/p/a%2Fb'],
    ['../x', '/p/..%2Fx'],
    ['...', '/p/...'],
    ['%2e%2e', '/p/%252e%252e'],
    ['a?b#c', '/p/a%3Fb%23c'],
    ['a\\b', '/p/a%5Cb'],
    ['{slug}', '/p/%7Bslug%7D'],
    ['$&', '/p/%24%26'],
    ['dağ', '/p/da%C4%9F'],
    ['\ud800', '/p/%EF%BF%BD'],
    [' ', '/p/%20'],
    ['\0', '/p/%00'],
  ])('keeps the slug %o in its place', (slug, path) => {
    expect(postUrl.path({ slug })).toBe(path);
    expect(new URL(path, hosts.main).pathname).toBe(path);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    '',
    '0',
    '01',
    '1e3',
    ' 1',
    '1/2',
    'x',
    '9'.repeat(17),
  ])('refuses the id %o', (id) => {
    expect(thrownBy(() => noteUrl(hosts, tide, { commentId: id }))).toEqual([
      'internal',
      "A link to 'note' needs a usable 'commentId'",
    ]);
  });

  it.each([1, '1', Number.MAX_SAFE_INTEGER, String(Number.MAX_SAFE_INTEGER)])(
    'takes the id %o',
    (id) => {
      expect(noteUrl.path({ commentId: id })).toBe(`/note/c-${id}`);
    },
  );

  it.each(['', 'a/b', 'a b', 'ü', '.', 'a.b'])('refuses the token %o', (surveyId) => {
    expect(thrownBy(() => surveyUrl(hosts, tide, { surveyId }))).toEqual([
      'internal',
      "A link to 'survey' needs a usable 'surveyId'",
    ]);
  });

  it('names the value that is missing', () => {
    expect(thrownBy(() => postCommentUrl(hosts, tide, { slug: 'a', commentId: 0 }))).toEqual([
      'internal',
      "A link to 'postComment' needs a usable 'commentId'",
    ]);
    expect(thrownBy(() => userUrl(hosts, { userId: 1, slug: '' }))).toEqual([
      'internal',
      "A link to 'user' needs a usable 'slug'",
    ]);
  });

  it('leaves out an anchor without a usable id', () => {
    const path = (anchor: Parameters<typeof postUrl.path>[0]['anchor']) =>
      postUrl.path({ slug: 'a', anchor });
    expect(path({ to: 'comment', commentId: 0 })).toBe('/p/a');
    expect(path({ to: 'reply', commentId: Number.NaN })).toBe('/p/a');
    expect(path({ to: 'media', uploadId: 'x y' })).toBe('/p/a');
  });
});

describe('where a reader is sent afterwards', () => {
  it.each([
    '/',
    '/p/a?b=c#d',
    '/ünï code',
    '/a//b',
    'https://blog.example/p?x=1',
    'HTTP://blog.example',
  ])('may be %o', (redirect) => {
    const query = new URL(loginUrl(hosts, tide, { redirect })).searchParams;
    expect(query.get('redirect')).toBe(redirect);
  });

  it.each([
    '',
    'p/a',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'flyleaf://drafts/1',
    'https://a@evil.example',
  ])('is never %o', (redirect) => {
    expect(loginUrl(hosts, tide, { redirect })).toBe('https://tide.flyleaf.example/account/login');
  });
});

describe('a section in a link', () => {
  it.each([
    null,
    undefined,
    '',
    '.',
    '..',
    0,
    {},
    { slug: '' },
    { slug: null, id: null },
    { id: 'x' },
  ])('cannot be %o', (section) => {
    expect(thrownBy(() => sectionUrl(hosts, tide, { section }))).toEqual([
      'not_found',
      'Section not found',
    ]);
  });

  it('is written as nothing when there is none', () => {
    expect(sectionCodec.write(null)).toBeNull();
    expect(sectionIdCodec.write(undefined)).toBeNull();
  });

  it('is missed wherever it is needed', () => {
    const error = ['not_found', 'Section not found'];
    expect(thrownBy(() => sectionArchiveUrl(hosts, tide, { section: null }))).toEqual(error);
    expect(thrownBy(() => listenUrl(hosts, tide, { section: null }))).toEqual(error);
    const feed = { pubId: 1, sectionId: { slug: 'talks' } };
    expect(thrownBy(() => sectionPodcastFeedUrl(hosts, feed))).toEqual(error);
    expect(thrownBy(() => sectionPodcastFeedUrl(hosts, { pubId: 1, sectionId: null }))).toEqual(
      error,
    );
  });

  it('may be absent where it is optional', () => {
    expect(addPodcastUrl.path({ section: null })).toBe('/account/add-podcast');
    expect(addPodcastUrl.path({ section: {} })).toBe('/account/add-podcast');
    expect(addPodcastUrl.path()).toBe('/account/add-podcast');
  });
});

describe('pictures', () => {
  it('have no endpoint for an unknown milestone', () => {
    expect(thrownBy(() => milestoneImageUrl(hosts, tide, { kind: 'likes' as 'arr' }))).toEqual([
      'internal',
      'endpoint for milestone not found',
    ]);
  });

  it.each([-1, 1.5, Number.NaN, 100_000])('have no thumbnail %o', (thumbnail) => {
    const values = { postId: 1, uploadId: 'v', thumbnail };
    expect(thrownBy(() => postVideoThumbnailUrl(hosts, values))).toEqual([
      'internal',
      "A link to 'postVideoThumbnail' needs a usable 'thumbnail'",
    ]);
  });

  const start = 'https://flyleaf.example/bucket/video_upload';
  it.each([
    [
      { id: 'v', post_id: 3, user_id: 4, thumbnail_id: 1 },
      `${start}/post/3/v/transcoded-00001.png`,
    ],
    [
      { id: 'v', post_id: null, user_id: 4, thumbnail_id: 0 },
      `${start}/user/4/v/transcoded-00000.png`,
    ],
    [{ id: 5, user_id: '4', thumbnail_id: 12345 }, `${start}/user/4/5/transcoded-12345.png`],
    [{ id: 'v', post_id: 3, thumbnail_id: null }, null],
    [{ id: 'v', post_id: 3 }, null],
    [{ id: 'v', post_id: 3, thumbnail_id: 100_000 }, null],
    [{ id: 'a/b', post_id: 3, thumbnail_id: 1 }, null],
    [{ id: 'v', post_id: 0, thumbnail_id: 1 }, null],
    [{ id: 'v', user_id: -4, thumbnail_id: 1 }, null],
    [{ id: 'v', thumbnail_id: 1 }, null],
    [{ id: 'v', post_id: null, user_id: null, thumbnail_id: 1 }, null],
  ])('of the video %o are at %s', (video, url) => {
    expect(videoThumbnailUrl(hosts, video)).toBe(url);
  });
});

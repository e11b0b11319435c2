import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIN_SITE, completeHosts } from '../../../../src/links/hosts.ts';
import { recogniseLink, recognisePath } from '../../../../src/links/recognise-link.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

const hosts = completeHosts({
  main: 'https://flyleaf.example',
  baseDomain: 'flyleaf.example',
  admin: 'https://admin.flyleaf.example',
  api: 'https://api.flyleaf.example',
  bucket: 'https://storage.example/videos',
});

const named = (path: string, host?: Parameters<typeof recognisePath>[1]) => {
  const found = recognisePath(path, host);
  return found && [found.name, found.values];
};

describe('recognising a path', () => {
  it.each([
    ['/p/low-water', 'post', { slug: 'low-water' }],
    ['/p/low-water/', 'post', { slug: 'low-water' }],
    ['/p/d%C3%BCne', 'post', { slug: 'düne' }],
    ['/p/düne', 'post', { slug: 'düne' }],
    ['/p/a%2Fb', 'post', { slug: 'a/b' }],
    ['/p/a+b', 'post', { slug: 'a+b' }],
    ['/p/a?x=1#input', 'post', { slug: 'a', anchor: { to: 'input' } }],
    ['/p/a#comment-7', 'post', { slug: 'a', anchor: { to: 'comment', commentId: 7 } }],
    ['/p/a#comment-7-reply', 'post', { slug: 'a', anchor: { to: 'reply', commentId: 7 } }],
    ['/p/a#media-x-1', 'post', { slug: 'a', anchor: { to: 'media', uploadId: 'x-1' } }],
    ['/p/a#comment-0', 'post', { slug: 'a' }],
    ['/p/a#comment-', 'post', { slug: 'a' }],
    ['/p/a#comment-7-replies', 'post', { slug: 'a' }],
    ['/p/a#media-', 'post', { slug: 'a' }],
    ['/p/a#%', 'post', { slug: 'a' }],
    ['/p/a#', 'post', { slug: 'a' }],
    ['/p/a/../b', 'post', { slug: 'b' }],
    ['/p/./b', 'post', { slug: 'b' }],
    ['/p/x/%2E%2e/b', 'post', { slug: 'b' }],
    ['\\p\\b', 'post', { slug: 'b' }],
    ['/note/c-5', 'note', { commentId: 5 }],
    ['/embed', 'embed', {}],
    ['/embed/podcast', 'podcastEmbed', {}],
    ['/embed/podcast/one', 'podcastEmbed', { slug: 'one' }],
    ['/discover/recomendations', 'discoverRecommendations', {}],
    ['/discover/recommendations/', 'discoverRecommendations', {}],
    ['/leaderboard/art/trending', 'leaderboardCategory', { categoryId: 'art', ranking: 'rising' }],
    ['/leaderboard/for-you/paid', 'leaderboardCategory', { categoryId: 'for-you' }],
    ['/account?extra_seats', 'account', { extra_seats: true }],
    ['/account?extra_seats=', 'account', { extra_seats: true }],
    ['/account?extra_seats=1', 'account', { extra_seats: true }],
    ['/account?extra_seats=0', 'account', {}],
    ['/account?extra_seats=maybe', 'account', {}],
    ['/account', 'account', {}],
    [
      '/subscribe?later=1&gift=false&autoSubmit&plan=',
      'subscribe',
      { later: true, gift: false, autoSubmit: true },
    ],
    ['/subscribe?later=2&gift=constructor', 'subscribe', {}],
    ['/subscribe?plan=a&plan=b', 'subscribe', { plan: 'a' }],
    ['/subscribe?email=a+b%40c', 'subscribe', { email: 'a b@c' }],
    ['/subscribe?next=javascript:alert(1)', 'subscribe', {}],
    ['/subscribe?next=//evil.example', 'subscribe', {}],
    ['/subscribe?next=%2Fp%2Fa', 'subscribe', { next: '/p/a' }],
    ['/api/v1/video/upload/v/preview.gif?height=-1', 'videoPreview', { uploadId: 'v' }],
    ['/publish/subscribers/details?email=a&userId=3', 'subscriberDetails', { email: 'a' }],
    ['/publish/post/3?tab=other', 'editPost', { postId: 3 }],
    ['/', 'publication', {}],
  ])('%s is %s with %o', (path, name, values) => {
    expect(named(path)).toEqual([name, values]);
  });

  it.each([
    '',
    ' ',
    'p/a',
    '?p=/p/a',
    '//p/a',
    '/\\p/a',
    '/p',
    '/p/',
    '/p//',
    '/p/a//',
    '/.//',
    '/p//a',
    '/p/.',
    '/p/%',
    '/p/%C3',
    '/p/a/b',
    '/P/a',
    '/p/a\n',
    '/p/a\u0000',
    '/note/c-0',
    '/note/c-x',
    '/note/c-9999999999999999',
    '/note/c-٣',
    '/nothing/here',
    '/live-stream/3/preview.png',
    '/feed/podcast/2xrss',
    '/video_upload/post/3/v/transcoded-0001.png',
    '/video_upload/post/3/v/transcoded-000001.png',
    'https://flyleaf.example/p/a',
    'javascript:alert(1)',
  ])('%o is none', (path) => {
    expect(recognisePath(path)).toBeNull();
  });

  it('can be told the host', () => {
    expect(named('/users/3', 'admin')).toEqual(['adminUser', { userId: 3 }]);
    expect(named('/users/3', 'main')).toBeNull();
    expect(named('/p/a', 'main')).toBeNull();
  });

  it('knows places elsewhere only when told', () => {
    expect(named('/intent/post')).toBeNull();
    expect(named('/intent/post', 'external')).toEqual(['microblogShare', {}]);
    expect(named('/b-1')).toBeNull();
    expect(named('/b-1', 'bitcoin')).toEqual(['bitcoinCheckout', { checkoutId: 'b-1' }]);
  });

  it('never throws, whatever it is given', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((path) => `/p/${path}`),
      fc
        .array(fc.constantFrom('/', 'p', '%', '..', '%2e', 'note', 'c-1', '?', '#', '@', '\\'))
        .map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(text, (path) => {
        recognisePath(path);
        recogniseLink(path, hosts);
      }),
      { numRuns: 150 },
    );
  });

  it('takes time in step with the length', () => {
    const start = cpuTime();
    for (const part of ['/', '/..', '-', 'a', '%', '&', '/p/', '%2e']) {
      recognisePath(`/${part.repeat(100_000)}`);
      recognisePath(`/subscribe?${part.repeat(100_000)}`);
    }
    expect(cpuTime() - start).toBeLessThan(2000);
  });
});

describe('recognising an address', () => {
  const found = (url: string, domains?: string[], platform = hosts) => {
    const link = recogniseLink(url, platform, domains);
    return link && [link.name, link.publication];
  };

  it.each([
    ['https://tide.flyleaf.example/p/a', ['post', { subdomain: 'tide' }]],
    ['HTTPS://Tide.Flyleaf.Example:443/p/a', ['post', { subdomain: 'tide' }]],
    ['https://tide.flyleaf.example', ['publication', { subdomain: 'tide' }]],
    ['https://tide.flyleaf.example?x', ['publication', { subdomain: 'tide' }]],
    ['https://tide.flyleaf.example#x', ['publication', { subdomain: 'tide' }]],
    ['https://tide.org/p/a', ['post', { subdomain: '', custom_domain: 'tide.org' }]],
    ['https://flyleaf.example/p/a', ['post', MAIN_SITE]],
    ['https://flyleaf.example/p/a?publication=tide', ['post', MAIN_SITE]],
    ['https://flyleaf.example/inbox', ['inbox', null]],
    ['https://admin.flyleaf.example/users/3', ['adminUser', null]],
    ['https://api.flyleaf.example/feed/podcast/3.rss', ['podcastFeed', null]],
    [
      'https://storage.example/videos/video_upload/post/3/v/transcoded-00001.png',
      ['postVideoThumbnail', null],
    ],
    ['https://flyleaf.example/bitcoin/x', ['bitcoinCheckout', null]],
    ['https://x.com/intent/post?text=a', ['microblogShare', null]],
    ['flyleaf://drafts/3', ['appDraft', null]],
    ['Flyleaf://publications/3/threads', ['appThreads', null]],
  ])('%s is %o', (url, expected) => {
    expect(found(url, ['Tide.org'])).toEqual(expected);
  });

  it.each([
    '/p/a',
    'http://tide.flyleaf.example/p/a',
    'https://tide.flyleaf.example:8443/p/a',
    'https://tide.flyleaf.example.evil.example/p/a',
    'https://eviltide.org/p/a',
    'http://tide.org/p/a',
    'https://a.tide.flyleaf.example/p/a',
    'https://admin.flyleaf.example/p/a',
    'https://www.flyleaf.example/p/a',
    'https://other.example/p/a',
    'https://tide.flyleaf.example/inbox',
    'https://flyleaf.example@evil.example/p/a',
    'https://user:pw@flyleaf.example/inbox',
    'https:///p/a',
    'https:/flyleaf.example/p/a',
    'https://storage.example/videosx/video_upload/post/3/v/transcoded-00001.png',
    'https://storage.example/video_upload/post/3/v/transcoded-00001.png',
    'https://storage.example/videos/../video_upload/post/3/v/transcoded-00001.png',
    'https://storage.example/videos',
    'https://evil.example/intent/post',
    'flyleaf://p/a',
    'flyleaf:drafts/3',
    'other://drafts/3',
    'javascript://flyleaf.example/p/a',
    '',
  ])('%o is none', (url) => {
    expect(found(url, ['tide.org'])).toBeNull();
  });

  it('reads the publication from the query where publications have no hosts', () => {
    const plain = completeHosts({ main: 'http://localhost:8787' });
    const at = (query: string) => found(`http://localhost:8787/p/a${query}`, [], plain);
    expect(at('?publication=Tide')).toEqual(['post', { subdomain: 'tide' }]);
    expect(at('?a=b&publication=tide')).toEqual(['post', { subdomain: 'tide' }]);
    expect(at('')).toEqual(['post', MAIN_SITE]);
    expect(at('?publication=a/b')).toEqual(['post', MAIN_SITE]);
    expect(found('http://tide.localhost:8787/p/a', [], plain)).toBeNull();
    expect(found('http://tide./p/a', [], plain)).toBeNull();
  });

  it('keeps the scheme and the port of the main site', () => {
    const demo = completeHosts({ main: 'http://localhost:8787', baseDomain: 'localhost' });
    expect(found('http://demo.localhost:8787/p/a', [], demo)).toEqual([
      'post',
      { subdomain: 'demo' },
    ]);
    expect(found('http://demo.localhost/p/a', [], demo)).toBeNull();
    expect(
      found(
        'http://demo.localhost:80/p/a',
        [],
        completeHosts({ main: 'http://localhost', baseDomain: 'localhost' }),
      ),
    ).toEqual(['post', { subdomain: 'demo' }]);
  });

  it('cannot recognise anything on a host that is no address', () => {
    const odd = { ...hosts, bucket: 'nowhere' };
    expect(found('https://storage.example/x', [], odd)).toBeNull();
  });
});

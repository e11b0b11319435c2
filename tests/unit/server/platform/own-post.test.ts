import { describe, expect, it } from 'vitest';
import { isOwnPost } from '../../../../server/platform/own-post.ts';

const PLATFORM = 'https://letters.example';
const PUBLICATION = 'https://birds.letters.example';
const config = {
  publicUrl: PLATFORM,
  baseDomain: 'letters.example',
  demo: false,
  trustProxy: 0,
};

const post = (from: string | undefined, site: string | undefined, host = 'letters.example') => {
  const named = from === undefined ? {} : { origin: from };
  const said = site === undefined ? {} : { 'sec-fetch-site': site };
  return isOwnPost(config, { headers: { host, ...named, ...said } });
};

describe('a post', () => {
  it.each([
    ['of the page that asks', PLATFORM, 'same-origin', undefined],
    ['of it, by an old browser', PLATFORM, undefined, undefined],
    ['of it, whose browser hides where it is', 'null', 'same-origin', undefined],
    ['of it, whose browser names nothing else', undefined, 'same-origin', undefined],
    [
      'of a publication’s page to its own host',
      PUBLICATION,
      'same-origin',
      'birds.letters.example',
    ],
    ['of ours behind a proxy that hides the host', PLATFORM, 'same-origin', '127.0.0.1:8787'],
  ])('%s is our own', (_, from, site, host) => {
    expect(post(from, site, host)).toBe(true);
  });

  it.each([
    ['another site', 'https://evil.example', 'cross-site'],
    ['another site, by an old browser', 'https://evil.example', undefined],
    ['another host under our domain', PUBLICATION, 'same-site'],
    ['another host under our domain, by an old browser', PUBLICATION, undefined],
    ['a host that no publication has', 'https://www.letters.example', undefined],
    ['another host that hides where it is', 'null', 'same-site'],
    ['one that speaks of itself as ours', PLATFORM, 'same-site'],
    ['a sandboxed page', 'null', 'cross-site'],
    ['a sandboxed page, by an old browser', 'null', undefined],
    ['our host on another port', 'https://letters.example:8443', undefined],
    ['our host over plain http', 'http://letters.example', undefined],
    ['a name that ends like ours', 'https://evil-letters.example', undefined],
    ['a program', undefined, undefined],
    ['an address that was typed', undefined, 'none'],
  ])('of %s is not', (_, from, site) => {
    expect(post(from, site)).toBe(false);
  });

  it('of ours to a publication’s host is not', () => {
    expect(post(PLATFORM, undefined, 'birds.letters.example')).toBe(false);
  });
});

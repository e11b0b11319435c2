// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { POST_RESTRICTION_REASONS } from '../../../../src/access/post-access.ts';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import { postPage } from '../../../../widgets/gallery/sample-pages.ts';
import { wholePost } from '../../../../widgets/gallery/sample-post.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { PostRestrictionReason } from '../../../../src/access/post-access.ts';

function open(page: PageProps): Document {
  const html = renderPage(page, { style: '/pages.css', script: '/pages.js' });
  return new DOMParser().parseFromString(html, 'text/html');
}
const restricted = (reason: PostRestrictionReason) =>
  ({ level: 'free', can_read: false, reason, needs: null }) as const;
const wordsOf = (element: Element | null) => element?.textContent?.replace(/\s+/gu, ' ').trim();

describe('the page of a post', () => {
  it('is every part of it as an element of its own', () => {
    const text = open(postPage(wholePost, { form: null })).querySelector('.post-text');
    expect(text?.innerHTML).toBe(
      '<p>The best hour is <em>the one after the turn</em>, when the sand is ' +
        '<strong>still dark</strong>. There is a <a href="https://tideline.example/map">map of it</a>,' +
        '<br>marked <code>low water</code>.</p><h2>What lies there</h2>' +
        '<ol start="1"><li><p>A hem of foam</p></li><li><p>A string of small weed</p></li></ol>' +
        '<blockquote><p>Nobody has walked on it.</p></blockquote><hr>' +
        '<pre><code>12:41  1.2 m</code></pre>',
    );
  });

  it('shows pictures, and lists without numbers', () => {
    const item = { type: 'paragraph', content: [{ type: 'text', text: 'one' }] } as const;
    const page = postPage({
      ...wholePost,
      body: [
        { type: 'image', src: 'https://a.example/a.jpg', alt: 'A shore' },
        {
          type: 'list',
          ordered: false,
          start: 1,
          items: [[{ ...item, content: [...item.content] }]],
        },
      ],
    });
    expect(open(page).querySelector('.post-text')?.innerHTML).toBe(
      '<img src="https://a.example/a.jpg" alt="A shore" loading="lazy"><ul><li><p>one</p></li></ul>',
    );
  });

  it('never reads text as markup', () => {
    const text = '<img src=x onerror=alert(1)>';
    const body = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }];
    const page = open(postPage({ ...wholePost, title: text, body }, { form: null }));
    expect(page.querySelector('img, script:not([src])')).toBeNull();
    expect(wordsOf(page.querySelector('.post-text'))).toBe(text);
    expect(wordsOf(page.querySelector('h1'))).toBe(text);
  });

  it('says who wrote it, when, and how long it takes', () => {
    const hint = open(postPage()).querySelector('.hint');
    expect(wordsOf(hint)).toBe('By Mara Voss and Halina Roe · Nov 21, 2026 · Reading time: 4 min');
    const bare = open(postPage({ publishedBylines: [], post_date: null }));
    expect(wordsOf(bare.querySelector('.hint'))).toBe('Reading time: 4 min');
  });

  it('tells those who write that nobody else sees it yet', () => {
    const words = 'Only those who write The Tideline can see this post.';
    for (const changes of [{ post_date: null }, { type: 'adhoc_email' as const }]) {
      const page = open(postPage({ ...wholePost, ...changes }, { form: null, noindex: true }));
      expect(wordsOf(page.querySelector('header'))).toContain(words);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    }
    const out = open(postPage());
    expect(wordsOf(out.querySelector('header'))).not.toContain(words);
    expect(out.querySelector('meta[name=robots]')).toBeNull();
  });
});

describe('a post for somebody who does not read it whole', () => {
  it('shows its start, asks for an address, and leads to signing in', () => {
    const page = open(postPage());
    expect(wordsOf(page.querySelector('.post-text'))).toMatch(/^The best hour .*…$/u);
    expect(wordsOf(page.querySelector('.paywall h2'))).toBe('This post is for paying subscribers');
    const form = page.querySelector('.paywall #flyleaf-form form');
    expect(form?.getAttribute('action')).toBe('/api/v1/subscribe');
    expect(page.querySelector('#flyleaf-data')).not.toBeNull();
    expect(page.querySelector('.paywall a[href="/account/login"]')).not.toBeNull();
  });

  it.each(POST_RESTRICTION_REASONS)('says what is missing: %s', (reason) => {
    const page = open(postPage({ access: restricted(reason) }, { form: null }));
    const words = {
      geoblocked: 'This post can’t be read where you are',
      free_subscription_required: 'This post is for free subscribers',
      paid_subscription_required: 'This post is for paying subscribers',
      founding_subscription_required: 'This post is for founding members',
    };
    expect(wordsOf(page.querySelector('.paywall h2'))).toBe(words[reason]);
  });

  it('asks nobody to subscribe who is signed in, or where it is blocked', () => {
    for (const reason of ['paid_subscription_required', 'geoblocked'] as const) {
      const page = open(postPage({ access: restricted(reason) }, { form: null }));
      expect(page.querySelector('form, #flyleaf-data, .paywall a')).toBeNull();
    }
  });

  it('is not there for somebody who reads it whole', () => {
    expect(open(postPage(wholePost, { form: null })).querySelector('.paywall')).toBeNull();
  });
});

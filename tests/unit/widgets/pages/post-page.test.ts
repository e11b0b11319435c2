// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { POST_RESTRICTION_REASONS } from '../../../../src/access/post-access.ts';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import { postPage } from '../../../../widgets/gallery/sample-pages.ts';
import { postPlans, postWays } from '../../../../widgets/gallery/sample-paywalls.ts';
import { wholePost } from '../../../../widgets/gallery/sample-post.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { PostWays } from '../../../../src/contracts/post-page.ts';
import type { PostRestrictionReason } from '../../../../src/access/post-access.ts';

function open(page: PageProps): Document {
  const html = renderPage(page, { style: '/pages.css', script: '/pages.js' });
  return new DOMParser().parseFromString(html, 'text/html');
}
const restricted = (reason: PostRestrictionReason) =>
  ({ level: 'free', can_read: false, reason, needs: null }) as const;
const paywall = (reason: PostRestrictionReason, ways: Partial<PostWays>) =>
  open(postPage({ access: restricted(reason) }, { form: null, ways: postWays(ways) }));
const wordsOf = (element: Element | null) => element?.textContent?.replace(/\s+/gu, ' ').trim();

describe('the page of a post', () => {
  it('is every part of it as an element of its own', () => {
    const text = open(postPage(wholePost, { form: null, ways: null })).querySelector('.post-text');
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
    const page = open(postPage({ ...wholePost, title: text, body }, { form: null, ways: null }));
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
      const page = open(
        postPage({ ...wholePost, ...changes }, { form: null, ways: null, noindex: true }),
      );
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
    const page = open(postPage({ access: restricted(reason) }, { form: null, ways: null }));
    const words = {
      geoblocked: 'This post can’t be read where you are',
      free_subscription_required: 'This post is for free subscribers',
      paid_subscription_required: 'This post is for paying subscribers',
      founding_subscription_required: 'This post is for founding members',
    };
    expect(wordsOf(page.querySelector('.paywall h2'))).toBe(words[reason]);
  });

  it('offers nothing where it is blocked', () => {
    const page = open(postPage({ access: restricted('geoblocked') }, { form: null, ways: null }));
    expect(page.querySelector('form, #flyleaf-data, .paywall a')).toBeNull();
    expect(wordsOf(page.querySelector('.paywall p'))).toContain('not available in this country');
  });

  it('asks nobody who is signed in for an address: one click subscribes them', () => {
    const once = { email: 'ada@example.com', next: '/p/post' };
    const page = paywall('free_subscription_required', { once, login: null });
    expect(page.querySelector('[type=email], #flyleaf-data, .paywall a')).toBeNull();
    expect(wordsOf(page.querySelector('.paywall p'))).toBe(
      'You are signed in as ada@example.com. Subscribe to The Tideline and read on.',
    );
    const form = page.querySelector<HTMLFormElement>('form[action="/subscribe/once"]');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['publication', 'tide'],
      ['next', '/p/post'],
    ]);
    const paid = paywall('paid_subscription_required', { once, login: null });
    expect(wordsOf(paid.querySelector('.paywall'))).toContain('begin with the free posts');
  });

  it('says the price and leads to the plans where it is to be paid for', () => {
    const page = paywall('paid_subscription_required', { plans: postPlans() });
    expect(page.querySelector('form, #flyleaf-data')).toBeNull();
    const said = wordsOf(page.querySelector('.paywall'));
    expect(said).toContain('Paid plans of The Tideline begin at $5 a month.');
    const links = [...page.querySelectorAll('.paywall a')];
    expect(links.map((link) => [link.className, link.getAttribute('href')])).toEqual([
      ['button', '/subscribe?plan=annual&next=%2Fp%2Fwhat-the-sea-leaves-out'],
      ['link', '/account/login'],
    ]);
    const founding = paywall('founding_subscription_required', { plans: postPlans() });
    expect(wordsOf(founding.querySelector('.paywall'))).toContain('A founding membership of');
  });

  it('says where nothing can be bought, and keeps the way for free', () => {
    const ways = postWays({ plans: postPlans({ isPayable: false }) });
    const page = open(postPage({ access: restricted('paid_subscription_required') }, { ways }));
    expect(wordsOf(page.querySelector('.paywall'))).toContain('Nothing can be bought here yet.');
    expect(page.querySelector('.paywall a.button')).toBeNull();
    expect(page.querySelector('.paywall #flyleaf-form form')).not.toBeNull();
  });

  it('tells a reader who waits, and one whose subscription does not have it', () => {
    const waiting = paywall('free_subscription_required', { isWaiting: true, login: null });
    expect(wordsOf(waiting.querySelector('.paywall p'))).toContain('Your subscription waits.');
    const other = paywall('free_subscription_required', { login: null });
    expect(wordsOf(other.querySelector('.paywall p'))).toContain('does not have it');
    for (const page of [waiting, other]) {
      expect(page.querySelector('form, .paywall a')).toBeNull();
    }
  });

  it('is not there for somebody who reads it whole', () => {
    expect(
      open(postPage(wholePost, { form: null, ways: null })).querySelector('.paywall'),
    ).toBeNull();
  });
});

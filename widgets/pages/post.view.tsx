import { PostBodyView } from '../shared/post/post-body.view.tsx';
import { formatLocale } from '../shared/text/format-locale.ts';
import { fill } from '../shared/text/fill.tsx';
import { dateText } from './date-text.ts';
import { formData } from './form-data.ts';
import { Frame, Mark } from './frame.view.tsx';
import { FORM_ID, PageForm } from './page-form.view.tsx';
import { postMessages as messages } from './post.messages.ts';
import type { ReactNode } from 'react';
import type { PostRestrictionReason } from '../../src/access/post-access.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { AskingPost } from './form-data.ts';

type Page = Extract<PageProps, { name: 'post' }>;

/** Whether a page is a post that asks whoever reads its start to subscribe. */
export function asksToSubscribe(page: PageProps): page is AskingPost {
  return page.name === 'post' && page.form !== null;
}

const TITLES = {
  geoblocked: 'blocked',
  free_subscription_required: 'forFree',
  paid_subscription_required: 'forPaid',
  founding_subscription_required: 'forFounding',
} as const satisfies Record<PostRestrictionReason, keyof typeof messages>;

function textOf(page: Page, reason: PostRestrictionReason): string {
  if (reason === 'geoblocked') return messages.blockedText;
  if (page.form === null) return messages.levelText;
  return reason === 'free_subscription_required' ? messages.freeText : messages.paidText;
}

/** Names as the page's language joins them. */
function namesOf({ post }: Page): string {
  const names = post.publishedBylines.flatMap(({ name }) => name ?? []);
  return new Intl.ListFormat(formatLocale()).format(names);
}

function Head(page: Page): ReactNode {
  const { post, publication } = page;
  const names = namesOf(page);
  const isOut = post.post_date !== null && post.type !== 'adhoc_email';
  return (
    <header className="post-head">
      <h1 className="headline">{post.title}</h1>
      {post.subtitle && <p>{post.subtitle}</p>}
      <p className="hint">
        {names && <>{fill(messages.by, { names })} · </>}
        {post.post_date !== null && <>{dateText(post.post_date)} · </>}
        {fill(messages.minutes, { count: post.reading_minutes })}
      </p>
      {!isOut && <p className="hint">{fill(messages.unpublished, { name: publication.name })}</p>}
    </header>
  );
}

/** What is missing, and the way to it. */
function Paywall({ page, reason }: { page: Page; reason: PostRestrictionReason }): ReactNode {
  return (
    <section className="paywall">
      <h2 className="subhead">{messages[TITLES[reason]]}</h2>
      <p>{fill(textOf(page, reason), { name: page.publication.name })}</p>
      {asksToSubscribe(page) && (
        <>
          <div id={FORM_ID}>
            <PageForm data={formData(page)} />
          </div>
          <p>
            {messages.subscribed}{' '}
            <a className="link" href={page.login}>
              {messages.signInHere}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** A post: all of it, or its start and what is missing. */
export function PostPage(page: Page): ReactNode {
  const { post, publication } = page;
  const { reason } = post.access;
  return (
    <Frame wide>
      <div className="masthead">
        <Mark publication={publication} size={40} />
        <span className="name">{publication.name}</span>
      </div>
      <article>
        <Head {...page} />
        <div className="post-text">
          {post.preview && <p>{post.preview}</p>}
          {post.body && <PostBodyView body={post.body} />}
        </div>
      </article>
      {reason && <Paywall page={page} reason={reason} />}
    </Frame>
  );
}

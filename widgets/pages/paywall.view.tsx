import { PLAN_PATHS } from '../../src/contracts/plan-paths.ts';
import { fill } from '../shared/text/fill.tsx';
import { ActionForm } from './action-form.view.tsx';
import { formData } from './form-data.ts';
import { FORM_ID, PageForm } from './page-form.view.tsx';
import { plansMessages } from './plans.messages.ts';
import { postMessages as messages } from './post.messages.ts';
import { priceText } from './price-text.ts';
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

/** What can be had for free, for who does not subscribe. */
function freeText({ form, ways }: Page, isForFree: boolean): string | null {
  if (form !== null) return isForFree ? messages.freeText : messages.paidText;
  if (!ways?.once) return null;
  return isForFree ? messages.onceText : messages.oncePaidText;
}

function textOf(page: Page, reason: PostRestrictionReason): string | null {
  const { ways } = page;
  if (reason === 'geoblocked') return messages.blockedText;
  if (ways?.isWaiting) return messages.waitingText;
  const free = freeText(page, reason === 'free_subscription_required');
  return free ?? (ways?.plans ? null : messages.levelText);
}

/** What it costs, and where it is bought; where it can’t be, that is said before the prices are offered. */
function Plans({ page, isFounding }: { page: Page; isFounding: boolean }): ReactNode {
  const plans = page.ways?.plans;
  if (!plans) return null;
  const { name } = page.publication;
  const offer = isFounding ? messages.foundingOffer : messages.paidOffer;
  const link = (look: string) => (
    <a className={look} href={plans.href}>
      {plansMessages.offerAction}
    </a>
  );
  const price = fill(offer, { name, price: priceText(plans.plan) });
  if (plans.isPayable) {
    return (
      <>
        <p>{price}</p>
        <p>{link('button')}</p>
      </>
    );
  }
  return (
    <p>
      {price} {messages.notPayable} {link('link')}
    </p>
  );
}

/** One click for a reader whose address is known. */
function Once({ page }: { page: Page }): ReactNode {
  const once = page.ways?.once;
  if (!once) return null;
  const fields = { publication: page.publication.subdomain, next: once.next };
  return (
    <ActionForm action={PLAN_PATHS.once} fields={fields}>
      {messages.onceAction}
    </ActionForm>
  );
}

function Login({ page }: { page: Page }): ReactNode {
  const login = page.ways?.login;
  if (!login) return null;
  return (
    <p>
      {messages.subscribed}{' '}
      <a className="link" href={login}>
        {messages.signInHere}
      </a>
    </p>
  );
}

/** What is missing, and the way to it. */
export function Paywall({
  page,
  reason,
}: {
  page: Page;
  reason: PostRestrictionReason;
}): ReactNode {
  const text = textOf(page, reason);
  const places = { name: page.publication.name, email: <strong>{page.ways?.once?.email}</strong> };
  return (
    <section className="paywall">
      <h2 className="subhead">{messages[TITLES[reason]]}</h2>
      <Plans page={page} isFounding={reason === 'founding_subscription_required'} />
      {text && <p>{fill(text, places)}</p>}
      {asksToSubscribe(page) && (
        <div id={FORM_ID}>
          <PageForm data={formData(page)} />
        </div>
      )}
      <Once page={page} />
      <Login page={page} />
    </section>
  );
}

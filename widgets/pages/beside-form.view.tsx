import { fill } from '../shared/text/fill.tsx';
import { inviteMessages } from './invite.messages.ts';
import { ShareLink } from './invite.view.tsx';
import { pageMessages } from './pages.messages.ts';
import { plansMessages } from './plans.messages.ts';
import { priceText } from './price-text.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../src/contracts/pages.ts';

type SubscribeProps = Extract<PageProps, { name: 'subscribe' }>;

const wayOn = (href: string, words: ReactNode, name = 'way') => (
  <p className={name}>
    <a className="link" href={href}>
      {words}
    </a>
  </p>
);

/** The least that a paid subscription costs, and where the plans are. */
function Offer({ offer }: SubscribeProps): ReactNode {
  if (!offer) return null;
  return (
    <p>
      {fill(plansMessages.offer, { price: priceText(offer.plan) })}{' '}
      <a className="link" href={offer.href}>
        {plansMessages.offerAction}
      </a>
    </p>
  );
}

function Share({ share }: SubscribeProps): ReactNode {
  if (!share) return null;
  return (
    <div>
      <p>{plansMessages.share}</p>
      <ShareLink href={share} />
    </div>
  );
}

/** Where the reader goes on: back to where they came from, once they have signed up, else to the publication's own site. */
function wayOf({ next, just_signed_up, is_member, learn_more }: SubscribeProps): ReactNode {
  const isDone = just_signed_up || is_member;
  if (next && isDone) return wayOn(next, fill(pageMessages.back, { host: new URL(next).host }));
  return learn_more ? wayOn(learn_more, pageMessages.learnMore, 'learn-more') : null;
}

/** What stands beside the form without being part of it, and so needs no script. */
export function BesideForm(page: SubscribeProps): ReactNode {
  const { inviteHref, offer, share } = page;
  const way = wayOf(page);
  if (!way && !offer && !share && !inviteHref) return null;
  return (
    <div className="beside">
      {inviteHref && wayOn(inviteHref, inviteMessages.haveCode)}
      <Offer {...page} />
      <Share {...page} />
      {way}
    </div>
  );
}

import { COPY_GROUPS } from '../../src/contracts/embed.ts';
import { coverMessages } from '../shared/cover/cover.messages.ts';
import { legalMessages } from '../shared/legal/terms-line.messages.ts';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { knownMessages } from '../subscribe-form/known.messages.ts';
import { messages as form } from '../subscribe-form/subscribe-form.messages.ts';
import { messages as popup } from '../welcome-popup/welcome-popup.messages.ts';
import { careMessages } from './account-care.messages.ts';
import { identityMessages } from './account-identities.messages.ts';
import { siteMessages } from './account-sites.messages.ts';
import { credentialMessages } from './credentials.messages.ts';
import { inviteMessages } from './invite.messages.ts';
import { pageMessages } from './pages.messages.ts';
import { plansMessages } from './plans.messages.ts';
import { postMessages } from './post.messages.ts';
import { sessionMessages } from './session.messages.ts';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import type { PagesModule } from '../../src/contracts/pages.ts';

/** Every text of ours that a publisher may put another one in place of. */
export const copy: PagesModule['copy'] = {
  form,
  ending: endingMessages,
  known: knownMessages,
  popup,
  cover: coverMessages,
  legal: legalMessages,
  page: pageMessages,
  post: postMessages,
  plans: plansMessages,
  invite: inviteMessages,
  session: sessionMessages,
  credentials: credentialMessages,
  identities: identityMessages,
  care: careMessages,
  sites: siteMessages,
};

/**
 * Renders with the publisher's words in place of ours and puts ours back. Nothing waits meanwhile, so no other
 * publication's page can come between.
 */
export function withOwnWords<T>(own: PublisherCopy | null, render: () => T): T {
  if (own === null) return render();
  const ours = structuredClone(copy);
  try {
    for (const group of COPY_GROUPS) if (group !== 'mail') Object.assign(copy[group], own[group]);
    return render();
  } finally {
    for (const group of COPY_GROUPS) if (group !== 'mail') Object.assign(copy[group], ours[group]);
  }
}

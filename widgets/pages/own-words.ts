import { COPY_GROUPS } from '../../src/contracts/embed.ts';
import { coverMessages } from '../shared/cover/cover.messages.ts';
import { legalMessages } from '../shared/legal/terms-line.messages.ts';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { messages as form } from '../subscribe-form/subscribe-form.messages.ts';
import { messages as popup } from '../welcome-popup/welcome-popup.messages.ts';
import { pageMessages } from './pages.messages.ts';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import type { PagesModule } from '../../src/contracts/pages.ts';

/** Every text of ours that a publisher may put another one in place of. */
export const copy: PagesModule['copy'] = {
  form,
  ending: endingMessages,
  popup,
  cover: coverMessages,
  legal: legalMessages,
  page: pageMessages,
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

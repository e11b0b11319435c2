import { coverContent } from './sample-cover.ts';
import type { AddressChangeState, AddressEnd } from '../../src/account/judge-address-change.ts';
import type { PageProps, PublicationPage } from '../../src/contracts/pages.ts';

const UNTIL = Date.UTC(2026, 11, 24, 12);
const OTHER = 'reader@elsewhere.example';

/** The pages of what a reader does with an account, in every state. `base` is what every page of a publication has. */
export function carePages(base: PublicationPage, email: string): Record<string, PageProps> {
  const parts = [
    { part: 'posts', name: null, choice: 'individual' },
    { part: 'section:1', name: 'Recipes', choice: 'digest' },
  ] as const;
  const settings = (state: 'ready' | 'saved' | 'none', count: number): PageProps => ({
    name: 'email-settings',
    state,
    token: 'TOKEN',
    email,
    parts: parts.slice(0, count),
    unsubscribe: '/unsubscribe?token=T',
    ...base,
  });
  const address = { name: 'address', email, typed: '', error: null, waiting: null } as const;
  const fault = { error: 'Look again', code: 'invalid_email', requestId: 'r1' } as const;
  const link = (end: AddressEnd, state: AddressChangeState): PageProps => ({
    name: 'address-link',
    end,
    state,
    token: 'TOKEN',
    from: end === 'old' ? email : '',
    to: OTHER,
    ...base,
  });
  const paid = [{ name: 'The Tideline', until: UNTIL }];
  const deletion: PageProps = {
    name: 'account-delete',
    email,
    token: 'TOKEN',
    subscriptions: ['The Tideline', 'Birds'],
    paid,
    refused: true,
    error: null,
    ...base,
  };
  return {
    'email-settings': settings('ready', 1),
    'email-settings, of sections': settings('ready', 2),
    'email-settings, saved': settings('saved', 2),
    'email-settings, none': settings('none', 1),
    address: { ...address, ...base },
    'address, refused': { ...address, typed: email, error: fault, ...base },
    'address, waiting': { ...address, waiting: { email: OTHER, until: UNTIL }, ...base },
    'address-link, of the old': link('old', 'ready'),
    'address-link, of the new': link('new', 'ready'),
    'address-link, half': link('old', 'waiting'),
    'address-link, done': link('new', 'done'),
    'address-link, stopped': link('old', 'stopped'),
    'address-link, expired': link('old', 'expired'),
    'address-link, taken': link('new', 'taken'),
    'account-data': { name: 'account-data', email, ...base },
    'account-delete': deletion,
    'account-delete, refused': {
      ...deletion,
      subscriptions: [],
      paid: [],
      refused: false,
      error: fault,
    },
    'account-deleted': { name: 'account-deleted' },
    'account-cancel': { name: 'account-cancel', paid, ...base },
    'account-cancel, nothing': { name: 'account-cancel', paid: [] },
    recommendations: { name: 'recommendations', blurbs: coverContent().blurbs, ...base },
    'recommendations, none': { name: 'recommendations', blurbs: [], ...base },
  };
}

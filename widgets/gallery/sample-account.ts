import { base } from './sample-base.ts';
import type { AccountSession, AccountSite, PageProps } from '../../src/contracts/pages.ts';

type Named<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

const email = 'reader@example.com';
const SINCE = Date.UTC(2026, 10, 21, 12);
const FREE = { settings: null, mails: 'individual', paid_until: null } as const;
/** Browsers that are signed in. */
export const SESSIONS: AccountSession[] = [
  {
    id: 'a',
    isThis: true,
    browser: 'Firefox',
    system: 'Linux',
    created_at: SINCE,
    last_seen_at: SINCE,
  },
  { id: 'b', isThis: false, browser: null, system: null, created_at: SINCE, last_seen_at: SINCE },
];

const SITES: AccountSite[] = [
  {
    id: 'c',
    name: 'The Tideline',
    origin: 'https://tideline.example',
    browser: 'Firefox',
    system: 'Linux',
    created_at: SINCE,
    last_seen_at: SINCE,
  },
];

/** The account of a reader who has something of everything. */
export const accountPage = (page: Partial<Named<'account'>> = {}): Named<'account'> => ({
  name: 'account',
  email,
  subscription: {
    name: 'The Tideline',
    state: 'confirmed',
    since: SINCE,
    href: '/unsubscribe?token=T',
    settings: '/account/email-settings?token=T',
    mails: 'individual',
    paid_until: SINCE + 30 * 86_400_000,
  },
  others: [
    {
      name: 'Birds',
      state: 'waiting',
      since: SINCE,
      href: 'https://birds.flyleaf.example/subscribe',
      ...FREE,
    },
    {
      name: 'Fog',
      state: 'unsubscribed',
      since: SINCE,
      href: 'https://fog.flyleaf.example/subscribe',
      ...FREE,
    },
  ],
  sessions: SESSIONS,
  sites: SITES,
  has_identities: true,
  ...base(),
  ...page,
});

/** Where a password is set and changed. */
export const passwordPage = (page: Partial<Named<'password'>> = {}): Named<'password'> => ({
  name: 'password',
  email,
  changed_at: SINCE,
  proof: 'fresh',
  done: null,
  error: null,
  ...base(),
  ...page,
});

/** A reader's passkeys. */
export const passkeysPage = (page: Partial<Named<'passkeys'>> = {}): Named<'passkeys'> => ({
  name: 'passkeys',
  email,
  passkeys: [
    { id: 'a', name: 'Firefox · Linux', created_at: SINCE, last_used_at: SINCE },
    { id: 'b', name: 'The phone', created_at: SINCE, last_used_at: null },
  ],
  is_fresh: true,
  is_available: true,
  error: null,
  ...base(),
  ...page,
});

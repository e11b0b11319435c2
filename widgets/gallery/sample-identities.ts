import { base } from './sample-base.ts';
import type { PageProps } from '../../src/contracts/pages.ts';

type IdentitiesPage = Extract<PageProps, { name: 'identities' }>;

const SINCE = Date.UTC(2026, 10, 21, 12);
const TIMES = { created_at: SINCE, last_used_at: SINCE };

/** A reader's identities elsewhere. */
export const identitiesPage = (page: Partial<IdentitiesPage> = {}): IdentitiesPage => ({
  name: 'identities',
  email: 'reader@example.com',
  identities: [
    { issuer: 'https://id.tideline.example', subject: 'r-1', provider: 'Tideline ID', ...TIMES },
    { issuer: 'https://harbour.example', subject: '77', provider: 'harbour.example', ...TIMES },
  ],
  is_fresh: true,
  error: null,
  ...base(),
  ...page,
});

/** The page of the identities in every state. */
export const SAMPLE_IDENTITY_PAGES: Record<string, PageProps> = {
  identities: identitiesPage(),
  'identities, none': identitiesPage({ identities: [] }),
  'identities, old sign-in': identitiesPage({ is_fresh: false }),
};

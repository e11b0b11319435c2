import type {
  AccountSession,
  AccountSite,
  AccountSubscription,
} from '../../src/contracts/pages.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import { judgeReaderToken } from '../../src/session/judge-reader-token.ts';
import { isSessionAlive } from '../../src/session/judge-session.ts';
import { SESSION_IDLE } from '../../src/session/session-limits.ts';
import { hasIdentity } from '../credentials/identity.store.ts';
import type { Deps } from '../deps.ts';
import { listSites } from '../hand-back/reader-site.store.ts';
import { pageBase } from '../platform/hosts.ts';
import { signToken } from '../platform/tokens.ts';
import type { Publication } from '../publications/publication.ts';
import { settingsHref } from './settings-href.ts';
import { listPaid, listSubscriptions } from './account.store.ts';
import type { OwnSubscription } from './account.store.ts';
import { listSessions } from '../session/session.store.ts';
import type { FoundSession } from '../session/session.store.ts';

/** Most entries of each list on the page. */
const SHOWN = 100;

/** What an account page shows of its reader. */
export interface Account {
  email: string;
  subscription: AccountSubscription | null;
  others: AccountSubscription[];
  sessions: AccountSession[];
  sites: AccountSite[];
  has_identities: boolean;
}

type Means = Pick<Deps, 'config' | 'db' | 'clock'>;

const STATES = {
  pending: 'waiting',
  review: 'waiting',
  rejected: 'waiting',
  confirmed: 'confirmed',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<OwnSubscription['state'], AccountSubscription['state']>;

function sinceOf(own: OwnSubscription): number {
  const since = { confirmed: own.confirmedAt, unsubscribed: own.unsubscribedAt, waiting: null };
  return since[STATES[own.state]] ?? own.createdAt;
}

/** A reader who waits or left finds the form; one who is subscribed finds the way out. */
function toShown({ config, clock }: Means, own: OwnSubscription): AccountSubscription {
  const state = STATES[own.state];
  const token = signToken(config.secrets, 'unsubscribe', own.id);
  const href =
    state === 'confirmed'
      ? `${PAGE_PATHS.unsubscribe}?token=${encodeURIComponent(token)}`
      : pageUrl(pageBase(config, own.subdomain), PAGE_PATHS.subscribe);
  const [paid] = listPaid([own], clock.now());
  return {
    name: own.name,
    state,
    since: sinceOf(own),
    href,
    settings: state === 'confirmed' ? settingsHref(config, own.id) : null,
    mails: own.mails,
    paid_until: paid?.until ?? null,
  };
}

async function ownSessions(deps: Means, current: FoundSession): Promise<AccountSession[]> {
  const now = deps.clock.now();
  const all = await listSessions(deps.db.kysely, current.userId, now - SESSION_IDLE, SHOWN);
  const alive = all.filter((session) => isSessionAlive({ ...session, now }));
  return alive.map(({ id, browser, system, createdAt, lastSeenAt }) => {
    const isThis = id === current.id;
    return { id, isThis, browser, system, created_at: createdAt, last_seen_at: lastSeenAt };
  });
}

/** The publishers' sites where the reader is known. */
async function ownSites(deps: Means, userId: number): Promise<AccountSite[]> {
  const now = deps.clock.now();
  const all = await listSites(deps.db.kysely, userId, now - SESSION_IDLE, SHOWN);
  const known = all.filter(
    (site) => judgeReaderToken({ ...site, retiredAt: null, now }) === 'good',
  );
  return known.map(({ id, name, origin, browser, system, createdAt, lastSeenAt }) => {
    const times = { created_at: createdAt, last_seen_at: lastSeenAt };
    return { id, name, origin, browser, system, ...times };
  });
}

/** What a signed-in reader has, seen from a publication. */
export async function readAccount(
  deps: Means,
  session: FoundSession,
  publication: Publication | null,
): Promise<Account> {
  const own = await listSubscriptions(deps.db.kysely, session.userId, SHOWN);
  const here = own.find(({ publicationId }) => publicationId === publication?.id);
  return {
    email: session.email,
    subscription: here ? toShown(deps, here) : null,
    others: own.filter((one) => one !== here).map((one) => toShown(deps, one)),
    sessions: await ownSessions(deps, session),
    sites: await ownSites(deps, session.userId),
    has_identities: await hasIdentity(deps.db.kysely, session.userId),
  };
}

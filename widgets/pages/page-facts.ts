import { language } from '../shared/text/language.messages.ts';
import { themePath } from '../../src/contracts/paths.ts';
import { careMessages as care } from './account-care.messages.ts';
import { identityMessages as identities } from './account-identities.messages.ts';
import { legalDocuments } from './legal-documents.messages.ts';
import { credentialMessages as credentials } from './credentials.messages.ts';
import { endingMessages } from '../subscribe-form/ending.messages.ts';
import { pageMessages as messages } from './pages.messages.ts';
import { readerRights } from './reader-rights.messages.ts';
import { inviteMessages as invite } from './invite.messages.ts';
import { plansMessages as plans } from './plans.messages.ts';
import { sessionMessages as session } from './session.messages.ts';
import type { PageProps } from '../../src/contracts/pages.ts';
import type { DocumentProps } from './document.tsx';

/** What the head of a page says. */
export type PageFacts = Pick<
  DocumentProps,
  'title' | 'lang' | 'dir' | 'theme' | 'noindex' | 'secret' | 'passkeys'
>;

const CONFIRM_TITLES = {
  ready: 'confirmTitle',
  done: 'confirmedTitle',
  expired: 'expiredTitle',
  unsubscribed: 'leftTitle',
} as const;

const LINK_TITLES = {
  ready: 'linkTitle',
  elsewhere: 'elsewhereTitle',
  used: 'usedTitle',
  expired: 'oldTitle',
} as const;

const MOVE_TITLES = {
  ready: 'moveTitle',
  waiting: 'halfTitle',
  done: 'movedTitle',
  stopped: 'stoppedTitle',
  expired: 'staleTitle',
  taken: 'takenTitle',
} as const;

type Titles = { [Name in PageProps['name']]: (page: Extract<PageProps, { name: Name }>) => string };

const TITLES: Titles = {
  subscribe: ({ publication }) => messages.subscribeTitle.replace('{name}', () => publication.name),
  'subscribe-check': () => messages.checkTitle,
  'subscribe-pending': () => endingMessages.inbox,
  post: ({ post }) => post.title,
  plans: ({ step, publication }) =>
    step.isGift ? plans.giftTitle.replace('{name}', () => publication.name) : plans.title,
  invite: ({ share }) => (share === null ? invite.title : invite.shareTitle),
  confirm: ({ state }) => messages[CONFIRM_TITLES[state]],
  unsubscribe: ({ state, publication }) =>
    state === 'done'
      ? messages.unsubscribedTitle
      : messages.unsubscribeTitle.replace('{name}', () => publication.name),
  login: ({ again }) => (again ? care.againTitle : session.signInTitle),
  'login-pending': () => session.pendingTitle,
  'login-link': ({ state }) => session[LINK_TITLES[state]],
  'signed-in': () => session.signedInTitle,
  account: () => session.accountTitle,
  'sign-out': ({ state }) => (state === 'ready' ? session.signOutTitle : session.signedOutTitle),
  password: () => credentials.yourPassword,
  passkeys: () => credentials.yourPasskeys,
  identities: () => identities.identitiesTitle,
  legal: ({ document }) => ({ ...legalDocuments, ...readerRights })[document].title,
  'email-settings': () => care.settingsTitle,
  address: ({ waiting, error }) =>
    waiting !== null && error === null ? care.waitingTitle : care.addressTitle,
  'address-link': ({ state }) => care[MOVE_TITLES[state]],
  'account-data': () => care.dataTitle,
  'account-delete': () => care.deleteTitle,
  'account-deleted': () => care.deletedTitle,
  'account-cancel': () => care.cancelTitle,
  recommendations: ({ publication }) =>
    care.recommendedTitle.replace('{name}', () => publication.name),
  home: () => messages.homeTitle,
  mailbox: () => messages.mailboxTitle,
  message: ({ message }) => messages[`${message}Title`],
};

const INDEXED: readonly PageProps['name'][] = [
  'subscribe',
  'legal',
  'home',
  'post',
  'recommendations',
];
const SECRET: readonly PageProps['name'][] = [
  'subscribe-pending',
  'confirm',
  'unsubscribe',
  'login',
  'login-link',
  'email-settings',
  'address-link',
];

/** A page that leads back tells the publisher's page where its reader comes from, and no more (server/hand-back). */
const isSecret = (page: PageProps): boolean =>
  SECRET.includes(page.name) && !(page.name === 'confirm' && page.state === 'done');

/** A page of a kind that is found, which is not for search engines itself. */
const isKeptOut = (page: PageProps): boolean =>
  (page.name === 'subscribe' && page.just_signed_up) || (page.name === 'post' && page.noindex);

/** Whether a page has something for the passkeys' script to do. */
function hasPasskeys(page: PageProps): boolean {
  if (page.name === 'passkeys') return page.is_available && page.is_fresh;
  return page.name === 'login' && page.ways.passkey;
}

/** Title, language, accent and what the page keeps from search engines and other sites. */
export function pageFacts(page: PageProps): PageFacts {
  const publication = 'publication' in page ? (page.publication ?? null) : null;
  const titleOf = TITLES[page.name] as (page: PageProps) => string;
  const title = titleOf(page);
  const named = publication && !title.includes(publication.name);
  return {
    title: named ? `${title} · ${publication.name}` : title,
    ...language,
    theme: themePath(publication?.accent_color ?? null),
    noindex: !INDEXED.includes(page.name) || isKeptOut(page),
    secret: isSecret(page),
    passkeys: hasPasskeys(page),
  };
}

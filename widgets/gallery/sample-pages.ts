import { samplePost, wholePost } from './sample-post.ts';
import { carePages } from './sample-care-pages.ts';
import { SESSIONS, accountPage, passkeysPage, passwordPage } from './sample-account.ts';
import { base } from './sample-base.ts';
import { SAMPLE_IDENTITY_PAGES } from './sample-identities.ts';
import { postWays, samplePaywalls } from './sample-paywalls.ts';
import { SAMPLE_PLAN_PAGES, SAMPLE_PLANS } from './sample-plans.ts';
import type { PublicPublication } from '../../src/contracts/embed.ts';
import type {
  PageForm,
  PageProps,
  PendingSignup,
  PublicationPage,
} from '../../src/contracts/pages.ts';
import type { PostAnswer } from '../../src/contracts/post.contract.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';

export { base } from './sample-base.ts';
export { accountPage, passkeysPage, passwordPage } from './sample-account.ts';

const email = 'reader@example.com';
const HREF = 'https://tideline.example/essay';

/** An error body about one field. */
export const fieldFault = (param: 'email' | 'code', msg: string): ErrorBody => ({
  errors: [{ param, msg, code: param === 'email' ? 'invalid_email' : 'code_wrong' }],
  code: param === 'email' ? 'invalid_email' : 'code_wrong',
  requestId: 'r1',
});

const FORM: PageForm = { form_token: 'f1', usable_in: 0, email: '', error: null, href: HREF };

const PENDING: PendingSignup = {
  email,
  subscription_id: 's1',
  confirmation_secret: 'c1',
  resend_after: 60_000,
  error: null,
  resent: false,
};

type Named<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

/** The cover page with its form. */
export const subscribePage = (
  form: Partial<PageForm> = {},
  publication: Partial<PublicPublication> = {},
): Named<'subscribe'> => ({
  name: 'subscribe',
  form: { ...FORM, ...form },
  just_signed_up: false,
  is_member: false,
  cover: null,
  cover_photo_ratio: null,
  learn_more: null,
  ...base(publication),
});

/** The answer to a form without script. */
export const pendingPage = (pending: Partial<PendingSignup> = {}): Named<'subscribe-pending'> => ({
  name: 'subscribe-pending',
  pending: { ...PENDING, ...pending },
  href: HREF,
  ...base(),
});

export const confirmPage = (state: Named<'confirm'>['state']): Named<'confirm'> => ({
  name: 'confirm',
  state,
  token: 'TOKEN',
  email,
  href: HREF,
  ...base(),
});

export const unsubscribePage = (state: Named<'unsubscribe'>['state']): Named<'unsubscribe'> => ({
  name: 'unsubscribe',
  state,
  token: 'TOKEN',
  email,
  settings: state === 'ready' ? '/account/email-settings?token=TOKEN' : null,
  ...base(),
});

/** A post for a reader who does not read it whole unless something else is said. */
export const postPage = (
  post: Partial<PostAnswer> = {},
  page: Partial<Named<'post'>> = {},
): Named<'post'> => ({
  name: 'post',
  post: { ...samplePost, ...post },
  form: FORM,
  ways: postWays(),
  noindex: false,
  ...base(),
  ...page,
});

/** The form that asks for a sign-in mail. */
export const loginPage = (
  page: Partial<Named<'login'>> = {},
  publication: Partial<PublicationPage> = base(),
): Named<'login'> => ({
  name: 'login',
  form_token: 'f1',
  email: '',
  redirect: '',
  error: null,
  ways: { password: false, passkey: true, identity: null },
  again: false,
  ...page,
  ...publication,
});

export const loginPendingPage = (error: ErrorBody | null = null): Named<'login-pending'> => ({
  name: 'login-pending',
  email,
  redirect: '/account',
  error,
  ...base(),
});

export const loginLinkPage = (state: Named<'login-link'>['state']): Named<'login-link'> => ({
  name: 'login-link',
  state,
  token: 'TOKEN',
  email,
  ...base(),
});

/** An error body of a code about a field, or about none. */
const fault = (code: ErrorBody['code'], param?: string): ErrorBody =>
  param === undefined
    ? { error: code, code, requestId: 'r1' }
    : { errors: [{ param, msg: code, code }], code, requestId: 'r1' };

const OPEN = { password: true, passkey: true, identity: 'Tideline ID' };

/** Every page in every state. */
export const SAMPLE_PAGES: Record<string, PageProps> = {
  subscribe: subscribePage(),
  'subscribe, refused': subscribePage({ email: 'reader', error: fieldFault('email', 'Mend it') }),
  'subscribe, by invitation': {
    ...subscribePage({}, { invite_only: true }),
    inviteHref: '/invite',
  },
  'subscribe, just signed up': {
    ...subscribePage(),
    just_signed_up: true,
    next: HREF,
    offer: { plan: SAMPLE_PLANS.monthly, href: '/subscribe?plan=annual&later=true' },
    share: 'https://tide.flyleaf.example/refer/TOKEN',
  },
  'subscribe-check': { ...subscribePage({ email }), name: 'subscribe-check' },
  'subscribe-pending': pendingPage(),
  'subscribe-pending, wrong code': pendingPage({ error: fieldFault('code', 'Not it') }),
  'subscribe-pending, sent again': pendingPage({ resent: true }),
  'post, paywall': postPage(),
  ...samplePaywalls(postPage),
  post: postPage(wholePost, { form: null, ways: null }),
  'confirm, ready': confirmPage('ready'),
  'confirm, done': confirmPage('done'),
  'confirm, expired': confirmPage('expired'),
  'confirm, unsubscribed': confirmPage('unsubscribed'),
  'unsubscribe, ready': unsubscribePage('ready'),
  'unsubscribe, done': unsubscribePage('done'),
  login: loginPage(),
  'login, refused': loginPage({ email: 'reader', error: fieldFault('email', 'Mend it') }),
  'login, of no publication': loginPage({}, {}),
  'login, by password': loginPage({ ways: OPEN }),
  'login, wrong password': loginPage({
    email,
    ways: OPEN,
    error: fault('password_wrong', 'password'),
  }),
  'login, identity refused': loginPage({ error: fault('identity_unverified') }),
  'login-pending': loginPendingPage(),
  'login-pending, wrong code': loginPendingPage(fieldFault('code', 'Not it')),
  'login-link, ready': loginLinkPage('ready'),
  'login-link, elsewhere': loginLinkPage('elsewhere'),
  'login-link, used': loginLinkPage('used'),
  'login-link, expired': loginLinkPage('expired'),
  'signed-in': { name: 'signed-in', email, href: HREF, offers_passkey: true, ...base() },
  account: accountPage(),
  'account, of no publication': {
    name: 'account',
    email,
    subscription: null,
    others: [],
    sessions: SESSIONS,
    sites: [],
  },
  'password, none': passwordPage({ changed_at: null }),
  'password, set': passwordPage({ proof: 'current' }),
  'password, refused': passwordPage({ error: fault('password_common', 'password') }),
  'password, wrong current': passwordPage({
    proof: 'current',
    error: fault('password_wrong', 'current'),
  }),
  'password, old sign-in': passwordPage({ changed_at: null, proof: 'sign-in' }),
  'password, done': passwordPage({ done: 'set' }),
  passkeys: passkeysPage(),
  'passkeys, none': passkeysPage({ passkeys: [] }),
  'passkeys, old sign-in': passkeysPage({ is_fresh: false }),
  ...SAMPLE_IDENTITY_PAGES,
  'sign-out, ready': { name: 'sign-out', state: 'ready', email, ...base() },
  'sign-out, done': { name: 'sign-out', state: 'done', email: '', ...base() },
  'sign-out, everywhere': { name: 'sign-out', state: 'everywhere', email: '' },
  ...carePages(base(), email),
  'login, again': loginPage({ email, again: true }),
  ...SAMPLE_PLAN_PAGES,
  terms: { name: 'legal', document: 'terms' },
  privacy: { name: 'legal', document: 'privacy' },
  ccpa: { name: 'legal', document: 'ccpa' },
  accessibility: { name: 'legal', document: 'accessibility' },
  home: {
    name: 'home',
    publications: [{ name: 'The Tideline', hero_text: 'Slow letters.', href: '/subscribe' }],
    mailbox: '/dev/mailbox',
    gallery: '/dev/gallery',
  },
  mailbox: {
    name: 'mailbox',
    messages: [
      {
        id: 1,
        to: email,
        subject: 'Confirm',
        received_at: Date.UTC(2026, 10, 21, 12),
        text: 'Open https://flyleaf.example/confirm?token=T.\nCode: 123456',
      },
    ],
  },
  message: {
    name: 'message',
    message: 'notFound',
    action: { to: 'start', href: '/' },
    requestId: 'r1',
  },
};

import { embedSettings } from './sample-settings.ts';
import type { PublicPublication } from '../../src/contracts/embed.ts';
import type { PageForm, PageProps, PendingSignup } from '../../src/contracts/pages.ts';
import type { ErrorBody } from '../../src/errors/error-body.ts';

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

/** What every page of a publication has. */
export const base = (publication: Partial<PublicPublication> = {}) => ({
  publication: embedSettings(publication).publication,
  pages: 'https://tide.flyleaf.example',
  pagesQuery: '',
  terms_url: null,
  privacy_url: null,
  copy: null,
});

type Named<Name extends PageProps['name']> = Extract<PageProps, { name: Name }>;

/** The cover page with its form. */
export const subscribePage = (
  form: Partial<PageForm> = {},
  publication: Partial<PublicPublication> = {},
): Named<'subscribe'> => ({
  name: 'subscribe',
  form: { ...FORM, ...form },
  just_signed_up: false,
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
  ...base(),
});

/** Every page in every state. */
export const SAMPLE_PAGES: Record<string, PageProps> = {
  subscribe: subscribePage(),
  'subscribe, refused': subscribePage({ email: 'reader', error: fieldFault('email', 'Mend it') }),
  'subscribe, by invitation': subscribePage({}, { invite_only: true }),
  'subscribe, just signed up': { ...subscribePage(), just_signed_up: true },
  'subscribe-check': { ...subscribePage({ email }), name: 'subscribe-check' },
  'subscribe-pending': pendingPage(),
  'subscribe-pending, wrong code': pendingPage({ error: fieldFault('code', 'Not it') }),
  'subscribe-pending, sent again': pendingPage({ resent: true }),
  'confirm, ready': confirmPage('ready'),
  'confirm, done': confirmPage('done'),
  'confirm, expired': confirmPage('expired'),
  'confirm, unsubscribed': confirmPage('unsubscribed'),
  'unsubscribe, ready': unsubscribePage('ready'),
  'unsubscribe, done': unsubscribePage('done'),
  login: { name: 'login', email, support_email: 'help@tideline.example', ...base() },
  terms: { name: 'legal', document: 'terms' },
  privacy: { name: 'legal', document: 'privacy' },
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

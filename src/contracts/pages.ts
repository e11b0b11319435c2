/**
 * The platform's own pages: `server/` calls, `widgets/pages/` renders. Built as `dist/server/pages.LANGUAGE.js`, one for each
 * language, which exports what `PagesModule` says. Types only.
 */
import type { AccountPageProps } from './account-pages.ts';
import type { CoverContent } from './cover.contract.ts';
import type { CredentialPages, LoginWays } from './credential-pages.ts';
import type { PostAnswer } from './post.contract.ts';
import type { PostWays } from './post-page.ts';
import type { CopyGroup, PublicPublication, PublisherCopy } from './embed.ts';
import type { EmailChoice } from '../subscriptions/email-choices.ts';
import type { PlanStep } from './plan-step.ts';
import type { SubscribeExtras } from './subscribe-page.ts';
import type { ErrorBody } from '../errors/error-body.ts';

/** What a form on a page needs; the token is single use. */
export interface PageForm {
  form_token: string;
  /** Milliseconds until the token may be used. */
  usable_in: number;
  /** What was typed before, kept when something went wrong. */
  email: string;
  /** The error body of the attempt before this one. */
  error: ErrorBody | null;
  /** The page that the reader came from, on a registered origin; '' for none. */
  href: string;
  /** Hidden fields that say how the reader came: `r` by whom, `invitation` by which. Absent for none. */
  carried?: Readonly<Record<string, string>>;
}

/** A sign-up that waits for its confirmation. */
export interface PendingSignup {
  email: string;
  subscription_id: string;
  confirmation_secret: string;
  /** Milliseconds until another mail may be asked for. */
  resend_after: number;
  error: ErrorBody | null;
  /** A mail was sent again just now. */
  resent: boolean;
}

export interface PublicationPage {
  publication: PublicPublication;
  /** Address of the publication's pages on the platform, without a trailing slash. */
  pages: string;
  pagesQuery: string;
  terms_url: string | null;
  privacy_url: string | null;
  /** The publisher's own words; null for none. */
  copy: PublisherCopy | null;
  /** Where invitations are asked for; only of a publication that is by invitation. */
  invite_email?: string;
}

/** What a cover page has beyond the publication's own fields. */
export interface CoverPage {
  /** Null where there is nothing more. */
  cover: CoverContent | null;
  /** Width by height of the cover photo that is shown, the section's or the publication's; null where it is not known. */
  cover_photo_ratio: number | null;
  /** The publication's own site, for 'Learn More'; null where none is known. */
  learn_more: string | null;
}

/** A subscription, as its reader sees it. Held back and refused ones read as waiting: the publisher's reasons are not told. */
export interface AccountSubscription {
  name: string;
  state: 'waiting' | 'confirmed' | 'unsubscribed';
  /** UTC milliseconds: since when it is so. */
  since: number;
  /** Where it is ended, or asked for again. */
  href: string;
  /** Where its mails are set; null where there are none. */
  settings: string | null;
  /** How its posts come. */
  mails: EmailChoice;
  /** UTC milliseconds until which it is paid for; null for a free one. */
  paid_until: number | null;
}

/** A browser that is signed in. */
export interface AccountSession {
  id: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  /** Null where it is not known; so is the next. */
  browser: string | null;
  system: string | null;
  /** UTC milliseconds. */
  created_at: number;
  last_seen_at: number;
}

/** A publisher's site, in one browser, where the reader is known. */
export interface AccountSite {
  id: string;
  /** The publication's. */
  name: string;
  /** `https://blog.example`. */
  origin: string;
  /** Null where it is not known; so is the next. */
  browser: string | null;
  system: string | null;
  /** UTC milliseconds. */
  created_at: number;
  last_seen_at: number;
}

/** What a page says that has nothing but words. */
export type PageMessage =
  | 'notFound'
  | 'noPublication'
  | 'link'
  | 'origin'
  | 'unavailable'
  | 'tooMany'
  | 'tooSoon'
  | 'trouble'
  | 'renewed'
  | 'renewalLimit';

export interface MailboxMessage {
  id: number;
  to: string;
  subject: string;
  /** UTC milliseconds. */
  received_at: number;
  text: string;
}

/** Every page, by name. */
export type PageProps =
  | AccountPageProps
  /** The cover page with its form; with `#…` of a sign-up in the address, the script shows the pending step. */
  | ({
      name: 'subscribe';
      form: PageForm;
      just_signed_up: boolean;
      /** Whether the reader is signed in and subscribes already. */
      is_member: boolean;
    } & PublicationPage &
      CoverPage &
      Partial<SubscribeExtras>)
  /** What a subscription costs: a choice of plans, and a way on without one. */
  | ({ name: 'plans'; email: string; step: PlanStep } & PublicationPage)
  /** Asks for the code of an invitation; a subscriber gets a link for others. */
  | ({
      name: 'invite';
      /** The reader's own link; null for who is no subscriber. */
      share: string | null;
      /** How many came by it. */
      referred: number;
      /** What was typed and is not good; null for nothing. */
      wrongCode: string | null;
    } & PublicationPage)
  /** A form came without a token (no script on the publisher's page): one click that carries one. */
  | ({ name: 'subscribe-check'; form: PageForm } & PublicationPage)
  /** The answer to a form posted without script: check your inbox, type the code, send again. */
  | ({ name: 'subscribe-pending'; pending: PendingSignup; href: string } & PublicationPage)
  /** A post: all of it for who may read it, else its start and what is missing. */
  | ({
      name: 'post';
      post: PostAnswer;
      /** For somebody who does not read it whole and whose address is not known; null for all others. */
      form: PageForm | null;
      /** What else leads to the whole of it; null for who reads it, and where nothing does. */
      ways: PostWays | null;
      /** Whether search engines are kept out. */
      noindex: boolean;
    } & PublicationPage)
  /** The mail's link. `ready` asks for one click; nothing has changed yet. */
  | ({
      name: 'confirm';
      state: 'ready' | 'done' | 'expired' | 'unsubscribed';
      token: string;
      email: string;
      /** The way back to the page the reader came from; null for none. */
      href: string | null;
    } & PublicationPage)
  | ({
      name: 'unsubscribe';
      state: 'ready' | 'done';
      token: string;
      email: string;
      /** Where the mails are set, for less of them; null where there are none. */
      settings: string | null;
    } & PublicationPage)
  /** Asks for the address that a sign-in mail goes to. */
  | ({
      name: 'login';
      form_token: string;
      email: string;
      /** Where to go afterwards; judged when the form is posted. */
      redirect: string;
      error: ErrorBody | null;
      ways: LoginWays;
      /** Whether the reader is signed in already, and what they want asks for a fresh sign-in. */
      again: boolean;
    } & Partial<PublicationPage>)
  /** The mail is on its way, if the address is known: open its link, or type its code. */
  | ({
      name: 'login-pending';
      email: string;
      redirect: string;
      error: ErrorBody | null;
    } & Partial<PublicationPage>)
  /** The sign-in mail's link. `ready` and `elsewhere` (asked for by another browser) ask for one click. */
  | ({
      name: 'login-link';
      state: 'ready' | 'elsewhere' | 'used' | 'expired';
      token: string;
      email: string;
    } & Partial<PublicationPage>)
  /** Signed in, and on the way to a page on another site. */
  | ({
      name: 'signed-in';
      email: string;
      href: string;
      /** Whether to offer a passkey: the reader has none, and the platform's address takes some. */
      offers_passkey?: boolean;
    } & Partial<PublicationPage>)
  /** What a reader has, and where they are signed in. */
  | ({
      name: 'account';
      email: string;
      /** What the reader has of this page's publication; null for nothing, and where there is none. */
      subscription: AccountSubscription | null;
      others: AccountSubscription[];
      sessions: AccountSession[];
      sites: AccountSite[];
      /** Whether there is an identity elsewhere that the account is linked to. */
      has_identities?: boolean;
    } & Partial<PublicationPage>)
  | ({
      name: 'sign-out';
      state: 'ready' | 'done' | 'everywhere';
      email: string;
    } & Partial<PublicationPage>)
  | CredentialPages
  /** The platform's terms, privacy, privacy rights or accessibility page. */
  | { name: 'legal'; document: 'terms' | 'privacy' | 'ccpa' | 'accessibility' }
  | {
      name: 'home';
      publications: { name: string; hero_text: string | null; href: string }[];
      mailbox: string | null;
      /** Where the gallery is, in the demo. */
      gallery: string | null;
    }
  | { name: 'mailbox'; messages: MailboxMessage[] }
  /** 404, an unusable link, trouble: words, and a way on (`start` to the start page, `subscribe` to a new sign-up). */
  | {
      name: 'message';
      message: PageMessage;
      action: { to: 'start' | 'subscribe'; href: string } | null;
      requestId: string | null;
    };

/** Paths of the built files that pages link to. */
export interface PageAssets {
  /** Style sheet of all pages. */
  style: string;
  /** Script that hydrates; '' for a page that stands still. */
  script: string;
  /** Script of the pages that have to do with passkeys. */
  passkeys?: string;
}

/** A whole HTML document. No inline script or style: the answer carries a strict CSP. */
export type RenderPage = (page: PageProps, assets: PageAssets) => string;

export interface PagesModule {
  renderPage: RenderPage;
  /** Every text that a publisher may put another one in place of: group → key → our text. */
  copy: Record<Exclude<CopyGroup, 'mail'>, Readonly<Record<string, string>>>;
  /**
   * The style sheet of `themePath(accent)`: the accent's roles, light and dark, moved until they read well.
   * `accent` is the part of the path, six hex digits; null for anything else (answer 404).
   */
  renderTheme(accent: string): string | null;
}

import type { Generated } from 'kysely';
import type { AuditTables } from '../audit/audit.tables.ts';
import type { AddressMailKind } from '../account/account-mail-kinds.ts';
import type { NoticeAct } from '../../src/account/notice-acts.ts';
import type { AccountTables } from '../account/account.tables.ts';
import type { PopupVariant } from '../../src/popup/popup-variant.ts';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { AccessTables, SubscriptionTerms } from '../access/access.tables.ts';
import type { PostTables } from '../posts/post.tables.ts';
import type { ProfileTables } from '../profiles/profile.tables.ts';
import type { CredentialTables } from '../credentials/credentials.tables.ts';
import type { HandBackTables } from '../hand-back/hand-back.tables.ts';
import type { InvitationTables } from '../invitations/invitations.tables.ts';
import type { PlanTables } from '../plans/plans.tables.ts';
import type { ReferralTables } from '../referrals/referrals.tables.ts';

/** 0 or 1: SQLite has no boolean, and both databases hold the same. */
export type Flag = 0 | 1;
/** UTC milliseconds. */
export type Millis = number;

export interface PublicationTable {
  id: Generated<number>;
  /** Unique, lower case. */
  subdomain: string;
  name: string;
  hero_text: string | null;
  logo_url: string | null;
  cover_photo_url: string | null;
  hide_intro_title: Flag;
  hide_intro_subtitle: Flag;
  invite_only: Flag;
  /** Host name only; unique. */
  custom_domain: string | null;
  language: string;
  accent_color: string | null;
  email_from_name: string | null;
  support_email: string | null;
  terms_url: string | null;
  privacy_url: string | null;
  /** Whether the welcome popup is wanted. */
  welcome_popup: Flag;
  embed_tracking_disabled: Flag;
  /** JSON of the publisher's own words: group → key → text; null for none. */
  copy: string | null;
  created_at: Millis;
  updated_at: Millis;
  /** Width by height of the cover photo; null where it is not known. */
  cover_photo_ratio: number | null;
  /** Whether readers are told how many subscribe, and who. */
  welcome_page_details: Generated<Flag>;
  /** Whether the page's address may change the popup. */
  popup_query_params: Generated<Flag>;
  /** Whether the experiment runs that picks the popup's look. */
  popup_experiment: Generated<Flag>;
  /** Whether the popup shows when the pointer leaves the page at its top. */
  popup_exit_intent: Generated<Flag>;
  /** The look that the popup has whatever the experiment says; null for none. */
  popup_variant: PopupVariant | null;
  /** Seconds on the page before the popup shows; null for none. */
  popup_delay: number | null;
  /** Hundredths of the page's height before the popup shows; null for none. */
  popup_scroll: number | null;
}

/** A part of a publication with a name and pictures of its own. Unique: publication and slug. */
export interface SectionTable {
  id: Generated<number>;
  publication_id: number;
  slug: string;
  name: string;
  description: string | null;
  logo_url: string | null;
  cover_photo_url: string | null;
  /** Width by height of its cover photo; null where it is not known. */
  cover_photo_ratio: number | null;
  /** Null for what the publication says; so is the next. */
  hide_intro_title: Flag | null;
  hide_intro_subtitle: Flag | null;
  created_at: Millis;
  updated_at: Millis;
}

/** What a publisher put on the cover page. Key: the publication. */
export interface PublicationCoverTable {
  publication_id: number;
  /** JSON of recommendations, posts and subscribers (CuratedCover). */
  content: string;
  updated_at: Millis;
}

/** Origins, besides the platform's own, whose pages may use a publication's widgets. Key: both columns. */
export interface PublicationOriginTable {
  publication_id: number;
  /** As browsers send it: `https://blog.example`. */
  origin: string;
  created_at: Millis;
}

/** One reader, over all publications. */
export interface UserTable {
  id: Generated<number>;
  /** The address as it is compared (emailKey, domain in ASCII); unique. */
  email_key: string;
  /** The address as it is mailed to. */
  email: string;
  created_at: Millis;
  /** When the account was deleted: nothing but the number and the times is left then. */
  deleted_at: Millis | null;
}

/** What a reader has of a publication. Unique: publication and user. */
export interface SubscriptionTable extends SubscriptionTerms {
  /** Random, opaque; named in unsubscribe links. */
  id: string;
  publication_id: number;
  user_id: number;
  state: SubscriptionState;
  /** Paid until then; null for free. */
  expiry: Millis | null;
  created_at: Millis;
  confirmed_at: Millis | null;
  unsubscribed_at: Millis | null;
  /** Whether posts come by mail in no other way than `email_settings` says. */
  email_disabled: Generated<Flag>;
  /** JSON of part → `individual`, `digest` or false; null where the reader has set nothing. */
  email_settings: string | null;
}

/** One accepted sign-up. Its form token is burnt by `form_nonce` being unique. */
export interface SignupTable {
  /** Random, opaque; `subscription_id` in the answer. */
  id: string;
  publication_id: number;
  subscription_id: string;
  form_nonce: string;
  /** SHA-256 of what was asked, so that a repeated request is told from a replayed token. */
  request_hash: string;
  outcome: SignupOutcome;
  surface: SignupSurface;
  /** Origin of the page it came from. */
  origin: string | null;
  /** The way back, on a registered origin. */
  href: string | null;
  /** Why it waits for review; null when it does not. */
  review_reason: string | null;
  code_tries: number;
  /** Confirmation mails asked for so far, the first included. */
  mails: number;
  last_mail_at: Millis;
  created_at: Millis;
  confirmed_at: Millis | null;
}

/** One request to sign in. Its form token is burnt by `form_nonce` being unique; single use is `used_at`. */
export interface LoginTable {
  /** Random, opaque. */
  id: string;
  /** Null when nobody has the address: then there is no mail, and nothing that signs in. */
  user_id: number | null;
  /** The publication that it was asked for; null for none. */
  publication_id: number | null;
  form_nonce: string;
  /** Keyed hash of the address, so that a repeated request is told from a replayed token. */
  request_hash: string;
  /** Where to go afterwards, already allowed; null for the account. */
  redirect: string | null;
  /** Of its mail. */
  language: string;
  code_tries: number;
  /** Mails that were queued: 0 or 1. */
  mails: number;
  last_mail_at: Millis;
  created_at: Millis;
  used_at: Millis | null;
}

/** A browser that is signed in. */
export interface SessionTable {
  /** SHA-256 of the cookie's token, base64url; the token itself is nowhere. */
  token_hash: string;
  /** Random, opaque; names it in the list of sessions. */
  id: string;
  user_id: number;
  login_id: string;
  /** As a reader would call it, coarsely; null where it is not known. So is the next. */
  browser: string | null;
  system: string | null;
  created_at: Millis;
  /** Written at most once an hour. */
  last_seen_at: Millis;
  ended_at: Millis | null;
}

/** The transactional outbox: a row is written in the transaction of its cause. No secret stands in it. */
export interface OutboxTable {
  id: Generated<number>;
  /** `confirm:SIGNUP:1`; unique, so that no mail is queued twice. */
  unique_key: string;
  kind: 'confirm' | 'already-subscribed' | 'login' | 'notice' | AddressMailKind;
  /** Null for all but a sign-up's; so is the next. */
  signup_id: string | null;
  subscription_id: string | null;
  publication_id: number | null;
  /** Null for all but a sign-in's. */
  login_id: string | null;
  /** The reader whom a notice is about; null once the account is deleted, and for other mails. */
  user_id: number | null;
  /** Null for all but a change of address's. */
  change_id: string | null;
  /** What a notice is about. */
  act: NoticeAct | null;
  /** Of a notice or a change of address. */
  language: string | null;
  recipient: string;
  state: 'queued' | 'sent' | 'dead';
  attempts: number;
  /** Not before. While a sender works on it this is the end of its lease. */
  next_attempt_at: Millis;
  /** The sender that works on it; null for none. */
  lease_owner: string | null;
  last_error: string | null;
  created_at: Millis;
  sent_at: Millis | null;
}

/** Counters of the limits: one row for a key and the start of its window. */
export interface LimitTable {
  key: string;
  window_start: Millis;
  count: number;
}

/** Mail that the demo's mailbox received. `message_id` is unique. */
export interface MailboxTable {
  id: Generated<number>;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** JSON of all headers. */
  headers: string;
  received_at: Millis;
}

export interface Database
  extends
    AccessTables,
    AccountTables,
    AuditTables,
    CredentialTables,
    HandBackTables,
    InvitationTables,
    PlanTables,
    PostTables,
    ProfileTables,
    ReferralTables {
  publications: PublicationTable;
  publication_origins: PublicationOriginTable;
  publication_covers: PublicationCoverTable;
  sections: SectionTable;
  users: UserTable;
  subscriptions: SubscriptionTable;
  signups: SignupTable;
  logins: LoginTable;
  sessions: SessionTable;
  outbox: OutboxTable;
  limits: LimitTable;
  mailbox: MailboxTable;
}

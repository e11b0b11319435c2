import type { Audience } from '../../src/access/audiences.ts';
import type { PublicationRole } from '../access/access.tables.ts';

/** How somebody proved who they are. */
export type SignInMeans = 'link' | 'code' | 'password' | 'passkey' | 'oidc';

/** How an address was proven that a subscription is confirmed for. */
export type ConfirmMeans = 'link' | 'code' | 'one_click';

/** Acts that say nothing besides who did them, and when. */
type Nothing = Readonly<Record<never, never>>;

/** Publications are named by their number: they may be called something else tomorrow. */
interface OfPublication {
  publication: number;
}

/** A reader whom a publisher changed something for; a number, as everywhere here. */
interface OfReader extends OfPublication {
  reader: number;
}

/** Names of settings that were said, not what they were set to. */
interface OfFields {
  fields: readonly string[];
}

/** Every session ended, and this browser goes on in `session`: a new one that nobody signed in to. */
interface Renewed {
  session: string;
}

/** What each act says besides who and when: ids, kinds and names of settings, never anything personal. */
export interface ActDetails {
  signed_in: { means: SignInMeans };
  /** Not each wrong try, but the one that shut the door. */
  sign_in_refused: { means: SignInMeans; why: 'mail_locked' | 'day_locked' };
  signed_out: Nothing;
  signed_out_everywhere: { sessions: number };
  /** `session` is the one that ended: chosen from the list, or replaced by a newer one of the same browser. */
  session_ended: { session: string; why: 'chosen' | 'replaced' };
  /** `one_click`: by a reader whose address was proven before. */
  subscription_confirmed: OfPublication & { means: ConfirmMeans };
  unsubscribed: OfPublication;
  password_set: Renewed;
  password_removed: Renewed;
  passkey_added: { passkey: string };
  passkey_removed: { passkey: string };
  identity_linked: { provider: string };
  identity_removed: { provider: string };
  email_change_asked: Nothing;
  /** Taken back in the account, or stopped by the link in the old address's mail, which signs out everywhere. */
  email_change_stopped: { means: 'account' | 'link' };
  email_changed: Nothing;
  data_exported: Nothing;
  account_deleted: Nothing;
  reader_token_given: OfPublication & { origin: string };
  /** `stolen`: a token or a code was shown by two, and what it opened ended for both. */
  reader_tokens_ended: { tokens: number; why: 'chosen' | 'stolen' };
  publication_created: OfPublication;
  publication_set: OfPublication & OfFields;
  origin_added: OfPublication & { origin: string };
  origin_removed: OfPublication & { origin: string };
  review_approved: OfPublication & { signup: string };
  review_rejected: OfPublication & { signup: string };
  subscribers_exported: OfPublication;
  /** What one reader has: paid until when, of what kind, in which role. */
  subscriber_set: OfReader & OfFields;
  role_given: OfReader & { role: PublicationRole };
  role_taken: OfReader;
  standing_set: OfPublication & OfFields;
  post_added: OfPublication & { post: number; audience: Audience };
  post_removed: OfPublication & { post: number };
  plan_set: OfPublication & OfFields & { plan: string };
  plan_removed: OfPublication & { plan: string };
  offer_set: OfPublication & OfFields;
  coupon_set: OfPublication & OfFields & { coupon: string };
  coupon_removed: OfPublication & { coupon: string };
  invitation_made: OfPublication & { invitation: number; uses: number };
  invitation_revoked: OfPublication & { invitation: number };
}

export type Act = keyof ActDetails;

/** Every act there is, as the command line names them. */
export const ACTS = Object.keys({
  signed_in: 0,
  sign_in_refused: 0,
  signed_out: 0,
  signed_out_everywhere: 0,
  session_ended: 0,
  subscription_confirmed: 0,
  unsubscribed: 0,
  password_set: 0,
  password_removed: 0,
  passkey_added: 0,
  passkey_removed: 0,
  identity_linked: 0,
  identity_removed: 0,
  email_change_asked: 0,
  email_change_stopped: 0,
  email_changed: 0,
  data_exported: 0,
  account_deleted: 0,
  reader_token_given: 0,
  reader_tokens_ended: 0,
  publication_created: 0,
  publication_set: 0,
  origin_added: 0,
  origin_removed: 0,
  review_approved: 0,
  review_rejected: 0,
  subscribers_exported: 0,
  subscriber_set: 0,
  role_given: 0,
  role_taken: 0,
  standing_set: 0,
  post_added: 0,
  post_removed: 0,
  plan_set: 0,
  plan_removed: 0,
  offer_set: 0,
  coupon_set: 0,
  coupon_removed: 0,
  invitation_made: 0,
  invitation_revoked: 0,
} satisfies Record<Act, 0>) as readonly Act[];

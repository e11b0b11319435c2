/** What the platform's pages are told about the ways to sign in beside a mail. Types only. */
import type { ErrorBody } from '../errors/error-body.ts';
import type { PublicationPage } from './pages.ts';

/** What the page for signing in offers beside the mail. */
export interface LoginWays {
  /** Whether the form with a password stands open: it was asked for, or tried. */
  password: boolean;
  /** Whether browsers make passkeys for the platform's address. */
  passkey: boolean;
  /** The name of who vouches elsewhere; null where nobody does. */
  identity: string | null;
}

/** A key of the reader's, in their list. Times are UTC milliseconds. */
export interface AccountPasskey {
  id: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** An identity elsewhere that the account is linked to. Times are UTC milliseconds. */
export interface AccountIdentity {
  /** Both name it, and both are secrets of nobody. */
  issuer: string;
  subject: string;
  /** What readers call who vouches. */
  provider: string;
  created_at: number;
  last_used_at: number;
}

/** The pages of an account on which a reader says how they sign in. */
export type CredentialPages =
  | ({
      name: 'password';
      email: string;
      /** When the password was set, UTC milliseconds; null for none. */
      changed_at: number | null;
      /**
       * What proves the reader: the session is `fresh`; or the `current` password has to be typed; or nothing but to `sign-in`
       * anew.
       */
      proof: 'fresh' | 'current' | 'sign-in';
      /** What was done just now. */
      done: 'set' | 'removed' | null;
      error: ErrorBody | null;
    } & Partial<PublicationPage>)
  | ({
      name: 'passkeys';
      email: string;
      passkeys: AccountPasskey[];
      /** Whether the session is fresh enough to change the list. */
      is_fresh: boolean;
      /** Whether browsers make passkeys for the platform's address. */
      is_available: boolean;
      error: ErrorBody | null;
    } & Partial<PublicationPage>)
  | ({
      name: 'identities';
      email: string;
      identities: AccountIdentity[];
      /** Whether the session is fresh enough to change the list. */
      is_fresh: boolean;
      error: ErrorBody | null;
    } & Partial<PublicationPage>);

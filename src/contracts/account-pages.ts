/** The pages of the account, and those about readers' rights: a part of `pages.ts`. Types only. */
import type { AddressChangeState, AddressEnd } from '../account/judge-address-change.ts';
import type { ErrorBody } from '../errors/error-body.ts';
import type { BlurbEntity } from './entities/blurb.contract.ts';
import type { EmailChoice } from '../subscriptions/email-choices.ts';
import type { PublicationPage } from './pages.ts';

/** A part of a publication, and how its posts come to the reader. */
export interface EmailPart {
  /** As the form sends it. */
  part: string;
  /** Of the section; null for the posts that are in none. */
  name: string | null;
  choice: EmailChoice;
}

/** What is paid for. */
export interface PaidSubscription {
  name: string;
  /** UTC milliseconds. */
  until: number;
}

export type AccountPageProps =
  /** How the mails of one subscription come. `none`: the reader is not subscribed, so there is nothing to set. */
  | ({
      name: 'email-settings';
      state: 'ready' | 'saved' | 'none';
      token: string;
      email: string;
      parts: EmailPart[];
      /** Where the subscription is ended. */
      unsubscribe: string;
    } & PublicationPage)
  /** Asks for another address, and says what waits. */
  | ({
      name: 'address';
      email: string;
      /** What was typed, kept when something is wrong with it. */
      typed: string;
      error: ErrorBody | null;
      /** The change that waits for both addresses; null for none. */
      waiting: { email: string; until: number } | null;
    } & Partial<PublicationPage>)
  /** Where the links of a change of address lead. `ready` asks for one click. */
  | ({
      name: 'address-link';
      end: AddressEnd;
      state: AddressChangeState;
      token: string;
      from: string;
      to: string;
    } & Partial<PublicationPage>)
  /** What is kept of the reader, and the file with it. */
  | ({ name: 'account-data'; email: string } & Partial<PublicationPage>)
  /** Deletes the account, once its reader has typed their address. */
  | ({
      name: 'account-delete';
      email: string;
      token: string;
      /** The names of what the reader is subscribed to. */
      subscriptions: string[];
      paid: PaidSubscription[];
      /** Whether a publisher refused the address, of which a keyed hash remains then. */
      refused: boolean;
      error: ErrorBody | null;
    } & Partial<PublicationPage>)
  | ({ name: 'account-deleted' } & Partial<PublicationPage>)
  /** What is paid for and how it ends; nothing where nothing is paid for. */
  | ({ name: 'account-cancel'; paid: PaidSubscription[] } & Partial<PublicationPage>)
  /** Who recommends the publication. */
  | ({ name: 'recommendations'; blurbs: BlurbEntity[] } & PublicationPage);

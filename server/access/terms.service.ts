import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { readWireTime } from '../../src/pricing/wire-time.ts';
import { SUBSCRIPTION_ROLES, SUBSCRIPTION_TYPES } from '../../src/subscriptions/subscription.ts';
import type { SubscriptionRole, SubscriptionType } from '../../src/subscriptions/subscription.ts';
import { recordCommand } from '../audit/audit.store.ts';
import { findUserId } from '../profiles/profile.store.ts';
import { FieldFault, oneOf, optional, parseFlag } from '../publications/field-parsers.ts';
import type { Parse } from '../publications/field-parsers.ts';
import { parseFields } from '../publications/parse-fields.ts';
import type { FieldParsers, RawFields } from '../publications/parse-fields.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { parseEmail } from './parse-email.ts';
import { updateTerms } from './terms.store.ts';
import type { Terms } from './terms.store.ts';

function noSubscriber(subdomain: string, email: string): FlyleafError {
  return new FlyleafError('not_found', `'${email}' does not subscribe to '${subdomain}'`);
}

const parseTime: Parse<number> = (text) => {
  const time = readWireTime(text.trim());
  if (time === null) throw new FieldFault("must be a date or a time with its zone, or ''");
  return time;
};

/** What of a subscription may be set by hand. */
export interface TermSettings {
  /** Paid until then, in UTC milliseconds; null for no such time. */
  expiry: number | null;
  type: SubscriptionType | null;
  is_founding: boolean;
  role: SubscriptionRole | null;
}

/** Every setting and how it is read from text. */
export const TERM_FIELDS: FieldParsers<TermSettings> = {
  expiry: optional(parseTime),
  type: optional(oneOf(SUBSCRIPTION_TYPES)),
  is_founding: parseFlag,
  role: optional(oneOf(SUBSCRIPTION_ROLES)),
};

export const TERM_FIELD_NAMES = Object.keys(TERM_FIELDS) as (keyof TermSettings)[];

/**
 * Changes what is named of a reader's subscription, confirmed or not. FlyleafError publication_not_found, not_found for
 * whoever has none: nobody is subscribed by hand.
 */
export async function setTerms(
  { db, clock }: PublicationDeps,
  subdomain: string,
  email: string,
  raw: RawFields<TermSettings>,
): Promise<Terms> {
  const { is_founding, ...settings } = parseFields(TERM_FIELDS, raw);
  const { id: publication } = await getPublication(db, subdomain);
  const { key } = parseEmail(email);
  const flag = is_founding === undefined ? {} : ({ is_founding: is_founding ? 1 : 0 } as const);
  const changes = { ...settings, ...flag };
  const fields = Object.keys(changes);
  return db.write(async (trx) => {
    const user = await findUserId(trx, key);
    const set = user && (await updateTerms(trx, { publication, user }, changes));
    if (!set) throw noSubscriber(subdomain, email);
    await recordCommand(trx, 'subscriber_set', { publication, reader: user, fields }, clock.now());
    return set;
  });
}

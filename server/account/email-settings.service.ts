import { FlyleafError, fieldError } from '../../src/errors/flyleaf-error.ts';
import type { EmailPart } from '../../src/contracts/account-pages.ts';
import {
  EMAIL_CHOICES,
  POSTS_PART,
  keepEmailChoices,
  readEmailChoice,
  sectionPart,
} from '../../src/subscriptions/email-choices.ts';
import type { EmailChoice } from '../../src/subscriptions/email-choices.ts';
import type { Deps } from '../deps.ts';
import { verifyToken } from '../platform/tokens.ts';
import { findPublicationById } from '../publications/publication.store.ts';
import type { Publication } from '../publications/publication.ts';
import { listSections } from '../publications/section.store.ts';
import { SIGNUP_MESSAGES } from '../signup/signup.messages.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import { findMailedSubscription, saveEmailChoices } from './email-settings.store.ts';
import type { MailedSubscription } from './email-settings.store.ts';

/** What the link to a subscription's mail settings shows at this moment. */
export interface OpenedSettings {
  state: 'ready' | 'saved' | 'none';
  subscription: MailedSubscription;
  publication: Publication;
  parts: EmailPart[];
}

async function partsOf(
  { db }: Pick<Deps, 'db'>,
  { publicationId, facts }: MailedSubscription,
): Promise<EmailPart[]> {
  const sections = await listSections(db.kysely, publicationId);
  const parts = [
    { part: POSTS_PART, name: null },
    ...sections.map(({ id, name }) => ({ part: sectionPart(id), name })),
  ];
  return parts.map((each) => ({ ...each, choice: readEmailChoice(facts, each.part) }));
}

/** Whose settings the link with this token opens. Changes nothing. The token never grows old. FlyleafError link_invalid. */
export async function openEmailSettings(deps: Deps, token: string): Promise<OpenedSettings> {
  const id = verifyToken(deps.config.secrets, 'email-settings', token);
  const subscription = id === null ? null : await findMailedSubscription(deps.db.kysely, id);
  const publication =
    subscription && (await findPublicationById(deps.db.kysely, subscription.publicationId));
  if (!subscription || !publication) {
    throw new FlyleafError('link_invalid', SIGNUP_MESSAGES.linkInvalid);
  }
  const state = subscription.state === 'confirmed' ? 'ready' : 'none';
  return { state, subscription, publication, parts: await partsOf(deps, subscription) };
}

/** What was sent for a part; what it is where nothing was. FlyleafError invalid_request for a word that is no choice. */
function chosen(
  { part, choice }: EmailPart,
  fields: Readonly<Record<string, unknown>>,
): EmailChoice {
  const sent = Object.hasOwn(fields, part) ? fields[part] : choice;
  const found = EMAIL_CHOICES.find((each) => each === sent);
  if (found === undefined) throw fieldError('invalid_request', part, ACCOUNT_MESSAGES.choice);
  return found;
}

/** Keeps how the mails of a subscription come, of that one alone. Parts that were not sent stay. Idempotent. */
export async function changeEmailSettings(
  deps: Deps,
  token: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<OpenedSettings> {
  const opened = await openEmailSettings(deps, token);
  if (opened.state === 'none') return opened;
  const parts = opened.parts.map((each) => ({ ...each, choice: chosen(each, fields) }));
  const choices = Object.fromEntries(parts.map(({ part, choice }) => [part, choice]));
  const kept = keepEmailChoices(choices);
  const { id } = opened.subscription;
  const isKept = await deps.db.write((trx) => saveEmailChoices(trx, id, kept));
  return { ...opened, parts, state: isKept ? 'saved' : 'none' };
}

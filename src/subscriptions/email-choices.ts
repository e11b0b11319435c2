import { EMAIL_SETTINGS } from './subscription.ts';
import type { EmailSetting } from './subscription.ts';
import type { SubscriptionFacts } from './subscription-kind.ts';

/**
 * What a reader may choose for a part of a publication: each post by itself, gathered, or no mail. (spec links-and-rules §3,
 * §4)
 */
export const EMAIL_CHOICES = [...EMAIL_SETTINGS, 'none'] as const;

/** What a reader may choose for a part of a publication. */
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** The part of a publication that is in no section. (spec links-and-rules §3) */
export const POSTS_PART = 'posts';

/** The part of a publication that is a section; by its number, since its slug may change. (spec links-and-rules §3) */
export function sectionPart(id: number): string {
  return `section:${id}`;
}

/** What of a subscription says how its mails come. */
export type EmailFacts = Pick<SubscriptionFacts, 'email_disabled' | 'email_settings'>;

/** Whether a field that is named after a setting turns it on for a part. */
function isOnFor(value: unknown, part: string): boolean {
  if (value === true) return true;
  return typeof value === 'object' && value !== null && Reflect.get(value, part) === true;
}

function ownChoice({ email_settings }: EmailFacts, part: string): EmailChoice | null {
  const settings = email_settings ?? {};
  const value = Object.hasOwn(settings, part) ? settings[part] : undefined;
  const named = EMAIL_SETTINGS.find((setting) => value === setting);
  if (named !== undefined) return named;
  if (value === false) return 'none';
  return EMAIL_SETTINGS.find((setting) => isOnFor(settings[setting], part)) ?? null;
}

/**
 * How the posts of a part of a publication come to a reader. (spec links-and-rules §3, §4)
 *
 * @decided A section for which nothing is set goes with the posts that are in none, one that is opened later too; and they
 * come each by itself unless e-mails are disabled.
 */
export function readEmailChoice(subscription: EmailFacts, part: string): EmailChoice {
  const own = ownChoice(subscription, part);
  if (own !== null) return own;
  if (part !== POSTS_PART) return readEmailChoice(subscription, POSTS_PART);
  return subscription.email_disabled ? 'none' : 'individual';
}

/** What is kept of a reader's choices. */
export interface KeptEmailChoices {
  email_disabled: boolean;
  email_settings: Record<string, EmailSetting | false>;
}

/**
 * A reader's choices as a subscription's fields, so that its kind says what they get. (spec links-and-rules §3, §4)
 *
 * @decided E-mails are disabled where no part is individual: with digests alone the subscriber follows in digests.
 */
export function keepEmailChoices(choices: Readonly<Record<string, EmailChoice>>): KeptEmailChoices {
  const kept = Object.entries(choices).map(
    ([part, choice]) => [part, choice === 'none' ? false : choice] as const,
  );
  return {
    email_disabled: !Object.values(choices).includes('individual'),
    email_settings: Object.fromEntries(kept),
  };
}

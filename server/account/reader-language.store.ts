import type { Kysely } from 'kysely';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import type { Database } from '../db/tables.ts';

async function ofLastLogin(db: Kysely<Database>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('logins')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

async function ofLastSubscription(
  db: Kysely<Database>,
  userId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('publications', 'publications.id', 'subscriptions.publication_id')
    .select('publications.language')
    .where('subscriptions.user_id', '=', userId)
    .orderBy('subscriptions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

/** The language that a reader is written to in: that of their last sign-in, else of what they subscribed to last, else English. */
export async function readerLanguage(db: Kysely<Database>, userId: number): Promise<Language> {
  const asked = (await ofLastLogin(db, userId)) ?? (await ofLastSubscription(db, userId)) ?? 'en';
  return chooseLanguage(asked, 'en');
}

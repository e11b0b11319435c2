import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentsState } from '../../src/publication/payments-state.ts';
import type { Database } from '../db/tables.ts';
import { statement } from '../db/statement.ts';
import type { PublicationOfferTable } from './plans.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** What holds for all plans of a publication. */
export interface OfferSettings {
  payments_state: PaymentsState;
  disable_monthly_subscriptions: boolean;
  disable_annual_subscriptions: boolean;
  /** Percent that a group is let off; null for no group offer. */
  group_percent_off: number | null;
  /** Seats from which that holds; null for no group offer. */
  group_min_seats: number | null;
  /** UTC milliseconds until which every trial lasts; null for none. */
  trial_end_override: number | null;
}

/** Where nothing was said: nothing is for sale. */
export const DEFAULT_OFFER: OfferSettings = {
  payments_state: 'disabled',
  disable_monthly_subscriptions: false,
  disable_annual_subscriptions: false,
  group_percent_off: null,
  group_min_seats: null,
  trial_end_override: null,
};

type Row = Selectable<PublicationOfferTable>;

const toSettings = ({ publication_id: _key, updated_at: _time, ...row }: Row): OfferSettings => ({
  ...row,
  disable_monthly_subscriptions: row.disable_monthly_subscriptions === 1,
  disable_annual_subscriptions: row.disable_annual_subscriptions === 1,
});

const select = statement<{ publicationId: number }, Row>((db, { publicationId }) =>
  db.selectFrom('publication_offers').selectAll().where('publication_id', '=', publicationId),
);

/** What holds for a publication's plans. */
export async function findOffer(db: Reader, publicationId: number): Promise<OfferSettings> {
  const [row] = await select(db, { publicationId });
  return row ? toSettings(row) : DEFAULT_OFFER;
}

/** Puts this in place of what held. */
export async function saveOffer(
  trx: Transaction<Database>,
  publicationId: number,
  settings: OfferSettings,
  now: number,
): Promise<void> {
  const values = {
    ...settings,
    disable_monthly_subscriptions: settings.disable_monthly_subscriptions ? 1 : 0,
    disable_annual_subscriptions: settings.disable_annual_subscriptions ? 1 : 0,
    updated_at: now,
  } as const;
  await trx
    .insertInto('publication_offers')
    .values({ publication_id: publicationId, ...values })
    .onConflict((conflict) => conflict.column('publication_id').doUpdateSet(values))
    .execute();
}

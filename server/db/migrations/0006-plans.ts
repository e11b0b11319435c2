import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPublication = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('publications.id').onDelete('cascade');
const ofSubscription = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('subscriptions.id').onDelete('cascade');

const planTable: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('plans')
    .addColumn('publication_id', whole, ofPublication)
    .addColumn('id', text, needed)
    .addColumn('interval', text, needed)
    .addColumn('interval_count', whole, needed)
    .addColumn('amount', whole, needed)
    .addColumn('currency', text, needed)
    .addColumn('trial_period_days', whole)
    .addColumn('founding', whole, needed)
    .addColumn('fixed_price', whole, needed)
    .addColumn('short_description', text)
    .addColumn('position', whole, needed)
    .addColumn('created_at', whole, needed)
    .addColumn('updated_at', whole, needed)
    .addPrimaryKeyConstraint('plans_key', ['publication_id', 'id'])
    .modifyEnd(keyedTableEnd)
    .execute();

/** Apart from `publications`, whose rows every call of a widget reads whole. */
const offers: Build = (db, { whole, text, fraction, tableEnd }) =>
  db.schema
    .createTable('publication_offers')
    .addColumn('publication_id', whole, (column) => ofPublication(column.primaryKey()))
    .addColumn('payments_state', text, needed)
    .addColumn('disable_monthly_subscriptions', whole, needed)
    .addColumn('disable_annual_subscriptions', whole, needed)
    .addColumn('group_percent_off', fraction)
    .addColumn('group_min_seats', whole)
    .addColumn('trial_end_override', whole)
    .addColumn('updated_at', whole, needed)
    .modifyEnd(tableEnd)
    .execute();

const coupons: Build = (db, { whole, text, fraction, keyedTableEnd }) =>
  db.schema
    .createTable('coupons')
    .addColumn('publication_id', whole, ofPublication)
    .addColumn('code', text, needed)
    .addColumn('percent_off', fraction)
    .addColumn('amount_off', whole)
    .addColumn('currency', text)
    .addColumn('duration', text, needed)
    .addColumn('duration_in_months', whole)
    .addColumn('trial_period_days', whole)
    .addColumn('extra_seats', whole)
    .addColumn('expires_at', whole)
    .addColumn('created_at', whole, needed)
    .addColumn('updated_at', whole, needed)
    .addPrimaryKeyConstraint('coupons_key', ['publication_id', 'code'])
    .modifyEnd(keyedTableEnd)
    .execute();

const invitations: Build = async (db, { whole, text, serial, tableEnd, keyedTableEnd }) => {
  await db.schema
    .createTable('invitations')
    .addColumn('id', whole, serial)
    .addColumn('publication_id', whole, ofPublication)
    .addColumn('code_hash', text, (column) => column.notNull().unique())
    .addColumn('code_start', text, needed)
    .addColumn('note', text)
    .addColumn('uses_max', whole, needed)
    .addColumn('uses', whole, needed)
    .addColumn('created_at', whole, needed)
    .addColumn('expires_at', whole)
    .addColumn('revoked_at', whole)
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createTable('invitation_uses')
    .addColumn('invitation_id', whole, (column) =>
      column.notNull().references('invitations.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', text, ofSubscription)
    .addColumn('used_at', whole, needed)
    .addPrimaryKeyConstraint('invitation_uses_key', ['invitation_id', 'subscription_id'])
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('invitations_by_publication')
    .on('invitations')
    .column('publication_id')
    .execute();
};

const referrals: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('referrals')
    .addColumn('subscription_id', text, (column) => ofSubscription(column.primaryKey()))
    .addColumn('publication_id', whole, ofPublication)
    .addColumn('referrer_user_id', whole, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', whole, needed)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('referrals_by_referrer')
    .on('referrals')
    .columns(['publication_id', 'referrer_user_id'])
    .execute();
};

/** What subscriptions cost, who is let off what, who may come in, and who brought whom. */
export async function plans(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const build of [planTable, offers, coupons, invitations, referrals]) await build(db, types);
}

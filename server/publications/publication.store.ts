import type { Kysely, Selectable, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import type { Database, Flag, PublicationTable } from '../db/tables.ts';
import { impliedHost } from './origin.store.ts';
import type { Publication, PublicationSettings } from './publication.ts';

/** Reads work on the handle and in a transaction alike. */
type Reader = Kysely<Database> | Transaction<Database>;

const FLAGS = [
  'hide_intro_title',
  'hide_intro_subtitle',
  'invite_only',
  'welcome_popup',
  'embed_tracking_disabled',
  'welcome_page_details',
  'popup_query_params',
  'popup_experiment',
  'popup_exit_intent',
] as const;

type FlagName = (typeof FLAGS)[number];
type Row = Selectable<PublicationTable>;

function toPublication(row: Row): Publication {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, row[flag] === 1]));
  const copy = row.copy === null ? null : (JSON.parse(row.copy) as PublisherCopy);
  return { ...row, copy, ...(flags as Record<FlagName, boolean>) };
}

/** Settings as their row has them: flags as numbers, words as JSON. */
type RowOf<Settings> = Omit<Settings, FlagName | 'copy'> &
  Record<FlagName & keyof Settings, Flag> &
  Record<'copy' & keyof Settings, string | null>;

function columnOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function toRow<Settings extends Partial<PublicationSettings>>(settings: Settings): RowOf<Settings> {
  const row = Object.entries(settings).map(([key, value]) => [key, columnOf(value)]);
  return Object.fromEntries(row) as RowOf<Settings>;
}

/** Looks up by one unique column. */
function by(column: 'id' | 'subdomain' | 'custom_domain') {
  return statement<{ value: number | string }, Row>((db, { value }) =>
    db
      .selectFrom('publications')
      .selectAll()
      .where(column, '=', value as never),
  );
}

const FIND = { id: by('id'), subdomain: by('subdomain'), domain: by('custom_domain') };

/** The publication that one unique column names; null for none. */
async function findBy(
  db: Reader,
  column: keyof typeof FIND,
  value: number | string,
): Promise<Publication | null> {
  const [row] = await FIND[column](db, { value });
  return row ? toPublication(row) : null;
}

export function findPublicationById(db: Reader, id: number): Promise<Publication | null> {
  return findBy(db, 'id', id);
}

/** What a name can be at all; anything else (visitors send NULs too) is not asked for. */
const NAME = /^[a-z0-9-]{1,63}$/u;

/** By the name in addresses and snippets, in lower case. */
export async function findPublication(db: Reader, subdomain: string): Promise<Publication | null> {
  return NAME.test(subdomain) ? findBy(db, 'subdomain', subdomain) : null;
}

/** A publication as a page of some origin asks for it. */
export interface AskedFrom {
  publication: Publication;
  /** Whether the origin is registered for it, or is its custom domain's. */
  isRegistered: boolean;
}

const findAsked = statement<
  { subdomain: string; origin: string },
  Row & { registered: string | null }
>((db, { subdomain, origin }) =>
  db
    .selectFrom('publications')
    .leftJoin('publication_origins', (join) =>
      join
        .onRef('publication_origins.publication_id', '=', 'publications.id')
        .on('publication_origins.origin', '=', origin),
    )
    .selectAll('publications')
    .select('publication_origins.origin as registered')
    .where('publications.subdomain', '=', subdomain),
);

/** By its name, together with what an origin may: every call of a widget asks both, so it is one query. */
export async function findPublicationAsked(
  db: Reader,
  subdomain: string,
  origin: string,
): Promise<AskedFrom | null> {
  const [found] = NAME.test(subdomain) ? await findAsked(db, { subdomain, origin }) : [];
  if (found === undefined) return null;
  const { registered, ...row } = found;
  const isOwn = row.custom_domain !== null && row.custom_domain === impliedHost(origin);
  return { publication: toPublication(row), isRegistered: registered !== null || isOwn };
}

/** By the host that it answers on, in lower case and without a port. */
export function findPublicationByDomain(db: Reader, host: string): Promise<Publication | null> {
  return findBy(db, 'domain', host);
}

/** Every publication, by subdomain. */
export async function listPublications(db: Reader): Promise<Publication[]> {
  const rows = await db.selectFrom('publications').selectAll().orderBy('subdomain').execute();
  return rows.map(toPublication);
}

/** The only publication; null when there is none or more than one. */
export async function findOnlyPublication(db: Reader): Promise<Publication | null> {
  const rows = await db.selectFrom('publications').selectAll().limit(2).execute();
  const [row] = rows;
  return row && rows.length === 1 ? toPublication(row) : null;
}

export interface NewPublication {
  subdomain: string;
  settings: PublicationSettings;
  /** UTC milliseconds. */
  now: number;
}

/** Adds a publication. A taken subdomain or custom domain fails by its unique key. */
export async function insertPublication(
  trx: Transaction<Database>,
  { subdomain, settings, now }: NewPublication,
): Promise<Publication> {
  const values = { ...toRow(settings), subdomain, created_at: now, updated_at: now };
  const query = trx.insertInto('publications').values(values).returningAll();
  return toPublication(await query.executeTakeFirstOrThrow());
}

/** Changes what is named; null when there is no such publication. */
export async function updatePublication(
  trx: Transaction<Database>,
  subdomain: string,
  changes: Partial<PublicationSettings>,
  now: number,
): Promise<Publication | null> {
  const row = await trx
    .updateTable('publications')
    .set({ ...toRow(changes), updated_at: now })
    .where('subdomain', '=', subdomain)
    .returningAll()
    .executeTakeFirst();
  return row ? toPublication(row) : null;
}

import type { Kysely, Selectable, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database, Flag, SectionTable } from '../db/tables.ts';
import type { Section, SectionSettings } from './section.ts';

type Reader = Kysely<Database> | Transaction<Database>;
type Row = Selectable<SectionTable>;
type FlagName = 'hide_intro_title' | 'hide_intro_subtitle';
type RowOf<Settings> = Omit<Settings, FlagName> & Record<FlagName & keyof Settings, Flag | null>;

const isSet = (flag: Flag | null) => (flag === null ? null : flag === 1);

function toSection(row: Row): Section {
  const { hide_intro_title, hide_intro_subtitle } = row;
  return {
    ...row,
    hide_intro_title: isSet(hide_intro_title),
    hide_intro_subtitle: isSet(hide_intro_subtitle),
  };
}

function toRow<Settings extends Partial<SectionSettings>>(settings: Settings): RowOf<Settings> {
  const row = Object.entries(settings).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? Number(value) : value,
  ]);
  return Object.fromEntries(row) as RowOf<Settings>;
}

const find = statement<{ publicationId: number; slug: string }, Row>(
  (db, { publicationId, slug }) =>
    db
      .selectFrom('sections')
      .selectAll()
      .where('publication_id', '=', publicationId)
      .where('slug', '=', slug),
);

/** What a slug can be at all; anything else (visitors send NULs too) is not asked for. */
const SLUG = /^[a-z0-9_-]{1,48}$/u;

/** A section by the name in addresses; null for none. */
export async function findSection(
  db: Reader,
  publicationId: number,
  slug: string,
): Promise<Section | null> {
  const [row] = SLUG.test(slug) ? await find(db, { publicationId, slug }) : [];
  return row ? toSection(row) : null;
}

/** The sections of a publication, by slug. */
export async function listSections(db: Reader, publicationId: number): Promise<Section[]> {
  const query = db.selectFrom('sections').selectAll().where('publication_id', '=', publicationId);
  return (await query.orderBy('slug').execute()).map(toSection);
}

export interface NewSection {
  publicationId: number;
  slug: string;
  settings: SectionSettings;
  /** UTC milliseconds. */
  now: number;
}

/** Adds a section. A taken slug fails by its unique key. */
export async function insertSection(
  trx: Transaction<Database>,
  { publicationId, slug, settings, now }: NewSection,
): Promise<Section> {
  const key = { publication_id: publicationId, slug };
  const values = { ...toRow(settings), ...key, created_at: now, updated_at: now };
  const query = trx.insertInto('sections').values(values).returningAll();
  return toSection(await query.executeTakeFirstOrThrow());
}

/** Changes what is named; null when there is no such section. */
export async function updateSection(
  trx: Transaction<Database>,
  { publicationId, slug }: Pick<NewSection, 'publicationId' | 'slug'>,
  changes: Partial<SectionSettings>,
  now: number,
): Promise<Section | null> {
  const row = await trx
    .updateTable('sections')
    .set({ ...toRow(changes), updated_at: now })
    .where('publication_id', '=', publicationId)
    .where('slug', '=', slug)
    .returningAll()
    .executeTakeFirst();
  return row ? toSection(row) : null;
}

/** Takes a section away; false when there is none. */
export async function deleteSection(
  trx: Transaction<Database>,
  { publicationId, slug }: Pick<NewSection, 'publicationId' | 'slug'>,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('sections')
    .where('publication_id', '=', publicationId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

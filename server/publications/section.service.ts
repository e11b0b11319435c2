import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { parseFields, refuseFields } from './parse-fields.ts';
import { getPublication } from './publication.service.ts';
import type { PublicationDeps } from './publication.service.ts';
import { DEFAULT_SECTION } from './section.ts';
import type { Section } from './section.ts';
import { SECTION_FIELDS, parseSectionSlug } from './section-fields.ts';
import type { RawSection } from './section-fields.ts';
import {
  deleteSection,
  findSection,
  insertSection,
  listSections,
  updateSection,
} from './section.store.ts';

function notFound(subdomain: string, slug: string): FlyleafError {
  return new FlyleafError('not_found', `There is no section '${slug}' of '${subdomain}'`);
}

/** The sections of a publication; FlyleafError publication_not_found. */
export async function sectionsOf(db: DatabaseHandle, subdomain: string): Promise<Section[]> {
  const { id } = await getPublication(db, subdomain);
  return listSections(db.kysely, id);
}

/** A section by its slug; FlyleafError publication_not_found, not_found. */
export async function getSection(
  db: DatabaseHandle,
  subdomain: string,
  slug: string,
): Promise<Section> {
  const { id } = await getPublication(db, subdomain);
  const section = await findSection(db.kysely, id, slug);
  if (section === null) throw notFound(subdomain, slug);
  return section;
}

/** Makes a section. A FlyleafError names each field at fault. */
export async function createSection(
  { db, clock }: PublicationDeps,
  subdomain: string,
  rawSlug: string,
  raw: RawSection & { name: string },
): Promise<Section> {
  const slug = parseSectionSlug(rawSlug);
  const settings = { ...DEFAULT_SECTION, name: raw.name, ...parseFields(SECTION_FIELDS, raw) };
  const { id: publicationId } = await getPublication(db, subdomain);
  return db.write(async (trx) => {
    if ((await findSection(trx, publicationId, slug)) !== null) {
      throw refuseFields([{ param: 'slug', msg: `slug '${slug}' is taken` }]);
    }
    return insertSection(trx, { publicationId, slug, settings, now: clock.now() });
  });
}

/** Changes what is named and nothing else. A FlyleafError names each field at fault. */
export async function setSection(
  { db, clock }: PublicationDeps,
  subdomain: string,
  slug: string,
  raw: RawSection,
): Promise<Section> {
  const changes = parseFields(SECTION_FIELDS, raw);
  const { id: publicationId } = await getPublication(db, subdomain);
  const section = await db.write((trx) =>
    updateSection(trx, { publicationId, slug }, changes, clock.now()),
  );
  if (section === null) throw notFound(subdomain, slug);
  return section;
}

/** Takes a section away; FlyleafError publication_not_found, not_found. */
export async function removeSection(
  { db }: PublicationDeps,
  subdomain: string,
  slug: string,
): Promise<void> {
  const { id: publicationId } = await getPublication(db, subdomain);
  const isGone = await db.write((trx) => deleteSection(trx, { publicationId, slug }));
  if (!isGone) throw notFound(subdomain, slug);
}

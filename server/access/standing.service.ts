import { PUBLICATION_TIERS } from '../../src/moderation/publication-tier.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import { FieldFault } from '../publications/field-parsers.ts';
import type { Parse } from '../publications/field-parsers.ts';
import { parseFields } from '../publications/parse-fields.ts';
import type { FieldParsers, RawFields } from '../publications/parse-fields.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { findStanding, saveStanding } from './standing.store.ts';
import type { Standing } from './standing.store.ts';

const parseTier: Parse<number> = (text) => {
  const tier = Object.values(PUBLICATION_TIERS).find((known) => String(known) === text.trim());
  if (tier === undefined) throw new FieldFault(`must be one of -2, -1, 0, 1, 2, not '${text}'`);
  return tier;
};

const parseCountries: Parse<string[]> = (text) => {
  const codes = text
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);
  const wrong = codes.find((code) => !/^[A-Z]{2}$/u.test(code));
  if (wrong !== undefined) throw new FieldFault(`must be codes of two letters, not '${wrong}'`);
  return [...new Set(codes)].sort();
};

interface StandingSettings {
  tier: number;
  blocked_countries: string[];
}

const STANDING_FIELDS: FieldParsers<StandingSettings> = {
  tier: parseTier,
  blocked_countries: parseCountries,
};

export const STANDING_FIELD_NAMES = Object.keys(STANDING_FIELDS) as (keyof StandingSettings)[];

/** Where a publication may be read; FlyleafError publication_not_found. */
export async function standingOf(db: DatabaseHandle, subdomain: string): Promise<Standing> {
  const { id } = await getPublication(db, subdomain);
  return findStanding(db.kysely, id);
}

/** Changes what is named. A FlyleafError names each field at fault. */
export async function setStanding(
  { db, clock }: PublicationDeps,
  subdomain: string,
  raw: RawFields<StandingSettings>,
): Promise<Standing> {
  const changes = parseFields(STANDING_FIELDS, raw);
  const { id } = await getPublication(db, subdomain);
  return db.write(async (trx) => {
    const before = await findStanding(trx, id);
    const standing = {
      tier: changes.tier ?? before.tier,
      blockedCountries: changes.blocked_countries ?? before.blockedCountries,
    };
    const now = clock.now();
    await saveStanding(trx, id, standing, now);
    const detail = { publication: id, fields: Object.keys(changes) };
    await recordCommand(trx, 'standing_set', detail, now);
    return standing;
  });
}

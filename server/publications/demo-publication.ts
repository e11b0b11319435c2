import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { insertOrigin } from './origin.store.ts';
import type { Publication, PublicationSettings } from './publication.ts';
import { DEFAULT_SETTINGS } from './publication.ts';
import type { PublicationDeps } from './publication.service.ts';
import { findPublication, insertPublication, updatePublication } from './publication.store.ts';

/** Name of the demo's publication in addresses. */
export const DEMO_SUBDOMAIN = 'demo';

/** The logo where the demo's site serves it, on whichever port. */
const DEMO_LOGO = /^http:\/\/localhost:\d+\/tideline\.svg$/u;

function logoAt(origin: string): string {
  return `${origin}/tideline.svg`;
}

function demoSettings(origin: string): PublicationSettings {
  return {
    ...DEFAULT_SETTINGS,
    name: 'The Tideline',
    hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
    logo_url: logoAt(origin),
    accent_color: '#0f6b75',
    support_email: 'letters@tideline.example',
  };
}

/** The demo's publication as it is, but for a logo that stands on the port of an earlier start. */
async function keep(
  trx: Transaction<Database>,
  found: Publication,
  origin: string,
  now: number,
): Promise<Publication> {
  const isMoved = DEMO_LOGO.test(found.logo_url ?? '') && found.logo_url !== logoAt(origin);
  if (!isMoved) return found;
  const changes = { logo_url: logoAt(origin) };
  return (await updatePublication(trx, found.subdomain, changes, now)) ?? found;
}

/**
 * Makes the demo's publication where it is missing and lets the demo site use it. What is there stays as it
 * is: a second start keeps what its publisher has changed.
 */
export async function ensureDemoPublication(
  { db, clock }: PublicationDeps,
  /** Origin of the demo's site: `http://localhost:8788`. */
  origin: string,
): Promise<Publication> {
  return db.write(async (trx) => {
    const now = clock.now();
    const subdomain = DEMO_SUBDOMAIN;
    const found = await findPublication(trx, subdomain);
    const publication = found
      ? await keep(trx, found, origin, now)
      : await insertPublication(trx, { subdomain, settings: demoSettings(origin), now });
    await insertOrigin(trx, publication.id, origin, now);
    return publication;
  });
}

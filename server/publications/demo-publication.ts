import type { Transaction } from 'kysely';
import { findCover, saveCover } from '../covers/cover.store.ts';
import type { CuratedCover } from '../covers/curated-cover.ts';
import type { Database } from '../db/tables.ts';
import { addDemoPosts } from '../posts/demo-posts.ts';
import { saveCoupon } from '../plans/coupon.store.ts';
import { DEMO_COUPONS, DEMO_OFFER, DEMO_PLANS } from '../plans/demo-plans.ts';
import { saveOffer } from '../plans/offer.store.ts';
import { savePlan } from '../plans/plan.store.ts';
import { demoAddressAt, demoCover, demoSettings } from './demo-content.ts';
import { insertOrigin } from './origin.store.ts';
import type { Publication } from './publication.ts';
import type { PublicationDeps } from './publication.service.ts';
import { findPublication, insertPublication, updatePublication } from './publication.store.ts';

/** Name of the demo's publication in addresses. */
export const DEMO_SUBDOMAIN = 'demo';

interface Start {
  /** Origin of the demo's site at this start. */
  origin: string;
  now: number;
}

async function make(trx: Transaction<Database>, { origin, now }: Start): Promise<Publication> {
  const settings = demoSettings(origin);
  const made = await insertPublication(trx, { subdomain: DEMO_SUBDOMAIN, settings, now });
  await saveCover(trx, made.id, demoCover(origin), now);
  await addDemoPosts(trx, made.id, now);
  await saveOffer(trx, made.id, DEMO_OFFER, now);
  for (const plan of DEMO_PLANS) await savePlan(trx, made.id, plan, now);
  for (const coupon of DEMO_COUPONS) await saveCoupon(trx, made.id, coupon, now);
  return made;
}

function movedCover(cover: CuratedCover, origin: string): CuratedCover {
  return JSON.parse(JSON.stringify(cover), (_, value: unknown) =>
    typeof value === 'string' ? demoAddressAt(value, origin) : value,
  ) as CuratedCover;
}

async function moveCover(
  trx: Transaction<Database>,
  { id }: Publication,
  { origin, now }: Start,
): Promise<void> {
  const cover = await findCover(trx, id);
  const moved = cover && movedCover(cover, origin);
  if (moved === null || JSON.stringify(moved) === JSON.stringify(cover)) return;
  await saveCover(trx, id, moved, now);
}

/** The demo's publication as it is, but for its files that stand on the port of an earlier start. */
async function keep(
  trx: Transaction<Database>,
  found: Publication,
  start: Start,
): Promise<Publication> {
  const at = (url: string | null) => url && demoAddressAt(url, start.origin);
  const logo_url = at(found.logo_url);
  const cover_photo_url = at(found.cover_photo_url);
  await moveCover(trx, found, start);
  const isMoved = logo_url !== found.logo_url || cover_photo_url !== found.cover_photo_url;
  if (!isMoved) return found;
  const changes = { logo_url, cover_photo_url };
  return (await updatePublication(trx, found.subdomain, changes, start.now)) ?? found;
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
    const start = { origin, now: clock.now() };
    const found = await findPublication(trx, DEMO_SUBDOMAIN);
    const publication = found ? await keep(trx, found, start) : await make(trx, start);
    await insertOrigin(trx, publication.id, origin, start.now);
    return publication;
  });
}

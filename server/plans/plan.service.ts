import type { Transaction } from 'kysely';
import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import { recordCommand } from '../audit/audit.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Database } from '../db/tables.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import { parseFields, refuseFields } from '../publications/parse-fields.ts';
import type { RawFields } from '../publications/parse-fields.ts';
import { findOffer, saveOffer } from './offer.store.ts';
import type { OfferSettings } from './offer.store.ts';
import { OFFER_FIELDS, PLAN_FIELDS, checkPlan, parsePlanId } from './plan-fields.ts';
import type { PlanFields } from './plan-fields.ts';
import { deletePlan, listPlans, savePlan } from './plan.store.ts';
import type { StoredPlan } from './plan.store.ts';

/** A publication's plans, and what holds for all of them. */
export interface PlanList {
  settings: OfferSettings;
  plans: StoredPlan[];
}

/** What a publisher sells; FlyleafError publication_not_found. */
export async function showPlans(db: DatabaseHandle, subdomain: string): Promise<PlanList> {
  const { id } = await getPublication(db, subdomain);
  return { settings: await findOffer(db.kysely, id), plans: await listPlans(db.kysely, id) };
}

/** What the usual names mean where a new plan does not say more. */
const USUAL: Readonly<Record<string, Partial<PlanFields>>> = {
  monthly: { interval: 'month' },
  annual: { interval: 'year' },
  founding: { interval: 'year', founding: true },
};

const NEW: Omit<PlanFields, 'amount' | 'currency' | 'interval' | 'position'> = {
  interval_count: 1,
  trial_period_days: null,
  founding: false,
  fixed_price: false,
  short_description: null,
};

function fieldsOf({ id: _id, metadata, ...price }: StoredPlan): PlanFields {
  return { ...price, ...metadata };
}

function toPlan(id: string, fields: PlanFields): StoredPlan {
  const { founding, fixed_price, short_description, ...price } = fields;
  return checkPlan({ id, ...price, metadata: { founding, fixed_price, short_description } });
}

const NEEDED = ['amount', 'currency', 'interval'] as const;

function refuseIncomplete(fields: Partial<PlanFields>): void {
  const missing = NEEDED.filter((field) => fields[field] === undefined);
  if (missing.length === 0) return;
  throw refuseFields(missing.map((param) => ({ param, msg: `${param} is missing` })));
}

/** Rules that take more than one option. */
function refuseContradiction({ fixed_price: isFixed, founding: isFounding }: PlanFields): void {
  if (isFounding || !isFixed) return;
  const msg = 'fixed_price is of a founding plan only: every other plan has its price';
  throw refuseFields([{ param: 'fixed_price', msg }]);
}

async function completed(
  trx: Transaction<Database>,
  publicationId: number,
  id: string,
  changes: Partial<PlanFields>,
): Promise<PlanFields> {
  const plans = await listPlans(trx, publicationId);
  const found = plans.find((plan) => plan.id === id);
  const position = Math.max(-1, ...plans.map((plan) => plan.position)) + 1;
  const before = found ? fieldsOf(found) : { ...NEW, ...USUAL[id], position };
  const fields = { ...before, ...changes };
  refuseIncomplete(fields);
  return fields as PlanFields;
}

/** Makes a plan, or changes what is named of it. A FlyleafError names each field at fault. */
export async function setPlan(
  { db, clock }: PublicationDeps,
  subdomain: string,
  rawId: string,
  raw: RawFields<PlanFields>,
): Promise<StoredPlan> {
  const id = parsePlanId(rawId);
  const changes = parseFields(PLAN_FIELDS, raw);
  const publication = await getPublication(db, subdomain);
  return db.write(async (trx) => {
    const fields = await completed(trx, publication.id, id, changes);
    refuseContradiction(fields);
    const plan = toPlan(id, fields);
    const now = clock.now();
    await savePlan(trx, publication.id, plan, now);
    const detail = { publication: publication.id, plan: id, fields: Object.keys(changes) };
    await recordCommand(trx, 'plan_set', detail, now);
    return plan;
  });
}

/** Takes a plan away; FlyleafError publication_not_found, not_found. */
export async function removePlan(
  { db, clock }: PublicationDeps,
  subdomain: string,
  plan: string,
): Promise<void> {
  const { id: publication } = await getPublication(db, subdomain);
  const isGone = await db.write(async (trx) => {
    const was = await deletePlan(trx, publication, plan);
    if (was) await recordCommand(trx, 'plan_removed', { publication, plan }, clock.now());
    return was;
  });
  if (!isGone) throw new FlyleafError('not_found', `There is no plan '${plan}' of '${subdomain}'`);
}

/** A group needs both: how much, and from when. */
function refuseHalfGroup({ group_percent_off: percent, group_min_seats: seats }: OfferSettings) {
  if ((percent === null) === (seats === null)) return;
  const [param, other] =
    percent === null
      ? ['group_percent_off', 'group_min_seats']
      : ['group_min_seats', 'group_percent_off'];
  throw refuseFields([{ param, msg: `${param} is missing: ${other} says nothing without it` }]);
}

/** Changes what is named of what holds for all plans. A FlyleafError names each field at fault. */
export async function setOffer(
  { db, clock }: PublicationDeps,
  subdomain: string,
  raw: RawFields<OfferSettings>,
): Promise<OfferSettings> {
  const changes = parseFields(OFFER_FIELDS, raw);
  const { id } = await getPublication(db, subdomain);
  return db.write(async (trx) => {
    const settings = { ...(await findOffer(trx, id)), ...changes };
    refuseHalfGroup(settings);
    const now = clock.now();
    await saveOffer(trx, id, settings, now);
    const detail = { publication: id, fields: Object.keys(changes) };
    await recordCommand(trx, 'offer_set', detail, now);
    return settings;
  });
}

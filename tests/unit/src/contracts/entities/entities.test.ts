import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildEvent } from '../../../../../src/analytics/build-event.ts';
import * as contracts from '../../../../../src/contracts/index.ts';
import { SPEC_FIELDS } from './spec-fields.ts';

/** One of each; every field of the schemas below is tried on it. */
const SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  publication: { id: 1, subdomain: 'tide' },
  section: { id: 1 },
  plan: { interval: 'month', amount: 500, currency: 'usd' },
  coupon: {},
  user: { id: 1 },
  subscription: {},
  post: { id: 1 },
  comment: { id: 1 },
  blurb: {},
  profile: { id: 1 },
  media: { id: 1 },
  analyticsEvent: { event: 'seen', timestamp: 1 },
  attributionRecord: { sessionStart: 1, visits: [] },
};

const SCHEMAS: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  Object.entries(contracts).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject ? [[name.replace(/Schema$/u, ''), schema]] : [],
  ),
);

const schemaOf = (entity: string) => SCHEMAS[entity] as z.ZodObject;

/** One value of each JSON type. */
const KINDS = ['text', -0.5, true, { a: { b: 1 } }, [[1]]];

/** What is inside of null, undefined and lists. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap());
  }
  return schema instanceof z.ZodArray ? unwrap(schema.element) : schema;
}

/** The fields of an entity, or of what stands under a path in it. */
function fieldsOf(path: string): string[] {
  const [entity = '', ...fields] = path.split('.');
  let schema: unknown = schemaOf(entity);
  for (const field of fields) schema = unwrap((schema as z.ZodObject).shape[field]);
  return Object.keys((schema as z.ZodObject).shape);
}

const entities = Object.keys(SAMPLES);
const eachField = entities.flatMap((entity) =>
  Object.keys(schemaOf(entity).shape).map((field) => [entity, field] as const),
);

describe('the entities', () => {
  it.each(Object.entries(SPEC_FIELDS))('%s has every field of the documents', (path, fields) => {
    expect(fieldsOf(path)).toEqual(expect.arrayContaining([...fields]));
  });

  it.each(entities)('%s needs no more than what makes it one', (entity) => {
    const sample = SAMPLES[entity];
    expect(schemaOf(entity).parse(sample)).toEqual(sample);
    for (const field of Object.keys(sample ?? {})) {
      const { [field]: gone, ...rest } = sample ?? {};
      const paths = schemaOf(entity)
        .safeParse(rest)
        .error?.issues.map(({ path }) => path);
      expect({ gone, paths }).toEqual({ gone, paths: [[field]] });
    }
  });

  it.each(entities)('%s lets unknown fields pass', (entity) => {
    const sample = { ...SAMPLES[entity], of_tomorrow: { x: 1 } };
    expect(schemaOf(entity).parse(sample)).toEqual(sample);
  });

  it.each(eachField)('%s names %s when its type is wrong', (entity, field) => {
    const tried = KINDS.map((value) =>
      schemaOf(entity).safeParse({ ...SAMPLES[entity], [field]: value }),
    );
    const wrong = tried.filter(({ success }) => !success);
    expect(wrong.length).toBeGreaterThanOrEqual(2);
    for (const { error } of wrong) {
      expect(error?.issues.map(({ path }) => path[0])).toContain(field);
      expect(new Set(error?.issues.map(({ path }) => path[0])).size).toBe(1);
    }
  });

  it.each(eachField.filter(([entity, field]) => !(field in (SAMPLES[entity] ?? {}))))(
    '%s may have null for %s, or nothing',
    (entity, field) => {
      for (const value of [null, undefined]) {
        const sample = { ...SAMPLES[entity], [field]: value };
        expect(schemaOf(entity).safeParse(sample).error?.issues).toBeUndefined();
      }
    },
  );
});

describe('what stands in an entity', () => {
  it.each([
    ['publication', { contributors: [{ user_id: 1, role: 1 }] }, ['contributors', 0, 'role']],
    ['publication', { author_bestseller_tier: 0.5 }, ['author_bestseller_tier']],
    ['publication', { id: '12' }, ['id']],
    ['coupon', { error: 5 }, ['error']],
    ['publication', { authorPagesInfo: [{ user_id: 'x' }] }, ['authorPagesInfo', 0, 'user_id']],
    ['publication', { draft_plans: [{ currency: 1 }] }, ['draft_plans', 0, 'currency']],
    ['publication', { plans: [{ interval: 'month', amount: 1 }] }, ['plans', 0, 'currency']],
    ['publication', { sections: [{ id: 1, name: 2 }] }, ['sections', 0, 'name']],
    ['publication', { homepage_type: 'gallery' }, ['homepage_type']],
    [
      'section',
      { podcastSettings: { podcast_feed_url: 1 } },
      ['podcastSettings', 'podcast_feed_url'],
    ],
    ['plan', { metadata: { founding: [] } }, ['metadata', 'founding']],
    ['plan', { metadata: { fixed_price: {} } }, ['metadata', 'fixed_price']],
    ['plan', { interval: 'century' }, ['interval']],
    ['plan', { amount: 1.5 }, ['amount']],
    ['plan', { amount: -1 }, ['amount']],
    ['plan', { interval_count: 0 }, ['interval_count']],
    ['plan', { currency: 'dollar' }, ['currency']],
    ['coupon', { percent_off: 101 }, ['percent_off']],
    ['coupon', { duration: 'twice' }, ['duration']],
    [
      'user',
      { dashboard_pubs: [{ primary_user_id: '1' }] },
      ['dashboard_pubs', 0, 'primary_user_id'],
    ],
    ['subscription', { membership_state: 1 }, ['membership_state']],
    ['subscription', { type: 'loan' }, ['type']],
    ['subscription', { role: 1 }, ['role']],
    ['post', { audience: 'nobody' }, ['audience']],
    ['post', { type: 'poem' }, ['type']],
    ['post', { uuid: 'x' }, ['uuid']],
    ['post', { uuid: '12345678-1234-0234-0234-123456789abc' }, ['uuid']],
    ['post', { publishedBylines: [{ id: 'x' }] }, ['publishedBylines', 0, 'id']],
    ['post', { postSchedules: [{ trigger_at: 'soon' }] }, ['postSchedules', 0, 'trigger_at']],
    ['post', { podcastFields: { hide_from_feed: 1 } }, ['podcastFields', 'hide_from_feed']],
    ['post', { podcastUpload: { duration: -1 } }, ['podcastUpload', 'duration']],
    ['post', { videoUpload: { is_mux: 1 } }, ['videoUpload', 'is_mux']],
    [
      'post',
      { podcastUpload: { transcription: { transcript_url: 1 } } },
      ['podcastUpload', 'transcription', 'transcript_url'],
    ],
    ['post', { publishedBylines: [{ id: 1, name: 1 }] }, ['publishedBylines', 0, 'name']],
    ['comment', { status: 'lost' }, ['status']],
    ['comment', { missing_reason: 'lost' }, ['missing_reason']],
    ['comment', { restriction_reason: 'lost' }, ['restriction_reason']],
    ['comment', { ancestor_path: '1..2' }, ['ancestor_path']],
    ['blurb', { recommendingPublication: { name: 1 } }, ['recommendingPublication', 'name']],
    [
      'attributionRecord',
      { visits: [{ href: '/', timestamp: 'now' }] },
      ['visits', 0, 'timestamp'],
    ],
  ])('%s with %j is wrong at %j', (entity, part, path) => {
    const result = schemaOf(entity).safeParse({ ...SAMPLES[entity], ...part });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it.each([
    ['coupon', { error: true }],
    ['coupon', { error: 'expired' }],
    ['coupon', { error: { code: 'expired' }, loading: false }],
    ['subscription', { membership_state: 'paused' }],
    ['subscription', { role: 'owner' }],
    ['publication', { contributors: [{ user_id: 1, role: 'owner' }] }],
    ['publication', { author_bestseller_tier: -1 }],
    ['post', { uuid: '12345678-1234-4234-8234-123456789abc' }],
    ['post', { publishedBylines: [{ name: 'A guest' }] }],
  ])('%s may be %j', (entity, part) => {
    const sample = { ...SAMPLES[entity], ...part };
    expect(schemaOf(entity).parse(sample)).toEqual(sample);
  });

  it.each(['1', '1.22.333', ''])('an ancestor path may be %j', (ancestor_path) => {
    expect(schemaOf('comment').safeParse({ id: 1, ancestor_path }).success).toBe(true);
  });

  it.each([
    0,
    1_795_000_000_000,
    '2026-11-21',
    '2026-11-21T05:00:00Z',
    '2026-11-21T05:00:00.5+01:00',
  ])('a time may be %j', (expiry) => {
    expect(schemaOf('subscription').safeParse({ expiry }).success).toBe(true);
  });

  it.each(['tomorrow', '2026-11-21T05:00:00', '2026-02-30', 9e15])(
    'a time is never %j',
    (expiry) => {
      const paths = schemaOf('subscription')
        .safeParse({ expiry })
        .error?.issues.map(({ path }) => path);
      expect(paths).toEqual([['expiry']]);
    },
  );

  it('an event may be what the builder of events makes', () => {
    const event = buildEvent(
      'seen',
      { post: 1 },
      {
        now: 1_795_000_000_000,
        href: 'https://tide.example/p/x?utm_source=mail',
        screen: { width: 1234, height: 800 },
        timezone: 'Europe/Berlin',
      },
    );
    expect(schemaOf('analyticsEvent').parse(event)).toEqual(event);
  });

  it('a record has as many visits as a session keeps, and no more', () => {
    const visit = { href: 'https://tide.example/', timestamp: 1 };
    const take = (count: number) =>
      schemaOf('attributionRecord').safeParse({
        sessionStart: 1,
        visits: Array.from({ length: count }, () => visit),
      }).success;
    expect([take(20), take(21)]).toEqual([true, false]);
  });

  it('a blurb keeps what else is said of the publication that recommends', () => {
    const blurb = { recommendingPublication: { name: 'Tide', id: 7 } };
    expect(schemaOf('blurb').parse(blurb)).toEqual(blurb);
  });
});

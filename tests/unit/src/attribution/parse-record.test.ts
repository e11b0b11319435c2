import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLanding, parseRecord, parseVisit } from '../../../../src/attribution/parse-record.ts';
import { anyRecord } from './record-arbitraries.ts';

const visit = { href: 'https://a.example/', referrer: 'https://b.example/', timestamp: 5 };
const record = {
  sid: 's',
  sessionStart: 5,
  originalReferrer: 'https://b.example/',
  landingPage: 'https://a.example/',
  landingSurface: 'post',
  landingSurfaceId: 'one',
  landingPublicationId: 7,
  visits: [visit],
};
const long = 'x'.repeat(2_048);

describe('a visit from outside', () => {
  it('is read, without what is unknown', () => {
    expect(parseVisit({ ...visit, more: 1 })).toEqual(visit);
  });

  it.each([
    { href: long },
    { referrer: long },
    { referrer: '' },
    { timestamp: 0 },
    { timestamp: 8.64e15 },
  ])('may have %o', (change) => {
    expect(parseVisit({ ...visit, ...change })).toEqual({ ...visit, ...change });
  });

  it.each([{ referrer: null }, { referrer: undefined }])('has no referrer with %o', (change) => {
    expect(parseVisit({ ...visit, ...change })).toEqual({ ...visit, referrer: '' });
  });

  it.each([
    { href: '' },
    { href: `${long}x` },
    { href: 5 },
    { href: undefined },
    { referrer: `${long}x` },
    { referrer: 5 },
    { timestamp: -1 },
    { timestamp: 1.5 },
    { timestamp: 8.64e15 + 1 },
    { timestamp: Number.NaN },
    { timestamp: Infinity },
    { timestamp: '5' },
    { timestamp: undefined },
  ])('is none with %o', (change) => {
    expect(parseVisit({ ...visit, ...change })).toBeNull();
  });

  it.each([[null], [undefined], ['x'], [5], [true], [[visit]]])('is not %o', (value) => {
    expect(parseVisit(value)).toBeNull();
  });
});

describe('a landing from outside', () => {
  const none = { landingSurface: null, landingSurfaceId: null, landingPublicationId: null };

  it.each([
    [{}, none],
    [none, none],
    [{ landingSurface: 'post' }, { ...none, landingSurface: 'post' }],
    [{ landingSurface: 'hologram' }, { ...none, landingSurface: 'other' }],
    [{ landingSurface: '' }, { ...none, landingSurface: 'other' }],
    [{ landingSurfaceId: 'x'.repeat(200) }, { ...none, landingSurfaceId: 'x'.repeat(200) }],
    [{ landingSurfaceId: 12 }, { ...none, landingSurfaceId: '12' }],
    [
      { landingPublicationId: 1, more: 2 },
      { ...none, landingPublicationId: 1 },
    ],
  ])('is read from %o', (value, landing) => {
    expect(parseLanding(value)).toEqual(landing);
  });

  it.each([
    [{ landingSurface: 5 }],
    [{ landingSurface: ['post'] }],
    [{ landingSurfaceId: 1.5 }],
    [{ landingSurfaceId: true }],
    [{ landingSurfaceId: 'x'.repeat(201) }],
    [{ landingPublicationId: 0 }],
    [{ landingPublicationId: 1.5 }],
    [{ landingPublicationId: 2 ** 53 }],
    [{ landingPublicationId: '1' }],
    [[]],
    [null],
    ['post'],
  ])('is none in %o', (value) => {
    expect(parseLanding(value)).toBeNull();
  });
});

describe('a record from outside', () => {
  it('is read, without what is unknown', () => {
    expect(parseRecord({ ...record, more: 1, visits: [{ ...visit, more: 2 }] })).toEqual(record);
  });

  it('may have no name, as in the specification', () => {
    const { sid, ...plain } = record;
    expect(sid).toBe('s');
    expect(parseRecord(plain)).toEqual({ ...record, sid: '' });
  });

  it.each(['sid', 'originalReferrer', 'landingPage'])('has none of the text %s', (field) => {
    expect(parseRecord({ ...record, [field]: null })).toEqual({ ...record, [field]: '' });
    expect(parseRecord({ ...record, [field]: undefined })).toEqual({ ...record, [field]: '' });
  });

  it.each([
    { visits: [] },
    { visits: Array.from({ length: 20 }, () => visit) },
    { sid: 'x'.repeat(200) },
    { originalReferrer: '' },
    { originalReferrer: long },
    { landingPage: long },
    { sessionStart: 0 },
  ])('may have other fields (%#)', (change) => {
    expect(parseRecord({ ...record, ...change })).toEqual({ ...record, ...change });
  });

  it.each([
    { visits: Array.from({ length: 21 }, () => visit) },
    { visits: [visit, null] },
    { visits: [{ ...visit, href: '' }] },
    { visits: {} },
    { visits: undefined },
    { sid: 'x'.repeat(201) },
    { sid: 5 },
    { sessionStart: -1 },
    { sessionStart: undefined },
    { originalReferrer: `${long}x` },
    { originalReferrer: 5 },
    { landingPage: `${long}x` },
    { landingPage: 5 },
    { landingSurface: 5 },
    { landingPublicationId: 'x' },
  ])('is none with a wrong field (%#)', (change) => {
    expect(parseRecord({ ...record, ...change })).toBeNull();
  });

  it.each([[null], [undefined], ['{}'], [[]], [5]])('is not %o', (value) => {
    expect(parseRecord(value)).toBeNull();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyRecord, (any) => {
        const kept = { ...any, visits: any.visits.slice(0, 20) };
        expect(parseRecord(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  it('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseRecord(value)).toBeNull();
      }),
    );
  });
});

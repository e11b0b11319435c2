import * as fc from 'fast-check';
import { LANDING_SURFACES } from '../../../../src/attribution/landing-surface.ts';
import type { AttributionRecord, Visit } from '../../../../src/attribution/attribution-record.ts';

/** The window is 900,000 ms; times lie about its ends, so that records tie and clauses meet. */
const TIMES = [0, 1, 2, 600_000, 899_999, 900_000, 900_001, 1_200_000, 1_800_000];

/** A host of the publication's own. */
export const OWN = 'own.example';

const time = fc.constantFrom(...TIMES);
const address = fc.constantFrom(
  'https://own.example/',
  'https://own.example/b',
  'https://x.example/',
);
const referrer = fc.constantFrom(
  '',
  'https://own.example/',
  'https://OWN.example/x',
  'https://x.example/',
);

/** A visit among few times, addresses and referrers. */
export const anyVisit: fc.Arbitrary<Visit> = fc.record({
  href: address,
  referrer,
  timestamp: fc.oneof(time, fc.integer({ min: 0, max: 60 })),
});

/** Up to forty visits in any order, some of them the same. */
export const anyVisits = fc.array(anyVisit, { maxLength: 40 });

/** Any record of the session called `sid`. */
export const recordOf = (sid: fc.Arbitrary<string>): fc.Arbitrary<AttributionRecord> =>
  fc.record({
    sid,
    sessionStart: time,
    originalReferrer: referrer,
    landingPage: address,
    landingSurface: fc.option(fc.constantFrom(...LANDING_SURFACES.slice(0, 2)), { nil: null }),
    landingSurfaceId: fc.option(fc.constantFrom('1', '2'), { nil: null }),
    landingPublicationId: fc.option(fc.constantFrom(1, 2), { nil: null }),
    visits: anyVisits,
  });

/** Any record of a few sessions, also without a name. */
export const anyRecord = recordOf(fc.constantFrom('', 'a', 'b', 'c'));

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecord } from '../../../../../src/attribution/parse-record.ts';
import { attributionRecordSchema } from '../../../../../src/contracts/index.ts';

const visit = { href: 'https://a.example/', timestamp: 5 };
const record = { sessionStart: 5, visits: [visit] };
const visits = (length: number) => Array.from({ length }, () => visit);
const time = fc.constantFrom<unknown>(0, 5, 8.64e15, 8.64e15 + 1, -1, 1.5, Number.NaN, '5', null);
const text = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  ...[200, 201, 2_048, 2_049].map((length) => 'x'.repeat(length)),
  5,
  1.5,
  2 ** 53,
  true,
);
const anyVisit = fc.oneof(
  fc.record({ href: text, referrer: text, timestamp: time }),
  fc.constantFrom<unknown>(visit, null, [], 'x'),
);
const fields = {
  sid: text,
  sessionStart: time,
  originalReferrer: text,
  landingPage: text,
  landingSurface: text,
  landingSurfaceId: text,
  landingPublicationId: fc.constantFrom<unknown>(undefined, null, 0, 1, 1.5, 2 ** 53, '1'),
  visits: fc.oneof(
    fc.array(anyVisit, { maxLength: 2 }),
    fc.constantFrom<unknown>(null, {}, visits(20), visits(21)),
  ),
};

const isTaken = (value: unknown) => attributionRecordSchema.safeParse(value).success;

it('takes the record that the rule reads, and no other', () => {
  const oneField = fc.constantFrom(...Object.keys(fields)).chain((field) =>
    fc.record({
      field: fc.constant(field),
      value: fields[field as keyof typeof fields] as fc.Arbitrary<unknown>,
    }),
  );
  fc.assert(
    fc.property(oneField, ({ field, value }) => {
      const changed = { ...record, [field]: value };
      expect(isTaken(changed)).toBe(parseRecord(changed) !== null);
    }),
    { numRuns: 2_000 },
  );
});

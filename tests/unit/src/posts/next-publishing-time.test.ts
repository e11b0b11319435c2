import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPublishingTime } from '../../../../src/posts/next-publishing-time.ts';
import { zoneOffset } from '../../../../src/posts/zone-offset.ts';
import { DAY, MINUTE } from '../../../../src/time/units.ts';

/** 'hh:mm:ss' by the clocks of a zone, read from the formatter's own fields. */
function clockAt(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(time);
}

function next(now: string, zone: string): string | undefined {
  const time = nextPublishingTime(Date.parse(now), zone);
  return time === null ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');
}

describe('the next 05:00', () => {
  it.each([
    ['one millisecond before', '2026-01-01T04:59:59.999Z', 'UTC', '2026-01-01T05:00:00Z'],
    ['at 05:00 itself, tomorrow', '2026-01-01T05:00:00Z', 'UTC', '2026-01-02T05:00:00Z'],
    ['one millisecond after', '2026-01-01T05:00:00.001Z', 'UTC', '2026-01-02T05:00:00Z'],
    ['at midnight', '2026-01-01T00:00:00Z', 'UTC', '2026-01-01T05:00:00Z'],
    ['across a year', '2025-12-31T23:59:59Z', 'UTC', '2026-01-01T05:00:00Z'],
    ['west of Greenwich', '2026-01-01T09:59:00Z', 'America/New_York', '2026-01-01T10:00:00Z'],
    ['east of Greenwich', '2026-01-01T20:00:00Z', 'Asia/Tokyo', '2026-01-02T20:00:00Z'],
    ['with half an hour', '2026-01-01T00:00:00Z', 'Asia/Kolkata', '2026-01-01T23:30:00Z'],
    ['with three quarters', '2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T23:15:00Z'],
    ['with seconds', '1970-01-01T00:00:00Z', 'Africa/Monrovia', '1970-01-01T05:44:30Z'],
    ['far ahead of UTC', '2026-01-01T15:00:00Z', 'Pacific/Kiritimati', '2026-01-02T15:00:00Z'],
    ['in no known zone', '2026-01-01T04:00:00Z', 'Mars/Olympus', '2026-01-01T05:00:00Z'],
  ])('%s', (_, now, zone, time) => {
    expect(next(now, zone)).toBe(time);
  });

  it.each([
    ['a day of 23 hours', '2026-03-28T04:00:00Z', '2026-03-29T03:00:00Z'],
    ['within the night of the change', '2026-03-29T00:59:59Z', '2026-03-29T03:00:00Z'],
    ['a day of 25 hours', '2026-10-24T03:00:00Z', '2026-10-25T04:00:00Z'],
    ['in the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25T04:00:00Z'],
  ])('is right through daylight saving in Berlin: %s', (_, now, time) => {
    expect(next(now, 'Europe/Berlin')).toBe(time);
  });

  it('is the end of the gap on a day whose clocks skip 05:00', () => {
    expect(next('1996-03-30T12:00:00Z', 'Asia/Baku')).toBe('1996-03-31T01:00:00Z');
    expect(clockAt(Date.parse('1996-03-31T01:00:00Z'), 'Asia/Baku')).toBe('06:00:00');
    expect(next('1996-03-31T01:00:00Z', 'Asia/Baku')).toBe('1996-04-01T00:00:00Z');
    expect(next('2018-10-06T12:00:00Z', 'Antarctica/Casey')).toBe('2018-10-06T20:00:00Z');
    expect(clockAt(Date.parse('2018-10-06T20:00:00Z'), 'Antarctica/Casey')).toBe('07:00:00');
  });

  it('is each of the two on a day that has it twice', () => {
    expect(next('1996-10-26T12:00:00Z', 'Asia/Baku')).toBe('1996-10-27T00:00:00Z');
    expect(next('1996-10-27T00:00:00Z', 'Asia/Baku')).toBe('1996-10-27T01:00:00Z');
    expect(next('1996-10-27T01:00:00Z', 'Asia/Baku')).toBe('1996-10-28T01:00:00Z');
  });

  it('is the following day where a day is left out', () => {
    expect(next('2011-12-29T14:59:00Z', 'Pacific/Apia')).toBe('2011-12-29T15:00:00Z');
    expect(next('2011-12-29T15:00:00Z', 'Pacific/Apia')).toBe('2011-12-30T15:00:00Z');
  });

  it.each([
    Number.NaN,
    Infinity,
    -Infinity,
    8.64e15,
    -8.64e15,
    8.64e15 - 4 * DAY + 1,
    -8.64e15 + 2 * DAY - 1,
  ])('is none for %d, which is no date or has none after it', (now) => {
    expect(nextPublishingTime(now, 'UTC')).toBeNull();
  });

  it.each([8.64e15 - 4 * DAY, -8.64e15 + 2 * DAY])(
    'is one for %d, near the end of dates',
    (now) => {
      for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        expect(nextPublishingTime(now, zone)).toBeGreaterThan(now);
      }
    },
  );
});

const ZONES = Intl.supportedValuesOf('timeZone');
const FROM = Date.UTC(1975, 0, 1);
const TO = Date.UTC(2040, 0, 1);

describe('the next 05:00 of any zone', () => {
  it('is later than now, about a day at most, and reads 05:00 or ends a gap over it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: FROM, max: TO }), (zone, now) => {
        const time = nextPublishingTime(now, zone) ?? Number.NaN;
        const offset = zoneOffset(zone);
        expect(time).toBeGreaterThan(now);
        expect(time - now).toBeLessThanOrEqual(DAY + Math.abs(offset(time) - offset(now)));
        if (clockAt(time, zone) === '05:00:00') return;
        expect(clockAt(time, zone) > '05:00:00').toBe(true);
        expect(clockAt(time - 1, zone) < '05:00:00').toBe(true);
      }),
    );
  });

  it('leaves out no 05:00 between now and then', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: FROM, max: TO }), (zone, now) => {
        const time = nextPublishingTime(now, zone) ?? Number.NaN;
        const offset = zoneOffset(zone);
        const step = 15 * MINUTE;
        for (let each = (Math.floor(now / step) + 1) * step; each < time; each += step) {
          expect((each + offset(each)) % DAY).not.toBe(5 * 60 * MINUTE);
        }
      }),
      { numRuns: 30 },
    );
  });
});

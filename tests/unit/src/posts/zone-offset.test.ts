import { describe, expect, it } from 'vitest';
import { zoneOffset } from '../../../../src/posts/zone-offset.ts';
import { HOUR, MINUTE, SECOND } from '../../../../src/time/units.ts';

const JANUARY = Date.UTC(2026, 0, 1);
const JULY = Date.UTC(2026, 6, 1);

describe('the offset of a time zone', () => {
  it.each([
    ['UTC', JULY, 0],
    ['Europe/Berlin', JANUARY, HOUR],
    ['Europe/Berlin', JULY, 2 * HOUR],
    ['America/New_York', JANUARY, -5 * HOUR],
    ['Asia/Kolkata', JULY, 5 * HOUR + 30 * MINUTE],
    ['Asia/Kathmandu', JULY, 5 * HOUR + 45 * MINUTE],
    ['America/St_Johns', JANUARY, -3 * HOUR - 30 * MINUTE],
    ['Pacific/Kiritimati', JULY, 14 * HOUR],
    ['Africa/Monrovia', Date.UTC(1970, 0, 1), -44 * MINUTE - 30 * SECOND],
  ])('of %s at %i is %i', (zone, time, offset) => {
    expect(zoneOffset(zone)(time)).toBe(offset);
  });

  it.each(['', 'Mars/Olympus', 'berlin time'])('is that of UTC for %j', (zone) => {
    expect(zoneOffset(zone)(JULY)).toBe(0);
  });
});

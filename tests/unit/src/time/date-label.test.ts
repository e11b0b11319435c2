import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../../src/publication/languages.ts';
import { dateLabel, describeDate } from '../../../../src/time/date-label.ts';
import { DAY, HOUR, MINUTE, SECOND, WEEK, WEEK_SECONDS } from '../../../../src/time/units.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-06-15T12:00:00Z');

describe('a date', () => {
  it.each([
    ['the first moment of the year', '2026-01-01T00:00:00.000Z', 'Jan 1'],
    ['the moment before it', '2025-12-31T23:59:59.999Z', 'Dec 31, 2025'],
    ['now', '2026-06-15T12:00:00.000Z', 'Jun 15'],
    ['the last moment of the year', '2026-12-31T23:59:59.999Z', 'Dec 31'],
    ['the moment after it', '2027-01-01T00:00:00.000Z', 'Jan 1, 2027'],
    ['the leap day of another year', '2024-02-29T12:00:00.000Z', 'Feb 29, 2024'],
  ])('%s: %s is %s', (_, time, label) => {
    expect(dateLabel(at(time), NOW, 'en', 'UTC')).toBe(label);
  });

  it.each([
    ['en', 'Mar 5', 'Mar 5, 2024'],
    ['de', '5. März', '5. März 2024'],
    ['es', '5 mar', '5 mar 2024'],
    ['fr', '5 mars', '5 mars 2024'],
    ['it', '5 mar', '5 mar 2024'],
    ['pt', '5/03', '5/03/2024'],
    ['pt-PT', '5/03', '5/03/2024'],
    ['de-AT', '5. März', '5. März 2024'],
    ['de_DE', '5. März', '5. März 2024'],
    ['en-GB', 'Mar 5', 'Mar 5, 2024'],
    ['pt-BR', '5 de mar.', '5 de mar. de 2024'],
    ['pt-br', '5 de mar.', '5 de mar. de 2024'],
  ])('in %s is %s and %s', (language, short, full) => {
    expect(dateLabel(at('2026-03-05'), NOW, language, 'UTC')).toBe(short);
    expect(dateLabel(at('2024-03-05'), NOW, language, 'UTC')).toBe(full);
  });

  it.each([
    ['UTC', 'Jan 1'],
    ['America/New_York', 'Dec 31, 2025'],
    ['Asia/Tokyo', 'Jan 1'],
    ['Pacific/Kiritimati', 'Jan 1'],
  ])('and the current year are those of %s', (zone, label) => {
    expect(dateLabel(at('2026-01-01T02:00:00Z'), NOW, 'en', zone)).toBe(label);
  });

  it('is of the current year where the year has begun', () => {
    const eve = at('2026-01-01T02:00:00Z');
    expect(dateLabel(at('2025-12-01'), eve, 'en', 'America/New_York')).toBe('Nov 30');
    expect(dateLabel(at('2025-12-01'), eve, 'en', 'UTC')).toBe('Dec 1, 2025');
  });

  it.each([NaN, Infinity, -Infinity, 8.64e15 + 1, -8.64e15 - 1])('is none at %d', (time) => {
    expect(dateLabel(time, NOW, 'en', 'UTC')).toBeNull();
    expect(describeDate(time, NOW, 'UTC')).toBeNull();
  });

  it.each([8.64e15, -8.64e15, 0])('is one at %d', (time) => {
    expect(dateLabel(time, NOW, 'en', 'UTC')).toMatch(/\d/u);
  });

  it('is shown in full while the current moment is none', () => {
    expect(dateLabel(NOW, NaN, 'en', 'UTC')).toBe('Jun 15, 2026');
  });

  it('before our era is not of the current year', () => {
    const time = new Date(0).setUTCFullYear(-2025);
    expect(describeDate(time, NOW, 'UTC')).toEqual({ kind: 'other-year', time });
    expect(describeDate(NOW, NOW, 'UTC')).toEqual({ kind: 'this-year', time: NOW });
  });

  it.each(['', 'xx', 'nl', 'en_US.UTF-8', 'C', 'null', 'a'.repeat(100), null, undefined])(
    'reads as English in %j',
    (locale) => {
      expect(dateLabel(at('2024-03-05'), NOW, locale, 'UTC')).toBe('Mar 5, 2024');
    },
  );

  it.each(['', 'Etc/Unknown', 'Mars/Olympus', 'null'])('is that of UTC in %j', (zone) => {
    expect(dateLabel(at('2026-01-01T00:00:00Z'), NOW, 'en', zone)).toBe('Jan 1');
  });

  it('is Gregorian whatever the tag asks for', () => {
    expect(dateLabel(at('2024-03-05'), NOW, 'th-TH', 'UTC')).toContain('2024');
    expect(dateLabel(at('2024-03-05'), NOW, 'en-u-ca-persian', 'UTC')).toBe('Mar 5, 2024');
  });

  it('names the year exactly when it is another', () => {
    const time = fc.integer({ min: at('1970-01-01'), max: at('2100-01-01') });
    fc.assert(
      fc.property(time, time, fc.constantFrom(...LANGUAGES), (one, now, language) => {
        const [year, thisYear] = [one, now].map((each) => new Date(each).getUTCFullYear());
        const label = dateLabel(one, now, language, 'UTC');
        expect(label?.includes(String(year))).toBe(year !== thisYear);
      }),
    );
  });

  const make = vi.spyOn(Intl, 'DateTimeFormat');
  afterEach(() => make.mockClear());
  const zoneOf = (index: number) => `Unknown/Zone${index}`;

  it('stays the same however many time zones are asked for', () => {
    for (let index = 0; index < 200; index += 1) dateLabel(NOW, NOW, 'en', zoneOf(index));
    expect(dateLabel(NOW, NOW, 'en', 'UTC')).toBe('Jun 15');
  });

  it('makes each format once while no more than 64 are in use', () => {
    for (let index = 200; index < 264; index += 1) dateLabel(NOW, NOW, 'en', zoneOf(index));
    const labels = () => {
      for (let index = 0; index < 32; index += 1) dateLabel(NOW, NOW, 'en', zoneOf(index));
    };
    labels();
    labels();
    make.mockClear();
    labels();
    expect(make).not.toHaveBeenCalled();
  });
});

describe('the units of time', () => {
  it('are milliseconds', () => {
    expect([SECOND, MINUTE, HOUR, DAY, WEEK]).toEqual([1e3, 6e4, 36e5, 864e5, 6048e5]);
    expect(WEEK_SECONDS * SECOND).toBe(WEEK);
  });
});

import { describe, expect, it } from 'vitest';
import {
  countChunks,
  FILE_LIMITS,
  fileLimitLabel,
  isFileSizeAllowed,
  MEBIBYTE,
} from '../../../../src/media/file-limits.ts';

const LIMITS = [
  ['podcast', 367_001_600, '350 MB'],
  ['media', 21_474_836_480, '20 GB'],
  ['chunk', 52_428_800, '50 MB'],
  ['general', 734_003_200, '700 MB'],
] as const;

describe('the limit of a file', () => {
  it('is one of four', () => {
    expect(Object.keys(FILE_LIMITS)).toEqual(LIMITS.map(([limit]) => limit));
    expect(MEBIBYTE).toBe(2 ** 20);
  });

  it.each(LIMITS)('for %s is %i bytes, or %s', (limit, bytes, label) => {
    expect(FILE_LIMITS[limit]).toBe(bytes);
    expect(fileLimitLabel(limit)).toBe(label);
  });

  it.each(LIMITS)('for %s holds to the byte', (limit, bytes) => {
    expect(isFileSizeAllowed(bytes - 1, limit)).toBe(true);
    expect(isFileSizeAllowed(bytes, limit)).toBe(true);
    expect(isFileSizeAllowed(bytes + 1, limit)).toBe(false);
    expect(isFileSizeAllowed(1, limit)).toBe(true);
  });

  it.each([0, -1, 0.5, 1.5, Number.NaN, Infinity])('lets no file of %d bytes pass', (bytes) => {
    expect(isFileSizeAllowed(bytes, 'media')).toBe(false);
    expect(countChunks(bytes)).toBe(0);
  });
});

describe('the parts of an upload', () => {
  it.each([
    [1, 1],
    [FILE_LIMITS.chunk - 1, 1],
    [FILE_LIMITS.chunk, 1],
    [FILE_LIMITS.chunk + 1, 2],
    [FILE_LIMITS.podcast, 7],
    [FILE_LIMITS.media, 410],
  ])('of %i bytes are %i', (bytes, parts) => {
    expect(countChunks(bytes)).toBe(parts);
  });
});

import { describe, expect, it } from 'vitest';
import { durationLabel, episodeDuration } from '../../../../src/podcasts/episode-duration.ts';

describe('how long an episode is', () => {
  it.each([
    [60, 90, 60],
    [60, null, 60],
    [null, 90, 90],
    [undefined, 90, 90],
    [0, 90, 90],
    [-1, 90, 90],
    [Number.NaN, 90, 90],
    [Infinity, 90, 90],
    [1e21, 90, 90],
    [null, 0, null],
    [null, undefined, null],
  ])('is for the post %s and the upload %s: %s', (podcast_duration, duration, seconds) => {
    expect(episodeDuration({ podcast_duration, podcastUpload: { duration } })).toBe(seconds);
  });

  it.each([null, undefined])('is unknown without an upload: %s', (podcastUpload) => {
    expect(episodeDuration({ podcastUpload })).toBeNull();
  });
});

describe('a length', () => {
  it.each([
    [0.1, '0:01'],
    [59, '0:59'],
    [59.5, '1:00'],
    [60, '1:00'],
    [61, '1:01'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [360_000, '100:00:00'],
    [2_147_483_647, '596523:14:07'],
  ])('of %d seconds reads %s', (seconds, label) => {
    expect(durationLabel(seconds)).toBe(label);
  });

  it.each([0, -1, 2_147_483_648, 1e21, Number.NaN, Infinity, null, undefined])(
    'of %s is none',
    (seconds) => {
      expect(durationLabel(seconds)).toBeNull();
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  isLiveStreamWarning,
  LIVE_STREAM_WARNINGS,
  liveStreamWarning,
} from '../../../../src/live/live-stream-warnings.ts';

const KINDS = [
  'generic',
  'copyright_infringement',
  'explicit_content',
  'harmful_and_illegal_activities',
] as const;

describe('the warnings before a live stream', () => {
  it('are four, each with its own text', () => {
    expect(Object.keys(LIVE_STREAM_WARNINGS)).toEqual(KINDS);
    expect(new Set(Object.values(LIVE_STREAM_WARNINGS)).size).toBe(4);
  });

  it.each(KINDS)('have a text for %s', (kind) => {
    expect(isLiveStreamWarning(kind)).toBe(true);
    expect(liveStreamWarning(kind)).toBe(LIVE_STREAM_WARNINGS[kind]);
  });

  it.each(['gambling', 'Generic', 'toString', '__proto__'])('are generic for %s', (kind) => {
    expect(isLiveStreamWarning(kind)).toBe(false);
    expect(liveStreamWarning(kind)).toBe(LIVE_STREAM_WARNINGS.generic);
  });

  it.each(['', null, undefined])('are none for %j', (kind) => {
    expect(isLiveStreamWarning(kind)).toBe(false);
    expect(liveStreamWarning(kind)).toBeNull();
  });
});

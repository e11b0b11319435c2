import { describe, expect, it } from 'vitest';
import { logsEvents, magicUserId } from '../../../../src/analytics/analytics-user.ts';
import {
  TRACKING_REFUSALS,
  mayTrack,
  trackingRefusal,
} from '../../../../src/analytics/tracking-gate.ts';
import { VIEWER_BUCKETS, viewerBucket } from '../../../../src/analytics/viewer-bucket.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import type { TrackingFacts } from '../../../../src/analytics/tracking-gate.ts';

describe('the bucket of a viewer', () => {
  it.each([
    ['anonymous', 'Anonymous'],
    ['free', 'Free subs'],
    ['paid', 'Paid subs'],
    ['founding', 'Paid subs'],
    ['contributor', 'Paid subs'],
    ['admin', 'Paid subs'],
  ] as const)('of the level %s is %s', (level, bucket) => {
    expect(viewerBucket(level)).toBe(bucket);
  });

  it('is there for every level', () => {
    expect(new Set(VIEWER_LEVELS.map(viewerBucket))).toEqual(new Set(VIEWER_BUCKETS));
    expect(VIEWER_BUCKETS).toEqual(['Paid subs', 'Free subs', 'Anonymous']);
  });
});

describe('tracking', () => {
  const open: TrackingFacts = { publication: {} };
  const disabled = { publication: { embed_tracking_disabled: true } };

  it.each<[Partial<TrackingFacts>, string | null]>([
    [{}, null],
    [disabled, 'embed_tracking_disabled'],
    [{ publication: { embed_tracking_disabled: false } }, null],
    [{ publication: { embed_tracking_disabled: null } }, null],
    [{ globalPrivacyControl: true }, 'global_privacy_control'],
    [{ globalPrivacyControl: false }, null],
    [{ globalPrivacyControl: null }, null],
    [{ doNotTrack: '1' }, 'do_not_track'],
    [{ doNotTrack: '1', respectsDoNotTrack: true }, 'do_not_track'],
    [{ doNotTrack: '1', respectsDoNotTrack: null }, 'do_not_track'],
    [{ doNotTrack: '1', respectsDoNotTrack: false }, null],
    [{ doNotTrack: '0' }, null],
    [{ doNotTrack: 'unspecified' }, null],
    [{ doNotTrack: null }, null],
    [{ needsConsent: true }, 'no_consent'],
    [{ needsConsent: true, hasConsent: false }, 'no_consent'],
    [{ needsConsent: true, hasConsent: null }, 'no_consent'],
    [{ needsConsent: true, hasConsent: true }, null],
    [{ needsConsent: false, hasConsent: false }, null],
    [{ hasConsent: false }, null],
    [
      { globalPrivacyControl: true, needsConsent: true, hasConsent: true },
      'global_privacy_control',
    ],
    [{ ...disabled, needsConsent: true, hasConsent: true }, 'embed_tracking_disabled'],
    [{ ...disabled, globalPrivacyControl: true, doNotTrack: '1' }, 'embed_tracking_disabled'],
    [{ globalPrivacyControl: true, doNotTrack: '1' }, 'global_privacy_control'],
    [{ doNotTrack: '1', needsConsent: true }, 'do_not_track'],
  ])('with %o is refused by %o', (change, refusal) => {
    const facts = { ...open, ...change };
    expect(trackingRefusal(facts)).toBe(refusal);
    expect(mayTrack(facts)).toBe(refusal === null);
  });

  it('has four refusals', () => {
    expect(TRACKING_REFUSALS).toEqual([
      'embed_tracking_disabled',
      'global_privacy_control',
      'do_not_track',
      'no_consent',
    ]);
  });
});

describe('the user in analytics', () => {
  it.each([
    [{ id: 7, is_magic: true }, 7],
    [{ id: 7, is_magic: false }, null],
    [{ id: 7 }, null],
    [{ is_magic: true }, null],
    [null, null],
    [undefined, null],
  ])('%o has the magic id %o', (user, id) => {
    expect(magicUserId(user)).toBe(id);
  });

  it.each([
    [{ is_global_admin: true }, true],
    [{ is_global_admin: false }, false],
    [{ is_global_admin: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('%o has events in the console: %s', (user, logs) => {
    expect(logsEvents(user)).toBe(logs);
  });
});

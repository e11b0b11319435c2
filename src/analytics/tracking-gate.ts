/** Why nothing is tracked: the publisher, the browser or the reader says no, or the reader has not said yes. (spec reader-flows §3; DESIGN §9) */
export const TRACKING_REFUSALS = [
  'embed_tracking_disabled',
  'global_privacy_control',
  'do_not_track',
  'no_consent',
] as const;

/** Why nothing is tracked. */
export type TrackingRefusal = (typeof TRACKING_REFUSALS)[number];

/** What decides whether a reader may be tracked. */
export interface TrackingFacts {
  publication: { embed_tracking_disabled?: boolean | null | undefined };
  /** `navigator.globalPrivacyControl`. */
  globalPrivacyControl?: boolean | null | undefined;
  /** `navigator.doNotTrack`: '1' asks for it. */
  doNotTrack?: string | null | undefined;
  /** Whether the publisher heeds Do Not Track; absent means yes. */
  respectsDoNotTrack?: boolean | null | undefined;
  /** Whether the publisher asks readers first. */
  needsConsent?: boolean | null | undefined;
  /** Whether the reader agreed. */
  hasConsent?: boolean | null | undefined;
}

/**
 * What forbids tracking, the first that does; null when nothing does. (spec reader-flows §3; DESIGN §9)
 *
 * @decided Consent does not overrule the browser's signals. Only a plain `true` is consent. Do Not Track counts like
 * Global Privacy Control unless the publisher says otherwise.
 */
export function trackingRefusal(facts: TrackingFacts): TrackingRefusal | null {
  if (facts.publication.embed_tracking_disabled === true) return 'embed_tracking_disabled';
  if (facts.globalPrivacyControl === true) return 'global_privacy_control';
  if (facts.doNotTrack === '1' && facts.respectsDoNotTrack !== false) return 'do_not_track';
  return facts.needsConsent === true && facts.hasConsent !== true ? 'no_consent' : null;
}

/** Whether events, attribution records and their storage are allowed at all. (spec reader-flows §3; DESIGN §9) */
export function mayTrack(facts: TrackingFacts): boolean {
  return trackingRefusal(facts) === null;
}

import type { LandingSurface } from './landing-surface.ts';

/** One page that was visited (spec reader-flows §3). */
export interface Visit {
  href: string;
  /** '' for none. */
  referrer: string;
  /** UTC milliseconds. */
  timestamp: number;
}

/** Where a session landed (spec reader-flows §3). */
export interface Landing {
  landingSurface: LandingSurface | null;
  /** Id or slug of what the surface shows. */
  landingSurfaceId: string | null;
  landingPublicationId: number | null;
}

/** A session and how it came about (spec reader-flows §3). */
export interface AttributionRecord extends Landing {
  /** Random name of the session, ours: the same session is known by it in two stores. */
  sid: string;
  /** UTC milliseconds. */
  sessionStart: number;
  /** '' for none. */
  originalReferrer: string;
  landingPage: string;
  /** The oldest first. */
  visits: readonly Visit[];
}

import { isTime } from '../attribution/field-guards.ts';
import { FlyleafError } from '../errors/flyleaf-error.ts';
import { magicUserId } from './analytics-user.ts';
import { parseCampaign } from './parse-campaign.ts';
import { stripHref } from './strip-href.ts';
import { truncate } from '../text/truncate.ts';
import type { AnalyticsUser } from './analytics-user.ts';
import type { Campaign } from './parse-campaign.ts';

/** The kind of client that sends events from a page. (spec reader-flows §3) */
export const CLIENT_TYPE = 'web';

/** How a page may be displayed (W3C Web Application Manifest). (spec reader-flows §3) */
export const DISPLAY_MODES = [
  'browser',
  'fullscreen',
  'minimal-ui',
  'picture-in-picture',
  'standalone',
  'window-controls-overlay',
] as const;

/** How a page is displayed. */
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** Pixels that a screen's sides are rounded to, so that they tell fewer people apart. (research/attribution.md §1) */
export const SCREEN_STEP = 100;

/**
 * Most characters of a page's title in an event.
 * @decided The specification has no limit; events must stay small. (spec reader-flows §3)
 */
export const PAGE_TITLE_MAX_LENGTH = 200;

/** What the page says when an event happens. */
export interface EventFacts {
  /** UTC milliseconds. */
  now: number;
  href: string;
  referrer?: string | null | undefined;
  title?: string | null | undefined;
  displayMode?: string | null | undefined;
  /** Time zone by its name in the IANA database. */
  timezone?: string | null | undefined;
  /** Pixels. */
  screen?: { width: number; height: number } | null | undefined;
  user?: AnalyticsUser | null | undefined;
  /** A name of this event alone, by which it is counted once. */
  eventId?: string | null | undefined;
  /** Its place in the events of this page, from 0; a gap is a loss. */
  sequence?: number | null | undefined;
}

/** What stands around an event (spec reader-flows §3). */
export interface EventContext {
  client: { type: typeof CLIENT_TYPE; event_id: string | null; seq: number | null };
  display_mode: DisplayMode;
  page: { href: string | null; referrer: string | null; title: string | null };
  campaign: Campaign | null;
  timezone: string | null;
  screen: { width: number; height: number } | null;
  magic_user_id: number | null;
}

/** An event as it is sent (spec reader-flows §3). */
export interface AnalyticsEvent {
  event: string;
  /** UTC milliseconds. */
  timestamp: number;
  properties: Readonly<Record<string, unknown>>;
  context: EventContext;
}

const roundScreen = (side: number) => Math.round(side / SCREEN_STEP) * SCREEN_STEP;

const isSide = (side: number) => Number.isFinite(side) && side >= 0;

function screenOf(screen: EventFacts['screen']): EventContext['screen'] {
  if (!screen || !isSide(screen.width) || !isSide(screen.height)) return null;
  return { width: roundScreen(screen.width), height: roundScreen(screen.height) };
}

/** What stands between the question mark and the number sign of an address. */
const queryOf = (href: string) => /^[^?#]*\?([^#]*)/u.exec(href)?.[1] ?? '';

function clientOf({ eventId, sequence = null }: EventFacts): EventContext['client'] {
  const isPlace = Number.isSafeInteger(sequence) && Number(sequence) >= 0;
  return { type: CLIENT_TYPE, event_id: eventId ?? null, seq: isPlace ? sequence : null };
}

function contextOf(facts: EventFacts): EventContext {
  return {
    client: clientOf(facts),
    display_mode: DISPLAY_MODES.find((mode) => mode === facts.displayMode) ?? 'browser',
    page: {
      href: stripHref(facts.href),
      referrer: stripHref(facts.referrer ?? ''),
      title: facts.title ? truncate(facts.title, PAGE_TITLE_MAX_LENGTH) : null,
    },
    campaign: parseCampaign(queryOf(facts.href)),
    timezone: facts.timezone ?? null,
    screen: screenOf(facts.screen),
    magic_user_id: magicUserId(facts.user),
  };
}

/**
 * The envelope of an event: its name, time and properties, and around it the client, the display mode, the page, the
 * campaign, the time zone and the screen's size. A time that is none is the error 'Event has no time'.
 * (spec reader-flows §3; reader-flows §6)
 *
 * @decided The parts of the context are not shown. Addresses are stripped, the screen is rounded to 100 pixels, an unknown
 * display mode is `browser`, and what is not known, or is no number that can be, is null. Times are whole milliseconds. `event_id` and `seq` are ours: they let the server count an
 * event once, and a loss at all.
 */
export function buildEvent(
  event: string,
  properties: Readonly<Record<string, unknown>>,
  facts: EventFacts,
): AnalyticsEvent {
  const timestamp = Math.floor(facts.now);
  if (!isTime(timestamp)) throw new FlyleafError('internal', 'Event has no time');
  return { event, timestamp, properties, context: contextOf(facts) };
}

import { isPaidAudience } from '../access/audiences.ts';
import { POPUP_SUPPRESSION } from './popup-constants.ts';

/** What decides whether the welcome popup appears (spec reader-flows §2). */
export interface PopupFacts {
  forced: boolean;
  /** Whether it must not appear by itself, by the page's wish or by `hide_intro_popup` in its address. */
  hidden: boolean;
  showOnMount: boolean;
  signupFlag: boolean;
  /** UTC milliseconds of the last dismissal; null for none. */
  dismissedAt: number | null;
  /** UTC milliseconds. */
  now: number;
  /** Audience of the post on the page; null or absent when there is no post. */
  audience?: string | null | undefined;
  /** Whether this reader has signed up for free already. */
  freeSignup: boolean;
  /** Whether the viewer is a free or a paid subscriber. */
  subscriber: boolean;
}

/**
 * Whether a dismissal still keeps the popup away: for 24 hours; a stamp in the future counts as none (spec
 * reader-flows §2, §4; readings.md).
 */
export function isSuppressed(dismissedAt: number | null, now: number): boolean {
  return dismissedAt !== null && now >= dismissedAt && now - dismissedAt < POPUP_SUPPRESSION;
}

/** The first group of conditions: shown regardless of manners (spec reader-flows §2; readings.md). */
export function isPopupDemanded(facts: PopupFacts): boolean {
  return facts.forced || (!facts.hidden && facts.showOnMount) || facts.signupFlag;
}

/**
 * The second group: nothing speaks against it (spec reader-flows §2).
 *
 * @decided The specification names `hidden` only beside mounting. A page or an address that hides the popup means that it
 * does not appear by itself, so this group asks for it too.
 */
export function mayShowPopup(facts: PopupFacts): boolean {
  return (
    !facts.hidden &&
    !isSuppressed(facts.dismissedAt, facts.now) &&
    !isPaidAudience(facts.audience) &&
    !facts.freeSignup &&
    !facts.subscriber
  );
}

/** Whether the welcome popup appears: any of the first group, or all of the second (spec reader-flows §2). */
export function shouldShowPopup(facts: PopupFacts): boolean {
  return isPopupDemanded(facts) || mayShowPopup(facts);
}

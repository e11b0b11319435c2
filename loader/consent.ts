import { emitFrom } from './emit-from.ts';
import type { PageConsent } from '../src/contracts/embed.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control: the reader asks not to be tracked. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * The page's word about tracking; undefined while it has said nothing, which is no consent. It is neither stored nor sent:
 * a page says it again each time it is opened.
 */
export let tracking: boolean | undefined;

/** Takes the page's word; Global Privacy Control wins over it. */
export function consent(word: PageConsent): void {
  tracking = word.tracking === true && !navigator.globalPrivacyControl;
  emitFrom(document)('consent', { tracking });
}

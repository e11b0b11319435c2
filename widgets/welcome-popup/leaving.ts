/** What the popup needs when it goes: fetched while it stands, so that it stands sooner. */
export { afterSignupUrl } from '../../src/links/after-signup-url.ts';
export { writeDismissal, writeSignup } from '../shared/persist/dismissal.persist.ts';

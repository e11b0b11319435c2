/** Where a sign-up can happen (DESIGN §1). */
export const SIGNUP_SURFACES = [
  'subscribe-form',
  'welcome-popup',
  'subscribe-page',
  'fallback-form',
] as const;

/** One of the places where a sign-up can happen. */
export type SignupSurface = (typeof SIGNUP_SURFACES)[number];

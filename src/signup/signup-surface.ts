/** Where a sign-up can happen. */
export const SIGNUP_SURFACES = [
  'subscribe-form',
  'welcome-popup',
  'subscribe-page',
  'fallback-form',
] as const;

export type SignupSurface = (typeof SIGNUP_SURFACES)[number];

/** Paths of the calls that the form makes. */
export const SIGNUP_PATHS = {
  formToken: '/api/v1/form-token',
  subscribe: '/api/v1/subscribe',
} as const;

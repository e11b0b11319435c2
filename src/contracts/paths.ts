/** Paths of the HTTP API, from the platform's root. Free of zod, so that widgets can import it. */
export const API_PATHS = {
  formToken: '/api/v1/form-token',
  subscribe: '/api/v1/subscribe',
  confirmCode: '/api/v1/subscribe/confirm',
  resend: '/api/v1/subscribe/resend',
} as const;

/** Paths of the platform's own pages. */
export const PAGE_PATHS = {
  home: '/',
  subscribe: '/subscribe',
  confirm: '/confirm',
  unsubscribe: '/unsubscribe',
  login: '/account/login',
  terms: '/tos',
  privacy: '/privacy',
  mailbox: '/dev/mailbox',
} as const;

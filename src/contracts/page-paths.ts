/** Paths of the platform's pages that widgets link to; the others are in paths.ts. */
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

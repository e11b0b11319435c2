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

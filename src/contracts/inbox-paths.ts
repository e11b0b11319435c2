/** Paths of the calls of the step after the form; apart, so that the form does not carry them. */
export const INBOX_PATHS = {
  confirmCode: '/api/v1/subscribe/confirm',
  resend: '/api/v1/subscribe/resend',
} as const;

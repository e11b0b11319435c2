/** English copy of the form. One whole sentence a key. */
export const messages = {
  /** Label of the field. */
  label: 'Your email',
  /** Stands in the empty field. */
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  /** The same button after trouble. */
  retry: 'Try again',
  /** Under the field at rest. */
  hint: 'You can unsubscribe at any time.',
  /** For screen readers, while the form is busy. */
  busy: 'One moment…',
  // What went wrong: the keys are the kinds of problems.
  missing: 'Enter your email address.',
  invalid: 'That email address is not complete.',
  offline: 'No connection. What you typed is kept; try again in a moment.',
  trouble: 'Something went wrong. What you typed is kept.',
  /** Stands alone if the next step can't be loaded: the mail's link works without it. */
  inbox: 'Check your inbox',
  /** Stands in the form's place where readers come by invitation, before the rest is there. */
  invite: 'By invitation only',
} as const;

export type Messages = { readonly [Key in keyof typeof messages]: string };

/** English copy of the form. One whole sentence a key; `{name}`, `{email}` and `{time}` stay as they are. */
export const messages = {
  /** Label of the field. */
  label: 'Your email',
  /** Stands in the empty field where the label is not shown. */
  placeholder: 'you@example.com',
  subscribe: 'Subscribe',
  /** The same button after trouble. */
  retry: 'Try again',
  /** Under the field at rest. */
  hint: 'You can unsubscribe at any time.',
  /** For screen readers, while the form is busy. */
  busy: 'One moment…',
  // What went wrong: the keys are the kinds of the model.
  missing: 'Enter your email address.',
  invalid: 'That email address is not complete. Check it and try again.',
  code: 'Type the six digits from the mail.',
  wrong: 'That code is not right.',
  expired: 'That code is too old. Send the mail again for a fresh one.',
  locked: 'That was one try too many. Use the link in the mail instead.',
  offline: 'No connection. What you typed is kept; try again in a moment.',
  limited: 'That is too often. Try again in {time}.',
  trouble: 'Something went wrong. What you typed is kept.',
  // The step after the form.
  inbox: 'Check your inbox',
  inboxText: 'We sent a mail to {email}. Open its link, or type its code here.',
  codeLabel: 'Six-digit code',
  codeHint: 'It is good for ten minutes.',
  confirm: 'Confirm',
  resend: 'Send it again',
  resendLater: 'Nothing there? You can send it again in a minute.',
  resent: 'Sent again. Look among the spam, too.',
  change: 'Use another address',
  // Outcomes.
  confirmed: 'You’re subscribed',
  confirmedText: 'The next issue of {name} goes to {email}.',
  member: 'You’re subscribed already',
  memberText: 'Issues of {name} go to {email}.',
  login: 'You have a paid subscription',
  loginText: 'Sign in to go on reading.',
  loginAction: 'Sign in',
  invite: 'By invitation only',
  inviteText: '{name} takes new readers by invitation.',
} as const;

export type Messages = { readonly [Key in keyof typeof messages]: string };

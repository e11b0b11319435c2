import { messages } from './subscribe-form.messages.ts';

/** English copy of what follows the form. `{name}`, `{email}` and `{time}` stay as they are. */
export const endingMessages = {
  busy: messages.busy,
  inbox: messages.inbox,
  inboxText: 'We sent a mail to {email}. Open its link, or type its code here.',
  codeLabel: 'Six-digit code',
  /** Under the code at rest. */
  codeHint: 'A code is good for ten minutes, the link for three days.',
  confirm: 'Confirm',
  // What went wrong: the keys are the kinds of problems.
  code: 'Type the six digits from the mail.',
  wrong: 'That code is not right.',
  /** The same with the tries that are left: at least one. */
  wrong_one: 'That code is not right. One try is left.',
  wrong_many: 'That code is not right. {count} tries are left.',
  wrong_other: 'That code is not right. {count} tries are left.',
  expired: 'That code is too old. Send the mail again for a fresh one.',
  locked: 'That was one try too many. Use the link in the mail instead.',
  offline: messages.offline,
  limited: 'That is too often. Try again in {time}.',
  trouble: messages.trouble,
  // Errors without words of their own: of a field, and of no field.
  unsaid: 'Invalid',
  unnamed: 'Something went wrong',
  // What the server refused, by its code (request-problem.ts).
  address: 'No mail can reach that address. Look at it again.',
  stale: 'This form waited too long. Reload the page and try again.',
  later: 'That is too often. Try again later.',
  unknown: 'This sign-up is not known here any more. Start again.',
  elsewhere: 'This form does not work on this page.',
  resend: 'Send it again',
  /** Until it may be sent again. */
  resendLater: 'Nothing there yet? You can send it again in a minute.',
  resendNow: 'Nothing there yet? Look among the spam, too.',
  resent: 'Sent again. Look among the spam, too.',
  change: 'Use another address',
  confirmed: 'You’re subscribed',
  confirmedText: 'The next issue of {name} goes to {email}.',
  member: 'You’re subscribed already',
  memberText: 'Issues of {name} go to {email}.',
  memberTextNoEmail: 'Issues of {name} come to your inbox.',
  login: 'You have a paid subscription',
  loginText: 'Sign in to go on reading {name}.',
  loginAction: 'Sign in',
  invite: messages.invite,
  inviteText: '{name} takes new readers by invitation.',
  inviteAction: 'Ask for an invitation',
  /** Subject of the mail that asks for one. */
  inviteSubject: 'An invitation to {name}',
  inviteLogin: 'I subscribe already: sign in',
} as const;

export type EndingMessages = { readonly [Key in keyof typeof endingMessages]: string };

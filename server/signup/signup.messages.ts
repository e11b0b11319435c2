/**
 * What the sign-up says when something is wrong, to programs and people who read them. Each text says what to do. Readers
 * see the words of their language instead, which widgets and pages choose by the code.
 */
export const SIGNUP_MESSAGES = {
  email: 'Enter an address like name@example.com',
  invalid: 'Look at this field again',
  publicationNotFound: 'This publication does not exist',
  originNotAllowed: 'This page may not sign readers up for this publication',
  inviteOnly: 'This publication takes readers by invitation',
  tokenMissing: 'Reload the page and try again',
  tokenInvalid: 'Reload the page and try again',
  tokenExpired: 'This form was open for a long time. Reload the page and try again',
  tokenEarly: 'That was quick. Wait a moment and try again',
  tokenUsed: 'This form was used already. Reload the page and try again',
  tooMany: 'Too many sign-ups from here for now. Try again later',
  signupNotFound: 'This sign-up is not known here. Sign up again',
  /** `left`: tries that remain. */
  codeWrong: (left: number) =>
    `That is not the code in our mail. ${left === 1 ? 'One try is' : `${left} tries are`} left`,
  codeExpired: 'This code is too old. Send the mail again, or use its link',
  codeLocked: 'Too many wrong codes. Use the link in the mail',
  resendTooSoon: 'A mail is on its way. Wait a minute before you ask for another',
  resendLimit: 'The mail was sent several times. Look into your spam folder',
  linkInvalid: 'This link does not work. Open the whole link from the mail',
  tokenConflict: 'This link names two different things. Open the whole link from the mail',
} as const;

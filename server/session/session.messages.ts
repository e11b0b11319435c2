/**
 * What signing in says when something is wrong, to programs. Readers see the words of their language instead, which pages choose
 * by the code.
 */
export const SESSION_MESSAGES = {
  loginNotFound: 'No sign-in waits in this browser. Ask for the mail again',
  codeLocked: 'Too many wrong codes. Use the link in the mail',
  codeExpired: 'This code is too old. Ask for the mail again',
  /** `left`: tries that remain. */
  codeWrong: (left: number) =>
    `That is not the code in our mail. ${left === 1 ? 'One try is' : `${left} tries are`} left`,
} as const;

/** What the ways to sign in say when something is wrong, to programs. Pages choose words of their language by the code. */
export const CREDENTIAL_MESSAGES = {
  passwordWrong: 'Address and password do not belong together',
  passwordCurrent: 'This is not the current password',
  password_short: 'Take at least 8 characters',
  password_long: 'Take at most 200 characters',
  password_common: 'This password is easy to guess',
  notFresh: 'Sign in again for this',
  passkeyRefused: 'This passkey did not sign in',
  passkeyUnavailable: 'There are no passkeys for this address',
  identityUnavailable: 'Signing in elsewhere is not set up here, or does not answer',
  identityRefused: 'Signing in elsewhere did not work',
  identityUnverified: 'This identity has no address that was checked',
  identityUnknown: 'Nobody here has the address of this identity',
} as const;

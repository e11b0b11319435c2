/** Pages and calls of the ways to sign in beside a mail: password, passkeys, an identity elsewhere. */
export const CREDENTIAL_PATHS = {
  /** A form token for a sign-in that a script asks for. */
  loginToken: '/api/v1/login/token',
  password: '/account/password',
  removePassword: '/account/password/remove',
  passkeys: '/account/passkeys',
  renamePasskey: '/account/passkeys/rename',
  removePasskey: '/account/passkeys/remove',
  passkeyOptions: '/api/v1/passkeys/options',
  addPasskey: '/api/v1/passkeys',
  passkeyLoginOptions: '/api/v1/login/passkey/options',
  passkeyLogin: '/api/v1/login/passkey',
  /** The identities elsewhere that a reader's account is linked to. */
  identities: '/account/identities',
  removeIdentity: '/account/identities/remove',
  /** Begins a sign-in with an identity elsewhere (spec reader-flows §7). */
  identity: '/api/v1/fb/auth',
  identityBack: '/api/v1/fb/auth/callback',
} as const;

/** Ids of what the passkeys' script brings to life. */
export const PASSKEY_IDS = { signIn: 'flyleaf-passkey', add: 'flyleaf-add-passkey' } as const;

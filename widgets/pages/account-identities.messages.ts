/** English copy of the account's list of identities elsewhere. `{…}` stay as they are. */
export const identityMessages = {
  identitiesTitle: 'Your accounts elsewhere',
  identitiesText: 'Each of them signs you in here. Without them there is always the mail.',
  identitiesNone: 'You have none any more. You sign in by mail.',
  /** `{date}` is when it was first used here, `{used}` when last. */
  identityUsed: 'Since {date}, last used on {used}',
  removeIdentity: 'Remove',
  identitiesAgain:
    'One that you removed is added again if you sign in with it and it has your address. We tell you by mail when that happens.',
} as const;

export type IdentityMessages = { readonly [Key in keyof typeof identityMessages]: string };

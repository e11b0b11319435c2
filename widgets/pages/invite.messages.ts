/** English copy of the invitations. `{…}` stay as they are. */
export const inviteMessages = {
  title: 'By invitation only',
  text: '{name} takes new readers by invitation.',
  codeLabel: 'Your invitation code',
  codeHint: 'Sixteen letters and digits. Capitals and hyphens do not count.',
  wrong: 'This code is not good, or not any more.',
  enterCode: 'Use this code',
  shareTitle: 'Bring others along',
  shareText: 'This link leads to {name}, and we know that you sent it.',
  referred_none: 'Nobody has come by it so far.',
  referred_one: '{count} reader has come by it.',
  referred_many: '{count} readers have come by it.',
  referred_other: '{count} readers have come by it.',
  haveCode: 'I have an invitation',
} as const;

export type InviteMessages = { readonly [Key in keyof typeof inviteMessages]: string };

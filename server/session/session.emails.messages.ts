/**
 * What the sign-in's mail says, in English. `{name}` is the publication's name, or the platform's; `{life}` how long the link
 * and the code are good. Nothing that a visitor typed is in it.
 */
export const sessionEmailMessages = {
  loginSubject: 'Sign in to {name}',
  loginLead: 'Someone, hopefully you, wants to sign in with this address.',
  loginButton: 'Sign in',
  loginCode: 'Or type this code where you asked for it:',
  loginLife: 'Both work for {life}, and once.',
  loginIgnore:
    'If this was not you, do nothing: without this mail nobody signs in. Never tell anyone the code.',
} as const;

export type SessionEmailMessages = { readonly [Key in keyof typeof sessionEmailMessages]: string };

/** English copy of the form for a reader who is signed in on the site. `{name}` and `{email}` stay as they are. */
export const knownMessages = {
  knownTitle: 'Subscribe to {name}',
  knownText: 'You are signed in as {email}.',
  knownAction: 'Subscribe',
  waitingTitle: 'Your subscription waits',
  waitingText: '{name} looks at some new readers first.',
  // What went wrong: the keys are the kinds of problems.
  offline: 'No connection. Try again in a moment.',
  trouble: 'Something went wrong. Try again.',
  signedOut: 'You are not signed in here any more. Use your address.',
} as const;

export type KnownMessages = { readonly [Key in keyof typeof knownMessages]: string };

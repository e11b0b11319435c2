/** English copy of a post's page. */
export const postMessages = {
  by: 'By {names}',
  minutes: 'Reading time: {count} min',
  unpublished: 'Only those who write {name} can see this post.',
  forFree: 'This post is for free subscribers',
  forPaid: 'This post is for paying subscribers',
  forFounding: 'This post is for founding members',
  blocked: 'This post can’t be read where you are',
  blockedText: '{name} is not available in this country.',
  freeText: 'Subscribe to {name}, sign in, and read on.',
  /** `{email}` is the reader's own. */
  onceText: 'You are signed in as {email}. Subscribe to {name} and read on.',
  oncePaidText: 'You are signed in as {email}. You can begin with the free posts of {name}.',
  onceAction: 'Subscribe',
  waitingText: 'Your subscription waits. {name} looks at some new readers first.',
  /** `{price}` has its period: $5 a month. */
  paidOffer: 'Paid plans of {name} begin at {price}.',
  foundingOffer: 'A founding membership of {name} begins at {price}.',
  notPayable: 'Nothing can be bought here yet.',
  paidText: 'You can begin with the free posts of {name}.',
  subscribed: 'Do you subscribe already?',
  signInHere: 'Sign in',
  levelText: 'Your subscription of {name} does not have it.',
} as const;

export type PostMessages = { readonly [Key in keyof typeof postMessages]: string };

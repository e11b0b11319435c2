/** What a page is told when its reader can't be known there. Programs read the codes. */
export const HAND_BACK_MESSAGES = {
  invalid: 'This way back was used, is too old, or leads to another page',
  unauthorized: 'The reader is not signed in on this page',
  inviteOnly: 'This publication takes readers by invitation',
} as const;

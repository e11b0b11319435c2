/** What the calls for posts and profiles say. Programs read the codes. */
export const POST_MESSAGES = {
  signIn: 'Sign in first',
  elsewhere: 'This page may not ask for posts of this publication',
} as const;

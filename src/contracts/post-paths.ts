/** Calls for posts and profiles, from the platform's root; apart, so that the form does not carry them. */
export const POST_PATHS = {
  /** `:post` is an id, or a slug of the publication that is asked. */
  post: '/api/v1/posts/:post',
  seen: '/api/v1/posts/:post/seen',
  /** The page of a post. */
  page: '/p/:slug',
  /** `:user` is `ID` or `ID-NAME`. */
  profile: '/api/v1/user/:user/public_profile',
  ownProfile: '/api/v1/user/:user/public_profile/self',
} as const;

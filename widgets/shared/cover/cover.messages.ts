/** English copy of what a cover page has beyond name and form. `{count}` stays as it is. */
export const coverMessages = {
  /** Under the subscribers' faces; the number is a round one below theirs. */
  join_one: 'Join over {count} subscribers',
  join_many: 'Join over {count} subscribers',
  join_other: 'Join over {count} subscribers',
  /** Over what other publications say. */
  blurbs: 'What others say',
  /** Over a few posts. */
  topPosts: 'Good places to start',
} as const;

export type CoverMessages = { readonly [Key in keyof typeof coverMessages]: string };

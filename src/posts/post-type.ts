/**
 * The types of a post: an article, an episode or a video; a thread of the publication's chat; a standing page; a
 * letter that is mailed once and not published; a post passed on. (spec reader-flows §3; links-and-rules §3)
 */
export const POST_TYPES = [
  'newsletter',
  'podcast',
  'video',
  'thread',
  'page',
  'adhoc_email',
  'restack',
] as const;

/** One type of post. */
export type PostType = (typeof POST_TYPES)[number];

/** Whether text names a type of post. (spec links-and-rules §3) */
export function isPostType(text: string | null | undefined): text is PostType {
  return POST_TYPES.some((type) => type === text);
}

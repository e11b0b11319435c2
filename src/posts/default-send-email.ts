/** What decides whether a new post is mailed. */
export interface DefaultSendEmailFacts {
  /** The post's type; absent counts as no page. */
  type?: string | null | undefined;
  audience?: string | null | undefined;
  /** The publication's own default; absent counts as no. */
  default_post_publish_send_email?: boolean | null | undefined;
}

/**
 * Whether a new post is mailed unless its author says otherwise: never a page; any other post for `only_free`, or where
 * the publication's default says so. (spec links-and-rules §5)
 *
 * @decided That pages are not mailed comes first, also for a page for `only_free`.
 */
export function defaultSendEmail(facts: DefaultSendEmailFacts): boolean {
  if (facts.type === 'page') return false;
  return facts.audience === 'only_free' || facts.default_post_publish_send_email === true;
}

import type { PostAccess } from '../../src/access/post-access.ts';
import type { PostAnswer, PublishedByline } from '../../src/contracts/post.contract.ts';
import { postUrl } from '../../src/links/routes/posts.ts';
import type { PostBody } from '../../src/posts/post-body.ts';
import type { RequestViewer } from '../access/viewer-of.ts';
import type { Config } from '../platform/config.ts';
import { pageBase } from '../platform/hosts.ts';
import { pageUrl } from '../../src/links/page-url.ts';
import type { Publication } from '../publications/publication.ts';
import type { Post } from './post.ts';

/** Where readers read a post: on the publisher's own page of it, else on the platform's. */
export function postAddress(
  config: Pick<Config, 'publicUrl' | 'baseDomain' | 'demo'>,
  { subdomain }: Pick<Publication, 'subdomain'>,
  { url, slug }: Pick<Post, 'url' | 'slug'>,
): string {
  return url ?? pageUrl(pageBase(config, subdomain), postUrl.path({ slug }));
}

/** What is kept of a post and told to everybody as it stands. */
function keptFields(post: Post) {
  const { id, uuid, slug, title, subtitle, type, audience, publication_id, section_id } = post;
  const { cover_image, write_comment_permissions, reading_minutes } = post;
  const what = { id, uuid, slug, title, subtitle, type, audience, publication_id, section_id };
  return { ...what, cover_image, write_comment_permissions, reading_minutes };
}

/** When a post came out or is to. */
function timesOf({ published_at }: Post, now: number) {
  const isScheduled = published_at !== null && published_at > now;
  return {
    is_draft: published_at === null,
    is_scheduled: isScheduled,
    scheduled_at: isScheduled ? published_at : null,
    post_date: isScheduled ? null : published_at,
  };
}

/** What an answer is made of. */
export interface AnswerParts {
  post: Post;
  url: string;
  bylines: PublishedByline[];
  viewer: RequestViewer;
  access: PostAccess;
  /** Null for those who don't read it whole. */
  body: PostBody | null;
  now: number;
}

/** A post as one viewer gets it. */
export function postAnswer(parts: AnswerParts): PostAnswer {
  const { post, url, bylines, viewer, access, body, now } = parts;
  const hasPreview = !access.can_read && !viewer.isGeoblocked;
  return {
    ...keptFields(post),
    ...timesOf(post, now),
    publishedBylines: bylines,
    url,
    access: { level: viewer.level, ...access },
    preview: hasPreview ? post.preview : null,
    body: access.can_read ? body : null,
  };
}

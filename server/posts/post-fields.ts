import { AUDIENCES } from '../../src/access/audiences.ts';
import type { Audience } from '../../src/access/audiences.ts';
import { COMMENT_PERMISSIONS } from '../../src/comments/comment-permissions.ts';
import type { CommentPermission } from '../../src/comments/comment-permissions.ts';
import {
  BODY_MAX_DEPTH,
  BODY_MAX_LENGTH,
  BODY_MAX_NODES,
  bodyText,
  measureBody,
} from '../../src/posts/post-body.ts';
import type { PostBody } from '../../src/posts/post-body.ts';
import { POST_TYPES } from '../../src/posts/post-type.ts';
import type { PostType } from '../../src/posts/post-type.ts';
import { readWireTime } from '../../src/pricing/wire-time.ts';
import { SLUG_HARD_MAX_LENGTH, slugify } from '../../src/slugs/slug.ts';
import {
  FieldFault,
  lineOfText,
  oneOf,
  optional,
  parseLink,
} from '../publications/field-parsers.ts';
import type { Parse } from '../publications/field-parsers.ts';
import type { FieldParsers } from '../publications/parse-fields.ts';

const TITLE_MAX_LENGTH = 200;
const SUBTITLE_MAX_LENGTH = 400;

/** What a publisher says of a post beside its text. */
export interface PostSettings {
  title: string;
  subtitle: string | null;
  slug: string;
  type: PostType;
  audience: Audience;
  write_comment_permissions: CommentPermission;
  cover_image: string | null;
  url: string | null;
  /** UTC milliseconds; null for a draft. */
  published_at: number | null;
}

/** What `slugify` leaves as it is; an address names a post by its slug or by its number, so digits alone are no slug. */
const parseSlug: Parse<string> = (text) => {
  const slug = slugify(text).slice(0, SLUG_HARD_MAX_LENGTH).replace(/-$/u, '');
  if (slug !== text) throw new FieldFault(`must be a name for addresses, like '${slug}'`);
  if (/^\d+$/u.test(text)) throw new FieldFault('must have a letter, not only digits');
  return text;
};

/** A moment of ISO 8601 with a zone, or a date; empty for a draft. */
const parseTime: Parse<number> = (text) => {
  const time = readWireTime(text.trim());
  if (time === null) {
    throw new FieldFault(
      "must be a date or a time with its zone, like 2026-11-21T09:00:00Z, or ''",
    );
  }
  return time;
};

/** Every setting and how it is read from text. */
export const POST_FIELDS: FieldParsers<PostSettings> = {
  title: lineOfText(TITLE_MAX_LENGTH),
  subtitle: optional(lineOfText(SUBTITLE_MAX_LENGTH)),
  slug: parseSlug,
  type: oneOf(POST_TYPES),
  audience: oneOf(AUDIENCES),
  write_comment_permissions: oneOf(COMMENT_PERMISSIONS),
  cover_image: optional(parseLink),
  url: optional(parseLink),
  published_at: optional(parseTime),
};

export type PostFieldName = keyof PostSettings;

export const POST_FIELD_NAMES = Object.keys(POST_FIELDS) as PostFieldName[];

/** Why a post's text is refused, as the end of a sentence; null when it is not. */
export function bodyFault(body: PostBody): string | null {
  const { nodes, depth } = measureBody(body);
  if (nodes === 0) return 'must not be empty';
  if (depth > BODY_MAX_DEPTH) return `must have at most ${BODY_MAX_DEPTH} parts inside each other`;
  if (nodes > BODY_MAX_NODES) return `must have at most ${BODY_MAX_NODES} parts`;
  if (bodyText(body).length <= BODY_MAX_LENGTH) return null;
  return `must have at most ${BODY_MAX_LENGTH} characters`;
}

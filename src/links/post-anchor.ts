import { idCodec, tokenCodec } from './codecs.ts';
import type { LinkCodec } from './codecs.ts';

/** A place on a post's page (spec links-and-rules §2). */
export type PostAnchor =
  | { to: 'comment' | 'reply'; commentId: number | string }
  | { to: 'input' }
  | { to: 'media'; uploadId: number | string };

/** A place on a post's page as it is read: ids in their plain form. */
export type ReadPostAnchor =
  | { to: 'comment' | 'reply'; commentId: number }
  | { to: 'input' }
  | { to: 'media'; uploadId: string };

const around = (before: string, text: string | true | null, after = '') =>
  typeof text === 'string' ? before + text + after : null;

function writeAnchor(anchor: PostAnchor): string | null {
  switch (anchor.to) {
    case 'input':
      return 'input';
    case 'media':
      return around('media-', tokenCodec.write(anchor.uploadId));
    case 'comment':
      return around('comment-', idCodec.write(anchor.commentId));
    case 'reply':
      return around('comment-', idCodec.write(anchor.commentId), '-reply');
  }
}

function readCommentAnchor(text: string): ReadPostAnchor | null {
  const [, id = '', reply] = /^comment-(\d+)(-reply)?$/u.exec(text) ?? [];
  const commentId = idCodec.read(id);
  return commentId === null ? null : { to: reply ? 'reply' : 'comment', commentId };
}

function readAnchor(text: string): ReadPostAnchor | null {
  if (text === 'input') return { to: 'input' };
  if (!text.startsWith('media-')) return readCommentAnchor(text);
  const uploadId = tokenCodec.read(text.slice('media-'.length));
  return uploadId === null ? null : { to: 'media', uploadId };
}

/**
 * The anchors of a post: `#comment-{id}`, `#comment-{id}-reply`, `#input`, `#media-{uploadId}` (spec links-and-rules §2).
 * @decided An anchor without a usable id is left out: the link still leads to the post.
 */
export const postAnchorCodec: LinkCodec<PostAnchor, ReadPostAnchor> = {
  write: writeAnchor,
  read: readAnchor,
  chars: '',
};

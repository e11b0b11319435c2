import { idCodec, segmentCodec } from '../codecs.ts';
import { publicationRoute } from '../define-route.ts';
import { postAnchorCodec } from '../post-anchor.ts';

/** A post, with an anchor for a comment, a reply, the comment field or a medium (spec links-and-rules §2; reader-flows §2). */
export const postUrl = /* @__PURE__ */ publicationRoute('post', '/p/{slug}', {
  params: { slug: segmentCodec },
  hash: { anchor: postAnchorCodec },
});

/** The page of a post's comments, with the anchors of a post (spec links-and-rules §2). */
export const postCommentsUrl = /* @__PURE__ */ publicationRoute(
  'postComments',
  '/p/{slug}/comments',
  { params: { slug: segmentCodec }, hash: { anchor: postAnchorCodec } },
);

/** One comment of a post on a page of its own, with the anchors of a post (spec links-and-rules §2). */
export const postCommentUrl = /* @__PURE__ */ publicationRoute(
  'postComment',
  '/p/{slug}/comment/{commentId}',
  { params: { slug: segmentCodec, commentId: idCodec }, hash: { anchor: postAnchorCodec } },
);

/** A post as it goes out by e-mail (spec links-and-rules §2). */
export const postEmailUrl = /* @__PURE__ */ publicationRoute('postEmail', '/p/{slug}/email', {
  params: { slug: segmentCodec },
});

/** A restacked post (spec links-and-rules §2). */
export const restackUrl = /* @__PURE__ */ publicationRoute('restack', '/cp/{restackId}', {
  params: { restackId: idCodec },
});

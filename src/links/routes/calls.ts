import { idCodec, segmentCodec, textCodec } from '../codecs.ts';
import { publicationRoute } from '../define-route.ts';

/** The call for the viewer's own public profile (spec reader-flows §7). */
export const ownProfileCallUrl = /* @__PURE__ */ publicationRoute(
  'ownProfileCall',
  '/api/v1/user/{userId}-{nameSlug}/public_profile/self',
  { params: { userId: idCodec, nameSlug: segmentCodec } },
);

/** The call for another user's public profile; the name may be absent (spec reader-flows §7). */
export const profileCallUrl = /* @__PURE__ */ publicationRoute(
  'profileCall',
  '/api/v1/user/{userId}[-{nameSlug}]/public_profile',
  { params: { userId: idCodec, nameSlug: segmentCodec } },
);

/** The call that marks a post as seen (spec reader-flows §7). */
export const postSeenCallUrl = /* @__PURE__ */ publicationRoute(
  'postSeenCall',
  '/api/v1/posts/{postId}/seen',
  { params: { postId: idCodec } },
);

/**
 * One event as an image request (spec reader-flows §7).
 * @decided It takes the query of the batch too: `d` for the data and `_` against caches.
 */
export const firehoseUrl = /* @__PURE__ */ publicationRoute('firehose', '/api/v1/firehose', {
  query: { _: textCodec, d: textCodec },
});

/** Several events: as an image request with `_` and `d`, or without a query by beacon (spec reader-flows §7). */
export const firehoseBatchUrl = /* @__PURE__ */ publicationRoute(
  'firehoseBatch',
  '/api/v1/firehose/batch',
  { query: { _: textCodec, d: textCodec } },
);

/** A post as a file to print, opened by a token (spec reader-flows §7). */
export const postPdfUrl = /* @__PURE__ */ publicationRoute('postPdf', '/api/v1/post/pdf', {
  query: { postId: idCodec, token: textCodec },
});

/** Sign-in through the social site (spec reader-flows §7). */
export const facebookAuthUrl = /* @__PURE__ */ publicationRoute('facebookAuth', '/api/v1/fb/auth');

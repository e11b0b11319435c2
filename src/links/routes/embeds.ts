import { flagCodec, idCodec, segmentCodec, textCodec, tokenCodec } from '../codecs.ts';
import { platformRoute, publicationRoute } from '../define-route.ts';

/** The subscribe form for a frame on another site (spec reader-flows §2). */
export const embedUrl = /* @__PURE__ */ publicationRoute('embed', '/embed');

/**
 * A podcast player for a frame on another site (spec links-and-rules §2).
 * @decided The document only says that the path is recognised; the episode's slug may follow, as in `/p/{slug}`.
 */
export const podcastEmbedUrl = /* @__PURE__ */ publicationRoute(
  'podcastEmbed',
  '/embed/podcast[/{slug}]',
  { params: { slug: segmentCodec } },
);

/** A comment or note for a frame on the site `origin` (spec links-and-rules §2). */
export const commentEmbedUrl = /* @__PURE__ */ publicationRoute(
  'commentEmbed',
  '/embed/c/{commentId}',
  { params: { commentId: idCodec }, query: { origin: textCodec, isPreview: flagCodec } },
);

/** A post for a frame on the site `origin` (spec links-and-rules §2). */
export const postEmbedUrl = /* @__PURE__ */ publicationRoute('postEmbed', '/embed/p/{postUuid}', {
  params: { postUuid: tokenCodec },
  query: { origin: textCodec, isPreview: flagCodec },
});

/**
 * The hidden frame that exchanges attribution records (spec reader-flows §2).
 * @decided It is on the main site, so that all publications of the platform share its storage.
 */
export const attributionFrameUrl = /* @__PURE__ */ platformRoute(
  'main',
  'attributionFrame',
  '/session-attribution-frame',
);

import { FlyleafError } from '../../errors/flyleaf-error.ts';
import { flagCodec, idCodec, oneOf, segmentCodec, textCodec, tokenCodec } from '../codecs.ts';
import { platformRoute, publicationRoute } from '../define-route.ts';

/** The card of a post in other people's feeds (spec links-and-rules §7). */
export const postPreviewImageUrl = /* @__PURE__ */ publicationRoute(
  'postPreviewImage',
  '/api/v1/post_preview/{postId}/twitter.jpg',
  { params: { postId: idCodec }, query: { isDraft: flagCodec } },
);

/** A passage of a post as a card (spec links-and-rules §7). */
export const postSelectionCardUrl = /* @__PURE__ */ publicationRoute(
  'postSelectionCard',
  '/api/v1/post_selection_image/{postId}/{selection}.jpg',
  { params: { postId: idCodec, selection: segmentCodec } },
);

/**
 * A passage of a post as a plain picture (spec links-and-rules §7).
 * @decided `/image/{x}.jpg` follows the post's id, like the form before it.
 */
export const postSelectionImageUrl = /* @__PURE__ */ publicationRoute(
  'postSelectionImage',
  '/api/v1/post_selection_image/{postId}/image/{selection}.jpg',
  { params: { postId: idCodec, selection: segmentCodec } },
);

/** The card of the subscribe page (spec links-and-rules §7). */
export const subscribeCardUrl = /* @__PURE__ */ publicationRoute(
  'subscribeCard',
  '/twitter/subscribe-card.jpg',
);

/** A picture of the press kit (spec links-and-rules §7). */
export const pressKitImageUrl = /* @__PURE__ */ publicationRoute(
  'pressKitImage',
  '/api/v1/press_kit/{pressKitId}.jpg',
  { params: { pressKitId: tokenCodec }, query: { isDraft: flagCodec, hash: textCodec } },
);

/** What milestones are counted in: yearly revenue or subscribers (spec links-and-rules §7). */
export const MILESTONE_KINDS = ['arr', 'subscribers'] as const;

const milestoneCodec = /* @__PURE__ */ oneOf(
  MILESTONE_KINDS,
  () => new FlyleafError('internal', 'endpoint for milestone not found'),
);

/** The picture of a milestone (spec links-and-rules §7). Another kind throws 'endpoint for milestone not found' (spec links-and-rules §8). */
export const milestoneImageUrl = /* @__PURE__ */ publicationRoute(
  'milestoneImage',
  '/api/v1/milestone_assets/{kind}.jpg',
  { params: { kind: milestoneCodec }, query: { milestone: textCodec } },
);

/** The picture of a note that tells of a subscription (spec links-and-rules §7). */
export const subscriptionNoteImageUrl = /* @__PURE__ */ publicationRoute(
  'subscriptionNoteImage',
  '/api/v1/subscription_note_assets/{noteId}.png',
  { params: { noteId: tokenCodec } },
);

/** The picture of a note that tells of a pledge (spec links-and-rules §7). */
export const pledgeNoteImageUrl = /* @__PURE__ */ publicationRoute(
  'pledgeNoteImage',
  '/api/v1/pledge_note_assets/{noteId}.jpg',
  { params: { noteId: tokenCodec } },
);

/** The publication's picture (spec links-and-rules §7). */
export const publicationImageUrl = /* @__PURE__ */ publicationRoute(
  'publicationImage',
  '/api/v1/publication_assets/image.jpg',
);

/** A formula as a picture (spec links-and-rules §7). */
export const latexImageUrl = /* @__PURE__ */ publicationRoute('latexImage', '/api/v1/latex/jpeg', {
  query: { expression: textCodec },
});

/** The cover of a list (spec reader-flows §7). */
export const listCoverImageUrl = /* @__PURE__ */ publicationRoute(
  'listCoverImage',
  '/api/v1/list/cover_image/{listId}.jpg',
  { params: { listId: tokenCodec } },
);

/** The picture of a live stream, still or moving (spec reader-flows §2). */
export const liveStreamPreviewUrl = /* @__PURE__ */ platformRoute(
  'main',
  'liveStreamPreview',
  '/live-stream/{liveStreamId}/preview.{format}',
  {
    params: { liveStreamId: tokenCodec, format: /* @__PURE__ */ oneOf(['jpg', 'gif']) },
  },
);

/** The card of a live stream in other people's feeds (spec links-and-rules §2). */
export const liveStreamCardUrl = /* @__PURE__ */ platformRoute(
  'main',
  'liveStreamCard',
  '/live-stream/{liveStreamId}/card.jpg',
  { params: { liveStreamId: tokenCodec } },
);

import { idCodec, oneOf, textCodec, tokenCodec } from '../codecs.ts';
import { platformRoute, publicationRoute } from '../define-route.ts';
import type { Values } from '../route.ts';

/** The publisher's home (spec reader-flows §2; links-and-rules §2). */
export const publishHomeUrl = /* @__PURE__ */ publicationRoute('publishHome', '/publish/home');

/** The editor of a post, perhaps on its clips (spec links-and-rules §2; reader-flows §2). */
export const editPostUrl = /* @__PURE__ */ publicationRoute('editPost', '/publish/post/{postId}', {
  params: { postId: idCodec },
  query: { tab: /* @__PURE__ */ oneOf(['clips']) },
});

/** A published post as its publisher sees it (spec reader-flows §2). */
export const postDetailUrl = /* @__PURE__ */ publicationRoute(
  'postDetail',
  '/publish/posts/detail/{postId}',
  { params: { postId: idCodec } },
);

/** Where a publisher shares a post (spec reader-flows §2). */
export const shareCenterUrl = /* @__PURE__ */ publicationRoute(
  'shareCenter',
  '/publish/posts/detail/{postId}/share-center',
  { params: { postId: idCodec } },
);

/** The figures of a post, on the publish host (spec links-and-rules §2). */
export const postStatsUrl = /* @__PURE__ */ platformRoute(
  'publish',
  'postStats',
  '/publish/posts/{postId}/stats',
  { params: { postId: idCodec } },
);

const emailFirst = (values: Values) =>
  textCodec.write(String(values['email'] ?? '')) === null ? values : { ...values, userId: null };

/**
 * One subscriber as the publisher sees them, found by e-mail or by user id (spec links-and-rules §2).
 * @decided With both, the e-mail counts and the id is left out.
 */
export const subscriberDetailsUrl = /* @__PURE__ */ publicationRoute(
  'subscriberDetails',
  '/publish/subscribers/details',
  { query: { email: textCodec, userId: idCodec, tab: textCodec }, settle: emailFirst },
);

/** The recommendations that a publisher makes (spec links-and-rules §2). */
export const publishRecommendationsUrl = /* @__PURE__ */ publicationRoute(
  'publishRecommendations',
  '/publish/recommendations',
);

/** A sponsorship campaign as the publisher sees it (spec links-and-rules §2). */
export const publishSponsorshipCampaignUrl = /* @__PURE__ */ publicationRoute(
  'publishSponsorshipCampaign',
  '/publish/sponsorship-campaigns/{campaignId}',
  { params: { campaignId: tokenCodec } },
);

import { segmentCodec, tokenCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';
import { settleRanking } from '../leaderboard.ts';

/** Where readers find publications (spec links-and-rules §2). */
export const discoverUrl = /* @__PURE__ */ platformRoute('main', 'discover', '/discover');

/** The publications of a category (spec links-and-rules §2). */
export const discoverCategoryUrl = /* @__PURE__ */ platformRoute(
  'main',
  'discoverCategory',
  '/discover/category/{slug}',
  { params: { slug: segmentCodec } },
);

/** What is recommended to the reader, in the spelling of the document; the usual one is recognised (spec links-and-rules §2; readings.md, Links). */
export const discoverRecommendationsUrl = /* @__PURE__ */ platformRoute(
  'main',
  'discoverRecommendations',
  '/discover/recomendations',
  { aliases: ['/discover/recommendations'] },
);

/**
 * All publications (spec links-and-rules §2).
 * @decided `/all` stands directly below `/discover`.
 */
export const discoverAllUrl = /* @__PURE__ */ platformRoute('main', 'discoverAll', '/discover/all');

/** What is said of a stock (spec links-and-rules §2). */
export const discoverStockUrl = /* @__PURE__ */ platformRoute(
  'main',
  'discoverStock',
  '/discover/stocks/{stock}',
  { params: { stock: segmentCodec } },
);

/**
 * Search, with or without a term (spec links-and-rules §2; reader-flows §2).
 * @decided A term that cannot stand in a path (empty, `.` or `..`) leads to the empty search.
 */
export const searchUrl = /* @__PURE__ */ platformRoute('main', 'search', '/search[/{query}]', {
  params: { query: segmentCodec },
});

/** The leaderboard (spec reader-flows §2). */
export const leaderboardUrl = /* @__PURE__ */ platformRoute('main', 'leaderboard', '/leaderboard');

/** The leaderboard of a category: the for-you category has no ranking, and trending is called rising (spec reader-flows §2). */
export const leaderboardCategoryUrl = /* @__PURE__ */ platformRoute(
  'main',
  'leaderboardCategory',
  '/leaderboard/{categoryId}[/{ranking}]',
  { params: { categoryId: tokenCodec, ranking: segmentCodec }, settle: settleRanking },
);

/** A list of publications to look through (spec reader-flows §2). */
export const browseUrl = /* @__PURE__ */ platformRoute('main', 'browse', '/browse/{browseId}', {
  params: { browseId: segmentCodec },
});

/** A publication inside the main site, by its subdomain (spec reader-flows §2). */
export const publicationProfileUrl = /* @__PURE__ */ platformRoute(
  'main',
  'publicationProfile',
  '/pub/{subdomain}',
  { params: { subdomain: segmentCodec } },
);

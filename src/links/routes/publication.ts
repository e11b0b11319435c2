import { segmentCodec, tokenCodec } from '../codecs.ts';
import { publicationRoute } from '../define-route.ts';
import { sectionCodec } from '../section-codec.ts';

/** The first page of a publication, or of the main site for its own (readings.md, Links). */
export const publicationUrl = /* @__PURE__ */ publicationRoute('publication', '/');

/** All posts of a publication (spec links-and-rules §2). */
export const archiveUrl = /* @__PURE__ */ publicationRoute('archive', '/archive');

/** A section (spec reader-flows §2). Without one it throws 'Section not found' (spec reader-flows §8). */
export const sectionUrl = /* @__PURE__ */ publicationRoute('section', '/s/{section}', {
  params: { section: sectionCodec },
});

/** All posts of a section (spec links-and-rules §2). Without one it throws 'Section not found' (spec reader-flows §8). */
export const sectionArchiveUrl = /* @__PURE__ */ publicationRoute(
  'sectionArchive',
  '/s/{section}/archive',
  { params: { section: sectionCodec } },
);

/** The posts with a tag (spec reader-flows §2). */
export const tagUrl = /* @__PURE__ */ publicationRoute('tag', '/t/{tagSlug}', {
  params: { tagSlug: segmentCodec },
});

/** What a publication says of itself (spec links-and-rules §2). */
export const aboutUrl = /* @__PURE__ */ publicationRoute('about', '/about');

/** All pages of a publication (spec links-and-rules §2). */
export const sitemapUrl = /* @__PURE__ */ publicationRoute('sitemap', '/sitemap');

/** The publication's podcast (spec links-and-rules §2). */
export const podcastUrl = /* @__PURE__ */ publicationRoute('podcast', '/podcast');

/** All episodes of the publication's podcast (spec reader-flows §2). */
export const podcastArchiveUrl = /* @__PURE__ */ publicationRoute(
  'podcastArchive',
  '/podcast/archive',
);

/** A section's podcast (spec links-and-rules §2). Without a section it throws 'Section not found' (spec reader-flows §8). */
export const listenUrl = /* @__PURE__ */ publicationRoute('listen', '/listen/{section}', {
  params: { section: sectionCodec },
});

/** All episodes of a section's podcast (spec reader-flows §2). Without a section it throws 'Section not found' (spec reader-flows §8). */
export const listenArchiveUrl = /* @__PURE__ */ publicationRoute(
  'listenArchive',
  '/listen/{section}/archive',
  { params: { section: sectionCodec } },
);

/** Where readers invite others (spec links-and-rules §2). */
export const inviteUrl = /* @__PURE__ */ publicationRoute('invite', '/invite');

/** What a publication recommends (spec links-and-rules §2). */
export const recommendationsUrl = /* @__PURE__ */ publicationRoute(
  'recommendations',
  '/recommendations',
);

/** An author's page (spec links-and-rules §2). */
export const authorUrl = /* @__PURE__ */ publicationRoute('author', '/w/{authorName}', {
  params: { authorName: segmentCodec },
});

/** The terms (spec links-and-rules §2). */
export const termsUrl = /* @__PURE__ */ publicationRoute('terms', '/tos');

/** The privacy policy (spec links-and-rules §2). */
export const privacyUrl = /* @__PURE__ */ publicationRoute('privacy', '/privacy');

/** A survey (spec reader-flows §2). */
export const surveyUrl = /* @__PURE__ */ publicationRoute('survey', '/survey/{surveyId}', {
  params: { surveyId: tokenCodec },
});

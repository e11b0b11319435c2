import { idCodec, segmentCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';
import { sectionIdCodec } from '../section-codec.ts';

/** The public feed of a publication's podcast, on the API host (spec links-and-rules §7; reader-flows §7). */
export const podcastFeedUrl = /* @__PURE__ */ platformRoute(
  'api',
  'podcastFeed',
  '/feed/podcast/{pubId}.rss',
  { params: { pubId: idCodec } },
);

/** One reader's own feed of a publication's podcast (spec links-and-rules §7). */
export const privatePodcastFeedUrl = /* @__PURE__ */ platformRoute(
  'api',
  'privatePodcastFeed',
  '/feed/podcast/{pubId}/private/{token}.rss',
  { params: { pubId: idCodec, token: segmentCodec } },
);

/** The public feed of a section's podcast (spec links-and-rules §7; reader-flows §7). Without a section it throws 'Section not found' (spec reader-flows §8). */
export const sectionPodcastFeedUrl = /* @__PURE__ */ platformRoute(
  'api',
  'sectionPodcastFeed',
  '/feed/podcast/{pubId}/s/{sectionId}.rss',
  { params: { pubId: idCodec, sectionId: sectionIdCodec } },
);

/** One reader's own feed of a section's podcast (spec links-and-rules §7). Without a section it throws 'Section not found' (spec reader-flows §8). */
export const privateSectionPodcastFeedUrl = /* @__PURE__ */ platformRoute(
  'api',
  'privateSectionPodcastFeed',
  '/feed/podcast/{pubId}/s/{sectionId}/private/{token}.rss',
  { params: { pubId: idCodec, sectionId: sectionIdCodec, token: segmentCodec } },
);

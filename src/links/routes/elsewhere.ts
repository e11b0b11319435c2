import { idCodec, textCodec, tokenCodec } from '../codecs.ts';
import { appRoute, externalRoute, platformRoute } from '../define-route.ts';

/** Where the microblog takes what readers share. */
const MICROBLOG = 'https://x.com';
/** Where the social site takes what readers share. */
const SOCIAL_SITE = 'https://www.facebook.com';

/**
 * Sharing on the microblog: a text, an address, and the account that is named as its source (spec links-and-rules §7).
 * @decided The microblog is X, by its public web intent.
 */
export const microblogShareUrl = /* @__PURE__ */ externalRoute(
  MICROBLOG,
  'microblogShare',
  '/intent/post',
  { query: { text: textCodec, url: textCodec, via: textCodec } },
);

/**
 * Sharing an address on the social site (spec links-and-rules §7).
 * @decided The social site is Facebook, by its public sharer, which takes the address as `u` and nothing else.
 */
export const socialShareUrl = /* @__PURE__ */ externalRoute(
  SOCIAL_SITE,
  'socialShare',
  '/sharer/sharer.php',
  { query: { u: textCodec } },
);

/**
 * A draft in the product's app (spec links-and-rules §7).
 * @decided The path is `drafts/{id}`, in the manner of the threads' path that the document shows.
 */
export const appDraftUrl = /* @__PURE__ */ appRoute('appDraft', '/drafts/{draftId}', {
  params: { draftId: idCodec },
});

/** A publication's threads in the product's app (spec links-and-rules §7). */
export const appThreadsUrl = /* @__PURE__ */ appRoute(
  'appThreads',
  '/publications/{pubId}/threads',
  { params: { pubId: idCodec } },
);

/**
 * Where a checkout is paid with bitcoin (spec links-and-rules §7).
 * @decided The checkout's address is set up with the hosts; the id follows it directly.
 */
export const bitcoinCheckoutUrl = /* @__PURE__ */ platformRoute(
  'bitcoin',
  'bitcoinCheckout',
  '/{checkoutId}',
  { params: { checkoutId: tokenCodec } },
);

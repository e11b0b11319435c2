import { bareCodec, flagCodec, idCodec, targetCodec, textCodec } from '../codecs.ts';
import { tokenCodec, wholeCodec } from '../codecs.ts';
import { platformRoute, publicationRoute } from '../define-route.ts';
import { sectionCodec } from '../section-codec.ts';

/** Value of `plan` that opens the subscribe page on the founding plan (spec links-and-rules §2). */
export const FOUNDING_PLAN = 'founding';

/**
 * The subscribe page, with all that may be handed to it (spec reader-flows §2; links-and-rules §2).
 *
 * @decided Beside the keys of the spec it has `coupon` (a coupon's code), `group` (seats), `r` (the referring key, as on
 * reader-onboarding) and `invitation` (the code of one), since the spec has these things and no other way to hand them over.
 */
export const subscribeUrl = /* @__PURE__ */ publicationRoute('subscribe', '/subscribe', {
  query: {
    next: targetCodec,
    later: flagCodec,
    just_signed_up: flagCodec,
    subscription_id: textCodec,
    referral_token: textCodec,
    requires_confirmation: flagCodec,
    utm_source: textCodec,
    email: textCodec,
    skip_redirect_check: flagCodec,
    token: textCodec,
    autoSubmit: flagCodec,
    plan: textCodec,
    upgrade_to_founding: flagCodec,
    selectedPlanId: textCodec,
    gift: flagCodec,
    coupon: textCodec,
    group: wholeCodec,
    r: textCodec,
    invitation: textCodec,
  },
});

/** Sign-in on a publication's host (spec reader-flows §2; links-and-rules §2). */
export const loginUrl = /* @__PURE__ */ publicationRoute('login', '/account/login', {
  query: {
    redirect: targetCodec,
    email: textCodec,
    with_password: flagCodec,
    justTrying: flagCodec,
  },
});

/** The reader's account; `extra_seats` is a bare key (spec reader-flows §2; links-and-rules §2). */
export const accountUrl = /* @__PURE__ */ publicationRoute('account', '/account', {
  query: { extra_seats: bareCodec },
});

/** Where a reader ends a subscription (spec reader-flows §2). */
export const cancelUrl = /* @__PURE__ */ publicationRoute('cancel', '/account/cancel');

/** The reader's gifts (spec reader-flows §2). */
export const giftsUrl = /* @__PURE__ */ publicationRoute('gifts', '/account/gifts');

/** The gifts of a founding member (spec reader-flows §2). */
export const foundingGiftsUrl = /* @__PURE__ */ publicationRoute(
  'foundingGifts',
  '/account/gifts/founding',
);

/** Where a reader adds the private podcast, of a section or of the whole publication (spec links-and-rules §2). */
export const addPodcastUrl = /* @__PURE__ */ publicationRoute(
  'addPodcast',
  '[/s/{section}]/account/add-podcast',
  { params: { section: sectionCodec } },
);

/** Where a reader has the private podcast's address mailed (spec links-and-rules §2). */
export const addPodcastEmailUrl = /* @__PURE__ */ publicationRoute(
  'addPodcastEmail',
  '[/s/{section}]/account/add-podcast/email',
  { params: { section: sectionCodec } },
);

/**
 * Where a reader gives a publication's gifts away (spec reader-flows §2).
 * @decided On the main site, because the path itself names the publication.
 */
export const sendGiftsUrl = /* @__PURE__ */ platformRoute(
  'main',
  'sendGifts',
  '/send-reader-gifts/{pubId}',
  { params: { pubId: idCodec } },
);

/**
 * Where a reader takes a gift (spec reader-flows §2).
 * @decided On the main site, because the path does not need a publication.
 */
export const acceptGiftUrl = /* @__PURE__ */ platformRoute(
  'main',
  'acceptGift',
  '/accept-gift/{giftId}',
  { params: { giftId: tokenCodec } },
);

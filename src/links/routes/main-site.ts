import { flagCodec, idCodec, segmentCodec, targetCodec, textCodec, tokenCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';

/** Sign-in on the main site (spec links-and-rules §2). */
export const signInUrl = /* @__PURE__ */ platformRoute('main', 'signIn', '/sign-in', {
  query: {
    redirect: targetCodec,
    for_pub: textCodec,
    email: textCodec,
    prefilled_email: textCodec,
    with_password: flagCodec,
    error: textCodec,
    message: textCodec,
    change_user: flagCodec,
    justTrying: flagCodec,
    isOAuth: flagCodec,
  },
});

/** Sign-out (spec links-and-rules §2). */
export const signOutUrl = /* @__PURE__ */ platformRoute('main', 'signOut', '/sign-out');

/** Sign-up on the main site (spec links-and-rules §2). */
export const signUpUrl = /* @__PURE__ */ platformRoute('main', 'signUp', '/signup');

/** The page that greets new readers (spec links-and-rules §2). */
export const welcomeUrl = /* @__PURE__ */ platformRoute('main', 'welcome', '/welcome');

/** The settings, perhaps at a section or with a notification to look at (spec links-and-rules §2). */
export const settingsUrl = /* @__PURE__ */ platformRoute('main', 'settings', '/settings', {
  query: { section: textCodec, highlightNotification: textCodec },
});

/** The reader's subscriptions (spec links-and-rules §2). */
export const settingsSubscriptionsUrl = /* @__PURE__ */ platformRoute(
  'main',
  'settingsSubscriptions',
  '/settings/subscriptions',
);

/** Where readers edit their profile (spec links-and-rules §2). */
export const editProfileUrl = /* @__PURE__ */ platformRoute('main', 'editProfile', '/profile/edit');

/** The first steps of a reader; `r` is the referring key (spec links-and-rules §2). */
export const readerOnboardingUrl = /* @__PURE__ */ platformRoute(
  'main',
  'readerOnboarding',
  '/reader-onboarding',
  { query: { isAbbreviated: flagCodec, redirect: targetCodec, pubId: idCodec, r: textCodec } },
);

/** A reader's link for others (spec links-and-rules §2). */
export const referUrl = /* @__PURE__ */ platformRoute('main', 'refer', '/refer/{code}', {
  params: { code: segmentCodec },
});

/** The app's page (spec links-and-rules §2). */
export const appPageUrl = /* @__PURE__ */ platformRoute('main', 'appPage', '/app');

/** The notice that Californian law asks for (spec links-and-rules §2). */
export const ccpaUrl = /* @__PURE__ */ platformRoute('main', 'ccpa', '/ccpa');

/** The statement on accessibility (spec links-and-rules §2). */
export const accessibilityUrl = /* @__PURE__ */ platformRoute(
  'main',
  'accessibility',
  '/accessibility',
);

/** The link of a sponsorship campaign (spec links-and-rules §2). */
export const sponsorshipLinkUrl = /* @__PURE__ */ platformRoute(
  'main',
  'sponsorshipLink',
  '/sponsorship-campaigns/{campaignId}/link',
  { params: { campaignId: tokenCodec } },
);

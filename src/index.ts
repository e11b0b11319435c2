/* oxlint-disable max-lines -- a list */
/** The library's public names: `import { … } from 'flyleaf'`. Written by `npm run rules`; do not edit it. */
export {
  AUDIENCES,
  PAID_AUDIENCES,
  isPaidAudience,
  NO_AUDIENCE_MESSAGE,
  audienceOf,
} from './access/audiences.ts';
export type { Audience } from './access/audiences.ts';
export { LEAST_READERS, canReadPost } from './access/can-read-post.ts';
export type { ReadablePost } from './access/can-read-post.ts';
export { canReadTranscript } from './access/can-read-transcript.ts';
export { isGeoblocked } from './access/geoblock.ts';
export { POST_RESTRICTION_REASONS, postAccess } from './access/post-access.ts';
export type { PostRestrictionReason, PostAsker, PostAccess } from './access/post-access.ts';
export { isBylined, postAuthor } from './access/post-author.ts';
export type {
  Byline,
  BylinedPost,
  NamedContributor,
  AuthoredPublication,
  PostAuthor,
} from './access/post-author.ts';
export type { PostViewer } from './access/post-viewer.ts';
export { seesSubscribeForm } from './access/sees-subscribe-form.ts';
export type { InvitingPublication } from './access/sees-subscribe-form.ts';
export { isStaff, canEnterSupportMode } from './access/staff.ts';
export type { StaffFacts } from './access/staff.ts';
export { isVariableFoundingViewer } from './access/variable-founding.ts';
export {
  VIEWER_LEVELS,
  isAtLeast,
  isSubscriberLevel,
  isContributorLevel,
} from './access/viewer-level.ts';
export type { ViewerLevel } from './access/viewer-level.ts';
export { isFoundingSubscription, viewerLevel } from './access/viewer.ts';
export type {
  ViewerUser,
  ViewerSubscription,
  Viewer,
  PublicationContributor,
  ViewedPublication,
} from './access/viewer.ts';
export {
  ADDRESS_CHANGE_LIFETIME,
  NOTICE_WITHIN,
  ADDRESS_CHANGES_PER_HOUR,
} from './account/account-limits.ts';
export {
  ADDRESS_ENDS,
  ADDRESS_ENDINGS,
  judgeAddressChange,
  whyNotSendAddress,
  whyNotSendNotice,
} from './account/judge-address-change.ts';
export type {
  AddressEnd,
  AddressEnding,
  AddressChangeFacts,
  AddressChangeState,
} from './account/judge-address-change.ts';
export { NOTICE_ACTS, FINAL_ACTS, isFinalAct } from './account/notice-acts.ts';
export type { NoticeAct } from './account/notice-acts.ts';
export {
  BATCH_MAX_EVENTS,
  BATCH_MAX_CHARACTERS,
  FLUSH_INTERVAL,
} from './analytics/analytics-limits.ts';
export { magicUserId, logsEvents } from './analytics/analytics-user.ts';
export type { AnalyticsUser } from './analytics/analytics-user.ts';
export { batchEvents } from './analytics/batch-events.ts';
export type { EventBatches } from './analytics/batch-events.ts';
export {
  CLIENT_TYPE,
  DISPLAY_MODES,
  SCREEN_STEP,
  PAGE_TITLE_MAX_LENGTH,
  buildEvent,
} from './analytics/build-event.ts';
export type {
  DisplayMode,
  EventFacts,
  EventContext,
  AnalyticsEvent,
} from './analytics/build-event.ts';
export {
  CAMPAIGN_PARAMETERS,
  CAMPAIGN_VALUE_MAX_LENGTH,
  parseCampaign,
} from './analytics/parse-campaign.ts';
export type { Campaign } from './analytics/parse-campaign.ts';
export { PINGBACK_TIMES, untilPingback } from './analytics/pingbacks.ts';
export { HREF_MAX_LENGTH, KEPT_PARAMETER_PREFIX, stripHref } from './analytics/strip-href.ts';
export { TRACKING_REFUSALS, trackingRefusal, mayTrack } from './analytics/tracking-gate.ts';
export type { TrackingRefusal, TrackingFacts } from './analytics/tracking-gate.ts';
export { VIEWER_BUCKETS, viewerBucket } from './analytics/viewer-bucket.ts';
export type { ViewerBucket } from './analytics/viewer-bucket.ts';
export {
  SESSION_GAP,
  LANDING_WINDOW,
  VISITS_MAX,
  MESSAGE_MAX_BYTES,
  ATTRIBUTION_ID_MAX_LENGTH,
} from './attribution/attribution-limits.ts';
export {
  ATTRIBUTION_PROTOCOL,
  PAGE_MESSAGE_TYPES,
  FRAME_MESSAGE_TYPES,
  FRAME_ERROR_CODES,
  parsePageMessage,
  parseFrameMessage,
} from './attribution/attribution-messages.ts';
export type { PageMessage, FrameMessage } from './attribution/attribution-messages.ts';
export type { Visit, Landing, AttributionRecord } from './attribution/attribution-record.ts';
export { LANDING_SURFACES, landingSurface } from './attribution/landing-surface.ts';
export type { LandingSurface, SurfaceOfPath } from './attribution/landing-surface.ts';
export { mergeRecords } from './attribution/merge-records.ts';
export { parseVisit, parseLanding, parseRecord } from './attribution/parse-record.ts';
export { startSession, recordVisit } from './attribution/record-visit.ts';
export { startsSession } from './attribution/starts-session.ts';
export { keepVisits, uniteVisits } from './attribution/unite-visits.ts';
export {
  allowedCommentPermissions,
  defaultCommentPermission,
} from './comments/allowed-permissions.ts';
export type { PermittedPost, CommentSettings } from './comments/allowed-permissions.ts';
export {
  ancestorIds,
  rootCommentId,
  parentCommentId,
  pathOfReplies,
  isNote,
} from './comments/ancestor-path.ts';
export type { PlacedComment } from './comments/ancestor-path.ts';
export { COMING_SOON_SLUG, canReplyToPost } from './comments/can-reply-to-post.ts';
export type { PostReplier } from './comments/can-reply-to-post.ts';
export { canSeeComments } from './comments/can-see-comments.ts';
export type { CommentedPost, CommentViewer } from './comments/can-see-comments.ts';
export { COMMENT_PERMISSIONS, parseCommentPermission } from './comments/comment-permissions.ts';
export type { CommentPermission } from './comments/comment-permissions.ts';
export { canEditComment, canDeleteComment, canReportComment } from './comments/comment-rights.ts';
export type { OwnedComment, CommentUser, CommentSurroundings } from './comments/comment-rights.ts';
export {
  COMMENT_STATUSES,
  MISSING_COMMENT_REASONS,
  COMMENT_RESTRICTION_REASONS,
} from './comments/comment-status.ts';
export type {
  CommentStatus,
  MissingCommentReason,
  CommentRestrictionReason,
} from './comments/comment-status.ts';
export { arrangeComments, listThread } from './comments/comment-tree.ts';
export type { CommentNode, ThreadLine } from './comments/comment-tree.ts';
export { receivesCommenterEmails } from './comments/commenter-emails.ts';
export {
  COMMENT_VISIBILITY,
  commentVisibility,
  missingCommentReason,
  canSeeComment,
} from './comments/missing-comment.ts';
export type { CommentVisibility, SeenComment, ViewerRelation } from './comments/missing-comment.ts';
export { managesPrimaryUser } from './comments/primary-user.ts';
export type { DashboardPublication, PublicationManager } from './comments/primary-user.ts';
export {
  REPLY_DISABLED_REASONS,
  areCommentsLocked,
  replyRefusal,
  canReply,
  canComment,
} from './comments/reply-refusal.ts';
export { assertDefined } from './errors/assert-defined.ts';
export { errorBody } from './errors/error-body.ts';
export type { ErrorBody } from './errors/error-body.ts';
export { ERROR_CODES } from './errors/error-codes.ts';
export type { ErrorCode } from './errors/error-codes.ts';
export { FALLBACK_ERROR_TEXT, FlyleafError, fieldError } from './errors/flyleaf-error.ts';
export type { ErrorEntry, FlyleafErrorOptions } from './errors/flyleaf-error.ts';
export { checkAnswer } from './forms/check-answer.ts';
export type { Answer } from './forms/check-answer.ts';
export { DEFAULT_HELPER_TEXT, describeErrorMessage, toPlainErrors } from './forms/error-message.ts';
export type { ErrorMessage } from './forms/error-message.ts';
export { formRequest } from './forms/form-request.ts';
export {
  FORM_METHODS,
  DEFAULT_FORM_METHOD,
  JSON_CONTENT_TYPE,
  jsonRequest,
} from './forms/json-request.ts';
export type { FormMethod, FormFields, FormTarget, FormRequest } from './forms/json-request.ts';
export { parseMessageHtml, messageText } from './forms/message-html.ts';
export type { MessageMark, MessageNode } from './forms/message-html.ts';
export { isJsonType, parseAnswerBody, parseBody, isOkStatus } from './forms/parse-answer.ts';
export type { AnswerBody } from './forms/parse-answer.ts';
export { INVALID_TEXT, placeErrors, placeMessages } from './forms/place-errors.ts';
export type { PlacedErrors, PlacedMessages, SilentWords } from './forms/place-errors.ts';
export {
  INVITATION_ALPHABET,
  INVITATION_CODE_LENGTH,
  invitationCode,
  showInvitationCode,
  readInvitationCode,
} from './invitations/invitation-code.ts';
export { judgeInvitation } from './invitations/judge-invitation.ts';
export type { InvitationFacts, InvitationState } from './invitations/judge-invitation.ts';
export { afterSignupUrl } from './links/after-signup-url.ts';
export { APP_SCHEME } from './links/app-scheme.ts';
export {
  idCodec,
  tokenCodec,
  segmentCodec,
  handleCodec,
  textCodec,
  flagCodec,
  bareCodec,
  wholeCodec,
  targetCodec,
} from './links/codecs.ts';
export type { LinkCodec } from './links/codecs.ts';
export type { LinkBuilder } from './links/define-route.ts';
export { MAIN_SITE, completeHosts, publicationBase } from './links/hosts.ts';
export type { PublicationHost, PlatformHosts } from './links/hosts.ts';
export {
  VIDEO_COLUMN_WIDTH,
  STATIC_VIDEO_WIDTH,
  IMAGE_WIDTHS,
  RESPONSIVE_IMAGE_WIDTHS,
  VIDEO_PLAYER_SIZE,
  imageSrcset,
} from './links/image-widths.ts';
export { LEADERBOARD_TIERS, FOR_YOU_CATEGORY, leaderboardRanking } from './links/leaderboard.ts';
export type { LeaderboardTier } from './links/leaderboard.ts';
export { mailLink } from './links/mail-link.ts';
export { normaliseLink } from './links/normalise-link.ts';
export { pageUrl } from './links/page-url.ts';
export type { PageBase, SparsePageBase } from './links/page-url.ts';
export { parseQuery } from './links/parse-query.ts';
export { postAnchorCodec } from './links/post-anchor.ts';
export type { PostAnchor, ReadPostAnchor } from './links/post-anchor.ts';
export { queryString } from './links/query-string.ts';
export type { QueryValue } from './links/query-string.ts';
export { recognisePath, recogniseLink } from './links/recognise-link.ts';
export type { RecognisedPath, RecognisedLink } from './links/recognise-link.ts';
export { LINK_BUILDERS } from './links/route-table.ts';
export type { AnyLinkRoute } from './links/route-table.ts';
export type { PlatformKind, HostKind, LinkRoute, LinkInput, LinkOutput } from './links/route.ts';
export {
  FOUNDING_PLAN,
  subscribeUrl,
  loginUrl,
  accountUrl,
  cancelUrl,
  giftsUrl,
  foundingGiftsUrl,
  addPodcastUrl,
  addPodcastEmailUrl,
  sendGiftsUrl,
  acceptGiftUrl,
} from './links/routes/account.ts';
export { adminUserUrl, supportModeUrl } from './links/routes/admin.ts';
export {
  ownProfileCallUrl,
  profileCallUrl,
  postSeenCallUrl,
  firehoseUrl,
  firehoseBatchUrl,
  postPdfUrl,
  facebookAuthUrl,
} from './links/routes/calls.ts';
export {
  chatUrl,
  publicationChatUrl,
  chatPostUrl,
  chatReplyUrl,
  chatAtPostUrl,
  chatAtReplyUrl,
  pubKeyChatUrl,
} from './links/routes/chat.ts';
export {
  discoverUrl,
  discoverCategoryUrl,
  discoverRecommendationsUrl,
  discoverAllUrl,
  discoverStockUrl,
  searchUrl,
  leaderboardUrl,
  leaderboardCategoryUrl,
  browseUrl,
  publicationProfileUrl,
} from './links/routes/discovery.ts';
export {
  microblogShareUrl,
  socialShareUrl,
  appDraftUrl,
  appThreadsUrl,
  bitcoinCheckoutUrl,
} from './links/routes/elsewhere.ts';
export {
  embedUrl,
  podcastEmbedUrl,
  commentEmbedUrl,
  postEmbedUrl,
  attributionFrameUrl,
} from './links/routes/embeds.ts';
export {
  podcastFeedUrl,
  privatePodcastFeedUrl,
  sectionPodcastFeedUrl,
  privateSectionPodcastFeedUrl,
} from './links/routes/feeds.ts';
export {
  postPreviewImageUrl,
  postSelectionCardUrl,
  postSelectionImageUrl,
  subscribeCardUrl,
  pressKitImageUrl,
  MILESTONE_KINDS,
  milestoneImageUrl,
  subscriptionNoteImageUrl,
  pledgeNoteImageUrl,
  publicationImageUrl,
  latexImageUrl,
  listCoverImageUrl,
  liveStreamPreviewUrl,
  liveStreamCardUrl,
} from './links/routes/images.ts';
export {
  signInUrl,
  signOutUrl,
  signUpUrl,
  welcomeUrl,
  settingsUrl,
  settingsSubscriptionsUrl,
  editProfileUrl,
  readerOnboardingUrl,
  referUrl,
  appPageUrl,
  ccpaUrl,
  accessibilityUrl,
  sponsorshipLinkUrl,
} from './links/routes/main-site.ts';
export {
  homeUrl,
  homeSuggestionsUrl,
  homePostUrl,
  notesUrl,
  noteUrl,
  notePostUrl,
  noteMediaClipUrl,
  noteStatsUrl,
  noteRestacksUrl,
  notePreviewImageUrl,
  handleNoteUrl,
  handlePostUrl,
  profileNoteUrl,
  profileNoteStatsUrl,
} from './links/routes/notes.ts';
export {
  postUrl,
  postCommentsUrl,
  postCommentUrl,
  postEmailUrl,
  restackUrl,
} from './links/routes/posts.ts';
export {
  publicationUrl,
  archiveUrl,
  sectionUrl,
  sectionArchiveUrl,
  tagUrl,
  aboutUrl,
  sitemapUrl,
  podcastUrl,
  podcastArchiveUrl,
  listenUrl,
  listenArchiveUrl,
  inviteUrl,
  recommendationsUrl,
  authorUrl,
  termsUrl,
  privacyUrl,
  surveyUrl,
} from './links/routes/publication.ts';
export {
  publishHomeUrl,
  editPostUrl,
  postDetailUrl,
  shareCenterUrl,
  postStatsUrl,
  subscriberDetailsUrl,
  publishRecommendationsUrl,
  publishSponsorshipCampaignUrl,
} from './links/routes/publisher.ts';
export {
  inboxUrl,
  inboxPostUrl,
  inboxSavedUrl,
  activityUrl,
  historyUrl,
  collectionUrl,
  userUrl,
  meetingsUrl,
  bookMeetingUrl,
  livestreamsUrl,
  liveStreamUrl,
} from './links/routes/reader.ts';
export {
  videoPreviewUrl,
  videoDownloadUrl,
  THUMBNAIL_DIGITS,
  postVideoThumbnailUrl,
  userVideoThumbnailUrl,
  videoThumbnailUrl,
} from './links/routes/videos.ts';
export type { VideoUpload } from './links/routes/videos.ts';
export { WEB_SCHEMES, safeLink, isSafeLink, webLink, isPastedLink } from './links/safe-link.ts';
export {
  SCREEN_KINDS,
  screenKind,
  isPublisherPath,
  isEmbedPath,
  isPodcastEmbedPath,
} from './links/screen-kind.ts';
export type { ScreenKind } from './links/screen-kind.ts';
export { sectionCodec, sectionIdCodec } from './links/section-codec.ts';
export type { SectionKeys, SectionRef } from './links/section-codec.ts';
export { readSubscribeQuery } from './links/subscribe-query.ts';
export type { SubscribeQuery } from './links/subscribe-query.ts';
export { EEA_COUNTRIES, isEeaCountry } from './lists/eea-countries.ts';
export { EU_COUNTRIES, isEuCountry } from './lists/eu-countries.ts';
export { PODCAST_CATEGORIES, isPodcastCategory } from './lists/podcast-categories.ts';
export type { PodcastCategory } from './lists/podcast-categories.ts';
export { SEARCH_LANGUAGES, parseSearchLanguage } from './lists/search-languages.ts';
export type { SearchLanguage } from './lists/search-languages.ts';
export { TAX_ID_TYPES, isTaxIdType } from './lists/tax-id-types.ts';
export type { TaxIdType } from './lists/tax-id-types.ts';
export {
  LIVE_STREAM_WARNINGS,
  isLiveStreamWarning,
  liveStreamWarning,
} from './live/live-stream-warnings.ts';
export type { LiveStreamWarning } from './live/live-stream-warnings.ts';
export { BACK_OFF_FIRST, BACK_OFF_MAX, backOff } from './mail/back-off.ts';
export { isFinal, describeFailure } from './mail/judge-failure.ts';
export type { DeliveryFailure } from './mail/judge-failure.ts';
export { whyNotSend } from './mail/judge-mail.ts';
export type { MailFacts } from './mail/judge-mail.ts';
export {
  FILE_LIMITS,
  MEBIBYTE,
  isFileSizeAllowed,
  fileLimitLabel,
  countChunks,
} from './media/file-limits.ts';
export type { FileLimit } from './media/file-limits.ts';
export { offeredImageWidths } from './media/fit-image.ts';
export { fitVideoPlayer } from './media/video-size.ts';
export type { BoxSize } from './media/video-size.ts';
export {
  SUSPENDED_ACCOUNT_MESSAGE,
  REMOVED_PUBLICATION_MESSAGE,
} from './moderation/moderation-messages.ts';
export {
  POLICY_NAMES,
  GENERAL_POLICY_NAME,
  isPolicyReason,
  policyName,
} from './moderation/policy-names.ts';
export type { PolicyReason } from './moderation/policy-names.ts';
export {
  PUBLICATION_TIERS,
  publicationTier,
  isPublicationRemoved,
  isPublicationNoindexed,
  isPublicationPrioritised,
} from './moderation/publication-tier.ts';
export type { PublicationTier } from './moderation/publication-tier.ts';
export { describeCategories } from './podcasts/describe-categories.ts';
export type { PodcastCategoryDescription } from './podcasts/describe-categories.ts';
export {
  DEFAULT_PODCAST_LANGUAGE,
  describePodcast,
  showsPodcastTab,
  isPodcastSection,
} from './podcasts/describe-podcast.ts';
export type { PodcastDescription } from './podcasts/describe-podcast.ts';
export { episodeArtUrl } from './podcasts/episode-art.ts';
export { episodeDuration, durationLabel } from './podcasts/episode-duration.ts';
export {
  POST_MEDIA,
  EPISODE_TYPES,
  isEpisode,
  leadingMedium,
  isFreePreview,
  transcriptUrl,
  hasTranscript,
} from './podcasts/episode.ts';
export type { AudioUpload, EpisodePost, PostMedium } from './podcasts/episode.ts';
export { feedRedirectUrl, isFeedRedirected } from './podcasts/feed-redirect.ts';
export type { FeedSettings, FeedSection } from './podcasts/feed-redirect.ts';
export { checkPodcastField } from './podcasts/podcast-limits.ts';
export type {
  PodcastSettings,
  PodcastPublication,
  PodcastSection,
} from './podcasts/podcast-settings.ts';
export { freeAudioUrl, isHiddenFromFeed, isInPublicFeed } from './podcasts/public-feed.ts';
export { assignArm } from './popup/assign-arm.ts';
export { SIDE_IMAGE_RATIO, isSideImage } from './popup/cover-image.ts';
export { BLURB_LINES, coverAction, coverImages, describeCover } from './popup/describe-cover.ts';
export type { CoverSource, CoverFacts, Cover, CoverAction } from './popup/describe-cover.ts';
export { describeJoin, joinLabel } from './popup/describe-join.ts';
export type { JoinDescription } from './popup/describe-join.ts';
export {
  readDismissalStamp,
  signupStamp,
  dismissalStamp,
  dismissalCookieEnd,
} from './popup/dismissal-stamp.ts';
export type { DismissalStamp } from './popup/dismissal-stamp.ts';
export {
  LEGAL_DOCUMENTS,
  legalOwners,
  describeLegalLine,
  legalLineLabel,
} from './popup/legal-line.ts';
export type { LegalDocument, LegalOwner, LegalPublication, LegalPart } from './popup/legal-line.ts';
export {
  POPUP_SUPPRESSION,
  DISMISSAL_COOKIE_DAYS,
  HIDE_INTRO_DELAY,
  LOGIN_REDIRECT_DELAY,
  COVER_LOGO_SIZE,
  DISMISSAL_COOKIE,
  SIGNUP_MARK,
  SIGNUP_FLAG,
  POPUP_PAGE_CLASS,
} from './popup/popup-constants.ts';
export { POPUP_PARAMETERS, HERO_TEXT_MAX_LENGTH, readPopupQuery } from './popup/popup-query.ts';
export type { PopupOptions, PopupQuery } from './popup/popup-query.ts';
export {
  POPUP_STATES,
  POPUP_DISMISSALS,
  HIDE_INTRO_EVENT,
  nextPopupState,
} from './popup/popup-state.ts';
export type {
  PopupState,
  PopupDismissal,
  PopupEvent,
  PopupEffect,
  PopupStep,
} from './popup/popup-state.ts';
export {
  POPUP_VARIANTS,
  POPUP_EXPERIMENT,
  isPopupVariant,
  isVariantEligible,
  choosePopupVariant,
} from './popup/popup-variant.ts';
export type { PopupVariant, VariantFacts, VariantChoice } from './popup/popup-variant.ts';
export {
  isSuppressed,
  isPopupDemanded,
  mayShowPopup,
  shouldShowPopup,
} from './popup/should-show-popup.ts';
export type { PopupFacts } from './popup/should-show-popup.ts';
export { signupOutcome } from './popup/signup-outcome.ts';
export type { WayAfterSignup } from './popup/signup-outcome.ts';
export {
  SUBSCRIBER_FACES_MAX,
  SUBSCRIBER_FACE_SIZE,
  chooseFaces,
} from './popup/subscriber-faces.ts';
export type { TopSubscriber, SubscriberFace } from './popup/subscriber-faces.ts';
export { WAYS_OUT, chooseWayOut, wayOutLabel } from './popup/way-out.ts';
export type { WayOut } from './popup/way-out.ts';
export { defaultAudience } from './posts/default-audience.ts';
export type { DefaultAudienceFacts } from './posts/default-audience.ts';
export { defaultSendEmail } from './posts/default-send-email.ts';
export type { DefaultSendEmailFacts } from './posts/default-send-email.ts';
export { describeBlurb } from './posts/describe-blurb.ts';
export type { Blurb, BlurbDescription } from './posts/describe-blurb.ts';
export { LISTED_AUDIENCES, isListedAudience } from './posts/listed-audiences.ts';
export type { ListedAudience } from './posts/listed-audiences.ts';
export { PUBLISHING_HOUR, nextPublishingTime } from './posts/next-publishing-time.ts';
export {
  BODY_MAX_LENGTH,
  BODY_MAX_NODES,
  BODY_MAX_DEPTH,
  bodyText,
  measureBody,
} from './posts/post-body.ts';
export type { PostInline, PostBlock, PostBody, BodyMeasure } from './posts/post-body.ts';
export { MAX_BYLINES, checkBylines } from './posts/post-limits.ts';
export { POST_TYPES, isPostType } from './posts/post-type.ts';
export type { PostType } from './posts/post-type.ts';
export {
  PREVIEW_LIMIT,
  MAIL_PREVIEW_LIMIT,
  PREVIEW_WORD_MAX_LENGTH,
  cutPreview,
  paidPreview,
} from './posts/preview.ts';
export { isPublished, isPostVisible } from './posts/published-post.ts';
export type { PublishedFacts } from './posts/published-post.ts';
export { scheduledDate } from './posts/scheduled-date.ts';
export type { PostSchedule, ScheduledPost } from './posts/scheduled-date.ts';
export { SEEN_LIMIT } from './posts/seen-limits.ts';
export {
  MAX_PAYMENT_ELEMENTS,
  isCardElementDisabled,
  checkCardElements,
  checkWalletButtons,
} from './pricing/card-element.ts';
export type { CardElementFacts } from './pricing/card-element.ts';
export { cheapestPlan, bylinePriceLabel } from './pricing/cheapest-plan.ts';
export {
  discountLabel,
  freeTrialLabel,
  extraSeatsLabel,
  couponLabel,
} from './pricing/coupon-label.ts';
export { couponState } from './pricing/coupon-state.ts';
export type { CouponState } from './pricing/coupon-state.ts';
export { COUPON_DURATIONS } from './pricing/coupon.ts';
export type { CouponDuration, Coupon } from './pricing/coupon.ts';
export {
  SUPPORTED_CURRENCIES,
  ZERO_DECIMAL_CURRENCIES,
  THREE_DECIMAL_CURRENCIES,
  isSupportedCurrency,
  isZeroDecimalCurrency,
  currencyDigits,
} from './pricing/currencies.ts';
export type { SupportedCurrency } from './pricing/currencies.ts';
export { describeSpan, describeDiscount, describeCoupon } from './pricing/describe-coupon.ts';
export type {
  PricedPeriod,
  FirstPeriod,
  DiscountSpan,
  DiscountDescription,
  CouponDescription,
} from './pricing/describe-coupon.ts';
export {
  MIN_DISCOUNT_TOTAL,
  MAX_PERCENT_OFF,
  percentOff,
  amountOff,
  discountTotal,
} from './pricing/discount.ts';
export { discountedPrice } from './pricing/discounted-price.ts';
export type { DiscountedPrice } from './pricing/discounted-price.ts';
export { formatPrice } from './pricing/format-price.ts';
export { isFoundingPlan, hasFixedPrice, isVariablePlan } from './pricing/founding.ts';
export {
  GROUP_SEATS_MAX,
  GROUP_SEATS_MIN,
  groupSeats,
  groupCoupon,
} from './pricing/group-offer.ts';
export type { GroupOffer } from './pricing/group-offer.ts';
export { isPlanId } from './pricing/identified-plan.ts';
export type { IdentifiedPlan } from './pricing/identified-plan.ts';
export { toMinorUnits, fromMinorUnits } from './pricing/minor-units.ts';
export { MONTHS_PER_YEAR, SHORT_TRIAL_DAYS, monthsGiven } from './pricing/months-given.ts';
export { offeredPlans } from './pricing/offered-plans.ts';
export type { PlanSeller } from './pricing/offered-plans.ts';
export { PAYMENT_STEPS, canSubmitPayment, mustConfirmPayment } from './pricing/payment-form.ts';
export type { PaymentFormState, PaymentResponse } from './pricing/payment-form.ts';
export {
  PAYMENT_NOT_CONFIRMED_MESSAGE,
  PAYMENTS_NOT_LOADED_MESSAGE,
  REGION_UNAVAILABLE_MESSAGE,
  ONE_CARD_ELEMENT_MESSAGE,
  ONE_WALLET_BUTTON_MESSAGE,
  MISSING_SUCCESS_HANDLER_MESSAGE,
  confirmationFailure,
  tokenFailure,
} from './pricing/payment-messages.ts';
export {
  MONTHLY_BELOW_DAYS,
  PAYMENT_PERIOD_DAYS,
  LIFETIME_FROM_DAYS,
  PAYMENT_PERIODS,
  classifyPaymentPeriod,
} from './pricing/payment-period.ts';
export type { PaymentPeriod } from './pricing/payment-period.ts';
export { intervalCount, describePeriod, periodLabel } from './pricing/plan-period.ts';
export type { PeriodDescription } from './pricing/plan-period.ts';
export { describePlanPrice, planPriceLabel } from './pricing/plan-price.ts';
export type { PlanPriceDescription } from './pricing/plan-price.ts';
export { PLAN_INTERVALS } from './pricing/plan.ts';
export type { PlanInterval, MetadataFlag, PlanMetadata, PlanPeriod, Plan } from './pricing/plan.ts';
export { priceOrder } from './pricing/price-order.ts';
export type { PlanOrder, OrderPrice } from './pricing/price-order.ts';
export { CHOSEN_AMOUNT_MAX, readAmount, writeAmount } from './pricing/read-amount.ts';
export { ROUNDING_THRESHOLD, ROUNDING_STEP, roundPriceUp } from './pricing/round-price-up.ts';
export { selectPlan } from './pricing/select-plan.ts';
export type { PlanWish } from './pricing/select-plan.ts';
export { trialEnd } from './pricing/trial-end.ts';
export type { TrialFacts } from './pricing/trial-end.ts';
export { TRIAL_MONTH_DAYS, trialDays, describeTrial, trialLabel } from './pricing/trial.ts';
export type { TrialDescription } from './pricing/trial.ts';
export {
  WALLET_STATES,
  WALLET_LOADING_LABEL,
  canWalletMove,
  walletButton,
  completeWallet,
} from './pricing/wallet-button.ts';
export type { WalletState, WalletButton, WalletCompletion } from './pricing/wallet-button.ts';
export { planAmount, describeTotal, totalLabel, walletTotal } from './pricing/wallet-total.ts';
export type { WalletOrder, TotalDescription, WalletTotal } from './pricing/wallet-total.ts';
export type { WireTime } from './pricing/wire-time.ts';
export { PROFILE_STATES, nextProfileState } from './profiles/profile-state.ts';
export type { ProfileState, ProfileEvent } from './profiles/profile-state.ts';
export { HOMEPAGE_TYPES, isHomepageType } from './publication/homepage-type.ts';
export type { HomepageType } from './publication/homepage-type.ts';
export { HOST_NAME_MAX_LENGTH, isHostName, isLoopbackHost } from './publication/host-name.ts';
export { LANGUAGES, parseLanguage, matchLanguage } from './publication/languages.ts';
export type { Language } from './publication/languages.ts';
export { PAYMENTS_STATES, arePaymentsEnabled } from './publication/payments-state.ts';
export type { PaymentsState } from './publication/payments-state.ts';
export { DEFAULT_PRELOAD } from './publication/preload.ts';
export {
  ROUNDED_COUNT_MIN,
  roundSubscriberCount,
  toldSubscriberCount,
} from './publication/round-subscriber-count.ts';
export {
  SUBDOMAIN_MIN_LENGTH,
  SUBDOMAIN_MAX_LENGTH,
  RESERVED_SUBDOMAINS,
  isSubdomain,
  isReservedSubdomain,
} from './publication/subdomain.ts';
export { decideOneClick } from './session/decide-one-click.ts';
export type { OneClickOutcome } from './session/decide-one-click.ts';
export { describeBrowser } from './session/describe-browser.ts';
export type { BrowserLabel } from './session/describe-browser.ts';
export { judgeHandBack } from './session/judge-hand-back.ts';
export type { HandBackFacts, HandBackState } from './session/judge-hand-back.ts';
export { judgeLogin, mayRepeatLogin, whyNotSendLogin } from './session/judge-login.ts';
export type { LoginFacts, LoginState, LoginMailFacts } from './session/judge-login.ts';
export { judgeReaderToken, isSuccessorDue } from './session/judge-reader-token.ts';
export type { ReaderTokenFacts, ReaderTokenState } from './session/judge-reader-token.ts';
export { isSessionAlive, isSessionFresh, isVisitNoted } from './session/judge-session.ts';
export type { SessionFacts } from './session/judge-session.ts';
export {
  PASSKEY_NAME_MAX_LENGTH,
  PASSKEYS_MAX,
  PASSKEY_CHALLENGE_LIFETIME,
  passkeyName,
} from './session/passkey-rules.ts';
export {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  normalisePassword,
  commonKey,
  judgePassword,
} from './session/password-rules.ts';
export type { PasswordFault, PasswordFacts } from './session/password-rules.ts';
export {
  HAND_BACK_LIFETIME,
  HAND_BACK_REPEAT_WITHIN,
  CONFIRMED_LATELY,
  READER_TOKEN_ROTATION,
  READER_TOKEN_GRACE,
} from './session/reader-token-limits.ts';
export {
  LOGIN_LIFETIME,
  LOGIN_MAIL_WITHIN,
  LOGIN_CODE_MAX_TRIES,
  LOGIN_REPEAT_WITHIN,
  SESSION_IDLE,
  SESSION_ABSOLUTE,
  SESSION_FRESH,
  SESSION_SEEN_EVERY,
  REDIRECT_MAX_LENGTH,
} from './session/session-limits.ts';
export { SUBSCRIPTION_STATES, decideSignup } from './signup/decide-signup.ts';
export type { SubscriptionState, SignupOutcome, SignupFacts } from './signup/decide-signup.ts';
export { isOutlived, judgeConfirmation } from './signup/judge-confirmation.ts';
export type { ConfirmationFacts, ConfirmationState } from './signup/judge-confirmation.ts';
export { windowStart, secondsToNextWindow } from './signup/limit-window.ts';
export { normaliseCode } from './signup/normalise-code.ts';
export {
  FORM_TOKEN_MINIMUM_AGE,
  FORM_TOKEN_LIFETIME,
  CONFIRM_LINK_LIFETIME,
  UNCONFIRMED_KEPT,
  CODE_LIFETIME,
  CODE_LENGTH,
  CODE_MAX_TRIES,
  RESEND_PAUSE,
  RESEND_MAX,
} from './signup/signup-limits.ts';
export { SIGNUP_SURFACES } from './signup/signup-surface.ts';
export type { SignupSurface } from './signup/signup-surface.ts';
export { stateAfterSignup } from './signup/state-after-signup.ts';
export {
  SLUG_SOFT_MAX_LENGTH,
  SLUG_HARD_MAX_LENGTH,
  SLUG_HEX_MAX_LENGTH,
  SLUG_SUFFIX_LENGTH,
  EMPTY_SLUG,
  slugify,
  slugSuffix,
  postSlug,
} from './slugs/slug.ts';
export type { SlugOptions, PostSlugOptions } from './slugs/slug.ts';
export {
  MANUAL_BILLING_DUE_DAYS,
  PROVIDER_BILLING_DUE_DAYS,
  SHORT_GRACE_TRIAL_DAYS,
  LONG_GRACE_TRIAL_DAYS,
  MAX_BANK_PAYMENT_ATTEMPTS,
  billingDueAt,
  canAttemptBankPayment,
} from './subscriptions/billing.ts';
export type { BillingMethod } from './subscriptions/billing.ts';
export {
  EMAIL_CHOICES,
  POSTS_PART,
  sectionPart,
  readEmailChoice,
  keepEmailChoices,
} from './subscriptions/email-choices.ts';
export type { EmailChoice, EmailFacts, KeptEmailChoices } from './subscriptions/email-choices.ts';
export {
  GIFT_LENGTH_MONTHS,
  DEFAULT_GIFT_DAYS,
  DEFAULT_GRANT,
  giftEnd,
} from './subscriptions/gift-length.ts';
export type { GiftLength } from './subscriptions/gift-length.ts';
export { GRACE_PERIOD_DAYS, isInGracePeriod } from './subscriptions/grace-period.ts';
export { isReferred } from './subscriptions/judge-referral.ts';
export type { ReferralFacts } from './subscriptions/judge-referral.ts';
export { membershipOfState } from './subscriptions/membership-of-state.ts';
export {
  MISSING_SUBSCRIPTION_MESSAGE,
  parseMembershipState,
  parseSubscriptionType,
} from './subscriptions/parse-subscription-word.ts';
export { PAUSE_GAP_MONTHS, nextPauseAt, canPause } from './subscriptions/pauses.ts';
export {
  REFERRAL_KEY_BASE,
  REFERRAL_KEY_LIMIT_MESSAGE,
  REFERRAL_KEY_INVALID_MESSAGE,
  referralKey,
  parseReferralKey,
} from './subscriptions/referral-key.ts';
export { SENDER_REMINDER_DAYS, nextSenderReminderAt } from './subscriptions/sender-reminders.ts';
export {
  PER_EMAIL_COST_CENTS,
  PROFILE_SUBSCRIPTIONS_LIMIT,
  emailsCost,
} from './subscriptions/sending-limits.ts';
export { subscribeStep } from './subscriptions/subscribe-step.ts';
export type { SubscribeStepFacts, SubscribeStep } from './subscriptions/subscribe-step.ts';
export {
  SUBSCRIPTION_KINDS,
  subscriptionExpiry,
  isPaidSubscription,
  receivesEmails,
  followsInDigests,
  hasEmailsDisabled,
  subscriptionKind,
} from './subscriptions/subscription-kind.ts';
export type { SubscriptionKind, SubscriptionFacts } from './subscriptions/subscription-kind.ts';
export {
  MEMBERSHIP_STATES,
  SUBSCRIPTION_TYPES,
  SUBSCRIPTION_ROLES,
  EMAIL_SETTINGS,
} from './subscriptions/subscription.ts';
export type {
  MembershipState,
  SubscriptionType,
  SubscriptionRole,
  EmailSetting,
} from './subscriptions/subscription.ts';
export { isVariableFounder } from './subscriptions/variable-founder.ts';
export type { FounderFacts } from './subscriptions/variable-founder.ts';
export {
  LIGHT_GROUND,
  DARK_GROUND,
  ACCENT_CONTRAST,
  acceptableValues,
  isAcceptableColour,
} from './text/acceptable-colour.ts';
export type { ValueRange } from './text/acceptable-colour.ts';
export { checkSectionDescription } from './text/check-section-description.ts';
export { contrastRatio } from './text/contrast-ratio.ts';
export { countWords } from './text/count-words.ts';
export { dollarsToCents } from './text/dollars-to-cents.ts';
export { EMAIL_MAX_LENGTH, EMAIL_LOCAL_MAX_LENGTH, isEmail, emailKey } from './text/email.ts';
export { isHexColour } from './text/hex-colour.ts';
export { hexToHsv, hsvToHex } from './text/hsv.ts';
export type { Hsv } from './text/hsv.ts';
export { looksLikeEmail } from './text/looks-like-email.ts';
export { maskEmail } from './text/mask-email.ts';
export { MAX_INT32 } from './text/max-int32.ts';
export { luminance, onColour } from './text/on-colour.ts';
export {
  READING_SPEED,
  SPEAKING_SPEED,
  readingMinutes,
  speakingMinutes,
} from './text/reading-time.ts';
export { SECTION_DESCRIPTION_MAX_LENGTH, PODCAST_FIELD_MAX_LENGTH } from './text/text-limits.ts';
export {
  countCharacters,
  countNonPunctuation,
  describeTextProblem,
  textProblemLabel,
  checkText,
} from './text/text-problem.ts';
export type { TextRules, TextProblem } from './text/text-problem.ts';
export {
  ELLIPSIS,
  POST_MEDIA_TEXT_MAX_LENGTH,
  RESTACK_TITLE_MAX_LENGTH,
  truncate,
  truncatePostMediaText,
  truncateRestackTitle,
} from './text/truncate.ts';
export { isUuid } from './text/uuid.ts';
export { describeDate, dateLabel } from './time/date-label.ts';
export type { DateDescription } from './time/date-label.ts';
export { SECOND, MINUTE, HOUR, DAY, WEEK, WEEK_SECONDS } from './time/units.ts';

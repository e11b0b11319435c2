import type { SpecItem } from './spec-item.ts';

const bullet = (item: string, ...names: string[]): SpecItem => ({
  spec: 'issue',
  section: 0,
  item,
  names,
});

/** The bullets of the issue, clause by clause where one rule does not stand for all. */
export const ISSUE_ITEMS: SpecItem[] = [
  bullet('Links: every route, by its builder', 'LINK_BUILDERS', 'pageUrl', 'completeHosts'),
  bullet('Links: query parameters and anchors', 'queryString', 'flagCodec', 'postAnchorCodec'),
  bullet('Links: images, feeds, share intents, deep links', 'imageSrcset', 'podcastFeedUrl'),
  bullet('Links: thumbnails with the 5-digit index', 'THUMBNAIL_DIGITS', 'postVideoThumbnailUrl'),
  bullet('Links: leaderboard ranking rules', 'leaderboardRanking', 'FOR_YOU_CATEGORY'),
  bullet('Links: is_www publications', 'publicationBase'),
  bullet('Links: recognising a path', 'recognisePath', 'screenKind', 'isPodcastEmbedPath'),
  bullet('Links: unsafe schemes, pasted links', 'safeLink', 'isPastedLink', 'sectionCodec'),
  bullet('Links: bitcoin checkout, live-stream images', 'bitcoinCheckoutUrl', 'liveStreamCardUrl'),

  bullet('Slugs', 'slugify', 'postSlug'),
  bullet('Dates (current year or not)', 'dateLabel', 'describeDate'),
  bullet('Text: reading and speaking time', 'readingMinutes', 'speakingMinutes'),
  bullet('Text: truncations', 'truncate', 'truncateRestackTitle', 'truncatePostMediaText'),
  bullet('Text: validators with their exact messages', 'checkText', 'checkSectionDescription'),
  bullet('Text: e-mail shape, UUID, hex colour', 'isEmail', 'isUuid', 'isHexColour'),
  bullet('Text: colour acceptability from WCAG contrast', 'isAcceptableColour', 'contrastRatio'),
  bullet('Text: dollar string, rounding', 'dollarsToCents', 'roundPriceUp', 'roundSubscriberCount'),

  bullet('Access: viewer levels, audiences, who reads what', 'viewerLevel', 'canReadPost'),
  bullet('Access: contributors, roles, publication matching', 'isContributorLevel', 'viewerLevel'),
  bullet('Access: transcripts, geoblocking', 'canReadTranscript', 'isGeoblocked'),
  bullet(
    'Access: commenters\u2019 e-mails, post reply',
    'receivesCommenterEmails',
    'canReplyToPost',
  ),
  bullet('Access: see, reply, comment', 'canSeeComments', 'canReply', 'canComment'),
  bullet('Access: edit, delete, report', 'canEditComment', 'canDeleteComment', 'canReportComment'),
  bullet('Access: locked, allowed levels', 'areCommentsLocked', 'allowedCommentPermissions'),
  bullet('Access: the reason when refused', 'replyRefusal'),
  bullet('Access: notes, primary-user managers', 'isNote', 'managesPrimaryUser'),
  bullet('Access: post author, default audience', 'postAuthor', 'defaultAudience'),
  bullet('Access: default send-email, support mode', 'defaultSendEmail', 'canEnterSupportMode'),

  bullet('Money: labels of coupons, trials, totals', 'couponLabel', 'trialLabel', 'totalLabel'),
  bullet('Money: founding and variable founding', 'isFoundingPlan', 'isVariablePlan', 'planAmount'),
  bullet('Money: trial end, minimum discount total', 'trialEnd', 'MIN_DISCOUNT_TOTAL'),
  bullet('Money: currencies', 'ZERO_DECIMAL_CURRENCIES', 'SUPPORTED_CURRENCIES'),
  bullet('Money: payment periods, cheapest plan', 'classifyPaymentPeriod', 'cheapestPlan'),
  bullet('Money: months given, prices per locale', 'monthsGiven', 'formatPrice'),

  bullet('Subscriptions: derived kinds', 'subscriptionKind', 'SUBSCRIPTION_KINDS'),
  bullet('Subscriptions: grace periods, billing', 'GRACE_PERIOD_DAYS', 'billingDueAt'),
  bullet('Subscriptions: gifts, pauses, reminders', 'giftEnd', 'canPause', 'nextSenderReminderAt'),
  bullet('Subscriptions: referral key', 'referralKey', 'parseReferralKey'),

  bullet('Popup: showing, suppression', 'shouldShowPopup', 'isSuppressed'),
  bullet('Popup: variant choice', 'choosePopupVariant', 'isVariantEligible'),
  bullet('Forms: error placement', 'placeErrors'),
  bullet('Analytics: envelope, batches, buckets', 'buildEvent', 'batchEvents', 'viewerBucket'),
  bullet('Attribution: session, visits, merge', 'startsSession', 'keepVisits', 'mergeRecords'),

  bullet('Posts: scheduled date, the scheduling rule', 'scheduledDate', 'nextPublishingTime'),
  bullet('Podcasts: feed redirects, limits', 'feedRedirectUrl', 'checkPodcastField'),
  bullet('Moderation: statuses, missing reasons', 'COMMENT_STATUSES', 'missingCommentReason'),
  bullet(
    'Moderation: policies, warnings, tiers',
    'policyName',
    'liveStreamWarning',
    'publicationTier',
  ),
  bullet('Moderation: messages', 'SUSPENDED_ACCOUNT_MESSAGE', 'REMOVED_PUBLICATION_MESSAGE'),

  bullet(
    'Entities: publication, section, plan',
    'publicationSchema',
    'sectionSchema',
    'planSchema',
  ),
  bullet(
    'Entities: coupon, user, subscription',
    'couponSchema',
    'userSchema',
    'subscriptionSchema',
  ),
  bullet('Entities: post, comment, blurb', 'postSchema', 'commentSchema', 'blurbSchema'),
  bullet('Entities: profile, media', 'profileSchema', 'mediaSchema'),
  bullet('Entities: envelope, record', 'analyticsEventSchema', 'attributionRecordSchema'),

  bullet(
    'Lists: languages, categories, tax ids',
    'SEARCH_LANGUAGES',
    'PODCAST_CATEGORIES',
    'TAX_ID_TYPES',
  ),
  bullet(
    'Lists: EU, EEA, zero-decimal',
    'EU_COUNTRIES',
    'EEA_COUNTRIES',
    'ZERO_DECIMAL_CURRENCIES',
  ),

  bullet('Constants: one named value each', 'MAX_INT32', 'WEEK', 'HOUR'),

  bullet('Bad input: the catalogued errors', 'audienceOf', 'REFERRAL_KEY_LIMIT_MESSAGE'),
];

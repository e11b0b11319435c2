import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from '../../src/index.ts';
import { numbersIn } from '../support/rules/read-numbers.ts';

const EXPORTED: Readonly<Record<string, unknown>> = library;

/** The values of the two documents' sections 9 and of their other sections, copied from there by hand. */
const CONSTANTS: readonly (readonly [name: string, value: unknown])[] = [
  // reader-flows §9: popup
  ['POPUP_SUPPRESSION', 86_400_000],
  ['DISMISSAL_COOKIE_DAYS', 3650],
  ['HIDE_INTRO_DELAY', 500],
  ['LOGIN_REDIRECT_DELAY', 30],
  ['COVER_LOGO_SIZE', 88],
  ['SIDE_IMAGE_RATIO', 2],
  // reader-flows §9: analytics and attribution
  ['SESSION_GAP', 900_000],
  ['VISITS_MAX', 20],
  ['LANDING_WINDOW', 700],
  ['BATCH_MAX_EVENTS', 8],
  ['BATCH_MAX_CHARACTERS', 10_000],
  ['FLUSH_INTERVAL', 60_000],
  ['PINGBACK_TIMES', [0, 10_000]],
  ['VIEWER_BUCKETS', ['Paid subs', 'Free subs', 'Anonymous']],
  // reader-flows §9: slugs, text, audiences
  ['SLUG_SOFT_MAX_LENGTH', 32],
  ['SLUG_HARD_MAX_LENGTH', 48],
  ['SLUG_HEX_MAX_LENGTH', 12],
  ['SLUG_SUFFIX_LENGTH', 3],
  ['POST_MEDIA_TEXT_MAX_LENGTH', 500],
  ['LISTED_AUDIENCES', ['founding', 'only_paid', 'everyone']],
  ['DEFAULT_PRELOAD', 600],
  ['LEADERBOARD_TIERS', ['arr10k', 'arr1k', 'list1k', 'list100']],
  ['MIN_DISCOUNT_TOTAL', 0],
  ['SUBSCRIBER_FACES_MAX', 3],
  ['SUBSCRIBER_FACE_SIZE', 64],
  ['BLURB_LINES', 4],
  ['SHORT_TRIAL_DAYS', 15],
  ['MONTHS_PER_YEAR', 12],
  ['TRIAL_MONTH_DAYS', 30],
  // links-and-rules §9
  ['GRACE_PERIOD_DAYS', 16],
  ['MANUAL_BILLING_DUE_DAYS', 45],
  ['PROVIDER_BILLING_DUE_DAYS', 30],
  ['SHORT_GRACE_TRIAL_DAYS', 2],
  ['LONG_GRACE_TRIAL_DAYS', 24],
  ['PROFILE_SUBSCRIPTIONS_LIMIT', 1000],
  ['PAUSE_GAP_MONTHS', 6],
  ['MAX_BANK_PAYMENT_ATTEMPTS', 3],
  ['GIFT_LENGTH_MONTHS', 1],
  ['DEFAULT_GIFT_DAYS', 30],
  ['DEFAULT_GRANT', 3],
  ['SENDER_REMINDER_DAYS', [3, 7, 20]],
  [
    'FILE_LIMITS',
    { podcast: 0x15e00000, media: 0x500000000, chunk: 0x3200000, general: 0x2bc00000 },
  ],
  ['PER_EMAIL_COST_CENTS', 0.0064],
  ['PREVIEW_LIMIT', 356],
  ['MAIL_PREVIEW_LIMIT', 256],
  ['READING_SPEED', 220],
  ['SPEAKING_SPEED', 150],
  ['MAX_INT32', 2_147_483_647],
  ['PODCAST_FIELD_MAX_LENGTH', 250_000],
  ['SECTION_DESCRIPTION_MAX_LENGTH', 1000],
  ['MAX_BYLINES', 35],
  ['WEEK_SECONDS', 604_800],
  ['WEEK', 604_800_000],
  ['IMAGE_WIDTHS', { staticColumn: 550, column: 728, card: 1200, fullScreen: 2880, small: 320 }],
  ['RESPONSIVE_IMAGE_WIDTHS', [424, 848, 1272, 1456]],
  ['VIDEO_PLAYER_SIZE', { width: 960, height: 540 }],
  ['VIDEO_COLUMN_WIDTH', 728],
  ['STATIC_VIDEO_WIDTH', 550],
  ['SUPPORTED_CURRENCIES', ['usd', 'eur', 'gbp', 'cad', 'aud', 'nzd', 'brl', 'mxn', 'inr', 'pln']],
  ['RESTACK_TITLE_MAX_LENGTH', 115],
  ['LANGUAGES', ['en', 'de', 'es', 'fr', 'it', 'pt', 'pt-br']],
  ['ROUNDING_THRESHOLD', 50],
  ['ROUNDING_STEP', 5],
  ['PUBLISHING_HOUR', 5],
  // the other sections
  ['PAID_AUDIENCES', ['only_paid', 'founding']],
  ['VIEWER_LEVELS', ['anonymous', 'free', 'paid', 'founding', 'contributor', 'admin']],
  ['COUPON_DURATIONS', ['once', 'repeating', 'forever']],
  ['PLAN_INTERVALS', ['day', 'week', 'month', 'year', 'forever']],
  ['POST_TYPES', ['newsletter', 'podcast', 'video', 'thread', 'page', 'adhoc_email', 'restack']],
  [
    'COMMENT_STATUSES',
    [
      'review_required',
      'edit_review_required',
      'published',
      'flagged',
      'deleted',
      'moderator_approved',
      'moderator_removed',
      'new_commenter_approval_required',
    ],
  ],
  [
    'MISSING_COMMENT_REASONS',
    ['removed', 'unavailable', 'blocked-you', 'you-blocked', 'you-muted'],
  ],
  [
    'COMMENT_RESTRICTION_REASONS',
    [
      'comments_disabled',
      'free_subscription_required',
      'paid_subscription_required',
      'founding_subscription_required',
    ],
  ],
  [
    'REPLY_DISABLED_REASONS',
    ['comments_disabled', 'founding_subscription_required', 'paid_subscription_required'],
  ],
  ['HOMEPAGE_TYPES', ['newspaper', 'magaziney', 'profile']],
  ['PUBLICATION_TIERS', { deleted: -2, noindexed: -1, new: 0, available: 1, priority: 2 }],
  ['MONTHLY_BELOW_DAYS', 40],
  ['THUMBNAIL_DIGITS', 5],
  ['POPUP_PARAMETERS', ['no_skip', 'no_blurbs', 'hero_text', 'hide_intro_popup']],
  [
    'RESERVED_SUBDOMAINS',
    [
      'cdn',
      'cloudinary',
      'delivery',
      'jobs',
      'mailgun',
      'mail',
      'support',
      'www',
      'callback',
      'api',
      'admin',
      'reader',
      'sublink',
      'random',
      'your',
      'dashboard',
      'open',
    ],
  ],
  // reader-flows §5, §8: texts that are shown as they stand there
  ['FALLBACK_ERROR_TEXT', 'Something went wrong'],
  ['INVALID_TEXT', 'Invalid'],
  ['PAYMENT_NOT_CONFIRMED_MESSAGE', 'Failed to confirm payment'],
  ['REGION_UNAVAILABLE_MESSAGE', 'This type of purchase is currently unavailable in your region.'],
  ['ONE_CARD_ELEMENT_MESSAGE', 'Can only handle one card element'],
  ['ONE_WALLET_BUTTON_MESSAGE', 'Can only handle one payment request button'],
  ['NO_AUDIENCE_MESSAGE', 'Post has no audience'],
];

/**
 * Numbers that say by themselves which constant they are: each stands in one place of `src`, everything else asks for it
 * by its name.
 */
const LONELY = [
  0.0064, 35, 115, 220, 256, 356, 424, 600, 700, 728, 848, 960, 1200, 1272, 1456, 2880, 3650,
  15_000, 86_400, 250_000, 604_800, 900_000, 3_600_000, 86_400_000, 604_800_000, 2_147_483_647,
  0x15e00000, 0x3200000, 0x2bc00000, 0x500000000,
];

describe('the constants', () => {
  it.each(CONSTANTS)('%s is %j', (name, value) => {
    expect(EXPORTED[name]).toEqual(value);
  });

  const numbers = globSync('src/**/*.ts').flatMap((file) =>
    numbersIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  );

  it.each(LONELY)('%d stands in one place at most', (number) => {
    const places = numbers.filter(({ value }) => value === number).map(({ place }) => place);
    expect(places.slice(1)).toEqual([]);
  });
});

it('finds the numbers of a source, in any spelling', () => {
  const source = 'const a = 86_400_000 + 0x10; type B = 5; f({ c: [1e3] }); // 7\n';
  expect(numbersIn('a.ts', source).map(({ value }) => value)).toEqual([86_400_000, 16, 1000]);
});

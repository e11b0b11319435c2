import type { SpecItem } from './spec-item.ts';

type Row = readonly [item: string, ...names: string[]];

const items = (spec: SpecItem['spec'], section: number, rows: readonly Row[]): SpecItem[] =>
  rows.map(([item, ...names]) => ({ spec, section, item, names }));

/** Slugs, dates, text, lists, and what a publication's own fields may hold. */
export const TEXT_ITEMS: SpecItem[] = [
  ...items('reader-flows', 3, [
    ['Publication: payments_state', 'PAYMENTS_STATES', 'arePaymentsEnabled'],
    ['Publication: the itunes_* category fields', 'isPodcastCategory'],
  ]),
  ...items('reader-flows', 5, [
    ['slugs: lower case, accents, spaces, &, non-word characters, hyphens', 'slugify'],
    ['slugs: Unicode letters optionally allowed', 'slugify', 'postSlug'],
    [
      'slugs: hex code, up to 12, for an empty result',
      'slugify',
      'SLUG_HEX_MAX_LENGTH',
      'EMPTY_SLUG',
    ],
    ['slugs of posts: soft maximum, cut at the next hyphen', 'postSlug', 'SLUG_SOFT_MAX_LENGTH'],
    ['slugs of posts: hard maximum', 'postSlug', 'SLUG_HARD_MAX_LENGTH'],
    ['slugs of posts: random 3-character suffix', 'postSlug', 'slugSuffix', 'SLUG_SUFFIX_LENGTH'],
  ]),
  ...items('reader-flows', 9, [
    ['slug soft maximum 32', 'SLUG_SOFT_MAX_LENGTH'],
    ['slug hard maximum 48', 'SLUG_HARD_MAX_LENGTH'],
    ['post-media text truncation 500', 'POST_MEDIA_TEXT_MAX_LENGTH', 'truncatePostMediaText'],
    ['default preload value 600', 'DEFAULT_PRELOAD'],
    ['dates: current year by month and day, else in full', 'describeDate', 'dateLabel'],
  ]),
  ...items('links-and-rules', 3, [
    ['Publication: homepage_type', 'HOMEPAGE_TYPES', 'isHomepageType'],
    ['Publication: subdomain', 'isSubdomain', 'SUBDOMAIN_MIN_LENGTH', 'SUBDOMAIN_MAX_LENGTH'],
    ['Publication: custom_domain', 'isHostName', 'HOST_NAME_MAX_LENGTH'],
    ['Publication: language', 'LANGUAGES', 'parseLanguage'],
  ]),
  ...items('links-and-rules', 5, [
    ['hex colour', 'isHexColour'],
    [
      'colour acceptability by hue, saturation and value',
      'isAcceptableColour',
      'acceptableValues',
      'hexToHsv',
      'hsvToHex',
      'LIGHT_GROUND',
      'DARK_GROUND',
      'ACCENT_CONTRAST',
    ],
    ['e-mail shape', 'isEmail', 'looksLikeEmail', 'emailKey'],
    ['UUID', 'isUuid'],
    ['text validators and their messages', 'describeTextProblem', 'textProblemLabel', 'checkText'],
    ['characters and non-punctuation characters', 'countCharacters', 'countNonPunctuation'],
    ['dollar string to cents', 'dollarsToCents'],
    ['referral key: not above 2147483647', 'MAX_INT32'],
    ['reserved subdomains', 'RESERVED_SUBDOMAINS', 'isReservedSubdomain'],
  ]),
  ...items('links-and-rules', 8, [
    ['error objects: status, userVisible, type, metadata, body', 'FlyleafError', 'errorBody'],
    ['defined-value assertions', 'assertDefined'],
  ]),
  ...items('links-and-rules', 9, [
    [
      'reading / speaking speed',
      'READING_SPEED',
      'SPEAKING_SPEED',
      'readingMinutes',
      'speakingMinutes',
      'countWords',
    ],
    ['max int32', 'MAX_INT32'],
    ['max podcast field', 'PODCAST_FIELD_MAX_LENGTH'],
    ['section description max', 'SECTION_DESCRIPTION_MAX_LENGTH', 'checkSectionDescription'],
    ['week', 'WEEK', 'WEEK_SECONDS'],
    [
      'restack subject title',
      'RESTACK_TITLE_MAX_LENGTH',
      'truncateRestackTitle',
      'truncate',
      'ELLIPSIS',
    ],
    ['languages', 'LANGUAGES', 'parseLanguage'],
    ['25 search languages', 'SEARCH_LANGUAGES', 'parseSearchLanguage'],
    ['podcast category lists', 'PODCAST_CATEGORIES', 'isPodcastCategory'],
    ['tax id type list', 'TAX_ID_TYPES', 'isTaxIdType'],
    ['EU country list', 'EU_COUNTRIES', 'isEuCountry'],
    ['EEA country list', 'EEA_COUNTRIES', 'isEeaCountry'],
    ['subscriber count rounding', 'roundSubscriberCount', 'ROUNDED_COUNT_MIN'],
  ]),
];

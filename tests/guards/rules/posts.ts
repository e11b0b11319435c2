import type { SpecItem } from './spec-item.ts';

type Row = readonly [item: string, ...names: string[]];

const items = (spec: SpecItem['spec'], section: number, rows: readonly Row[]): SpecItem[] =>
  rows.map(([item, ...names]) => ({ spec, section, item, names }));

/** Posts, podcasts, moderation, files and live streams. */
export const POSTS_ITEMS: SpecItem[] = [
  ...items('reader-flows', 2, [
    ['cover page: recommendation blurbs with author and recommending publication', 'describeBlurb'],
  ]),
  ...items('reader-flows', 3, [
    [
      'Publication: podcast_title, podcast_description, podcast_art_url, podcast_byline, podcast_language, itunes_explicit',
      'describePodcast',
      'DEFAULT_PODCAST_LANGUAGE',
    ],
    ['Publication: podcast_enabled, show_pub_podcast_tab', 'showsPodcastTab'],
    ['Publication: podcast_feed_url', 'isFeedRedirected'],
    ['Publication: itunes_* category fields', 'describeCategories'],
    ['Publication: paid_podcast_episode_art_url', 'episodeArtUrl'],
    ['Section: is_podcast, podcastSettings', 'isPodcastSection', 'describePodcast'],
    ['Post: type (newsletter, podcast, video)', 'POST_TYPES', 'EPISODE_TYPES', 'isEpisode'],
    ['Post: podcastFields.free_podcast_url', 'freeAudioUrl', 'isInPublicFeed'],
    ['Post: podcastFields.hide_from_feed', 'isHiddenFromFeed', 'isInPublicFeed'],
    ['Post: voiceoverUpload, podcastUpload, videoUpload', 'POST_MEDIA', 'leadingMedium'],
    ['Post: podcastUpload.is_free_preview', 'isFreePreview'],
    ['Post: podcastUpload.duration, podcast_duration', 'episodeDuration', 'durationLabel'],
    ['Post: podcastUpload.transcription.transcript_url', 'transcriptUrl', 'hasTranscript'],
    [
      'Blurb: description, author_name, recommendingPublication (name, email_from_name, copyright)',
      'describeBlurb',
    ],
  ]),
  ...items('reader-flows', 4, [
    [
      'the podcast feed is treated as redirected when a custom feed URL is set',
      'isFeedRedirected',
      'feedRedirectUrl',
    ],
  ]),
  ...items('reader-flows', 9, [
    [
      'publicly listed audience set: founding, only_paid, everyone',
      'LISTED_AUDIENCES',
      'isListedAudience',
      'isInPublicFeed',
    ],
    ['post-media text truncation 500', 'POST_MEDIA_TEXT_MAX_LENGTH', 'truncatePostMediaText'],
    ['leaderboard tiers: arr10k, arr1k, list1k, list100', 'LEADERBOARD_TIERS'],
  ]),
  ...items('links-and-rules', 3, [
    [
      'Post: type (newsletter, podcast, video, thread, page, adhoc_email, restack)',
      'POST_TYPES',
      'isPostType',
    ],
    ['Post: podcast_episode_image_info', 'episodeArtUrl'],
    [
      'Publication: podcast_feed_url; sections: podcastSettings.podcast_feed_url',
      'feedRedirectUrl',
    ],
    ['tier -2: deleted as spam', 'PUBLICATION_TIERS', 'publicationTier', 'isPublicationRemoved'],
    [
      'tier -1: noindexed in moderation',
      'PUBLICATION_TIERS',
      'publicationTier',
      'isPublicationNoindexed',
    ],
    ['tier 0: noindexed, new', 'PUBLICATION_TIERS', 'publicationTier', 'isPublicationNoindexed'],
    ['tier 1: available', 'PUBLICATION_TIERS', 'publicationTier'],
    [
      'tier 2: available with priority',
      'PUBLICATION_TIERS',
      'publicationTier',
      'isPublicationPrioritised',
    ],
  ]),
  ...items('links-and-rules', 4, [
    ['scheduled post date: the first schedule trigger if present', 'scheduledDate'],
    ['scheduled post date: otherwise scheduled_at if not earlier than now', 'scheduledDate'],
    ['scheduled post date: none if the email was already sent', 'scheduledDate'],
  ]),
  ...items('links-and-rules', 5, [
    [
      'default audience: for paid publications everyone, except pages which get only_paid; with a coupon, only_free',
      'defaultAudience',
    ],
    [
      'default send-email: not for pages; yes for an only_free audience or when the publication default says so',
      'defaultSendEmail',
    ],
  ]),
  ...items('links-and-rules', 6, [
    ['transcript access: that there is one', 'transcriptUrl', 'hasTranscript'],
  ]),
  ...items('links-and-rules', 8, [
    ['suspended account message', 'SUSPENDED_ACCOUNT_MESSAGE'],
    ['publication removed-from-public-view message', 'REMOVED_PUBLICATION_MESSAGE'],
    [
      'policy names by reason: hate, illegal, impersonation, plagiarism, porn, private_information, spam',
      'POLICY_NAMES',
      'isPolicyReason',
      'policyName',
    ],
    [
      'any other reason maps to the general content guidelines',
      'GENERAL_POLICY_NAME',
      'policyName',
    ],
    [
      'live stream content warnings: generic, copyright_infringement, explicit_content, harmful_and_illegal_activities',
      'LIVE_STREAM_WARNINGS',
      'isLiveStreamWarning',
      'liveStreamWarning',
    ],
  ]),
  ...items('links-and-rules', 9, [
    [
      'default preview limit 356 (email 256)',
      'PREVIEW_LIMIT',
      'MAIL_PREVIEW_LIMIT',
      'PREVIEW_WORD_MAX_LENGTH',
      'cutPreview',
      'paidPreview',
    ],
    ['max podcast field 250000', 'PODCAST_FIELD_MAX_LENGTH', 'checkPodcastField'],
    ['max bylines 35', 'MAX_BYLINES', 'checkBylines'],
    [
      'file limits: 350MB podcast-ish, 12GB media, 50MB chunk, 700MB general',
      'FILE_LIMITS',
      'MEBIBYTE',
      'isFileSizeAllowed',
      'fileLimitLabel',
      'countChunks',
    ],
    ['image widths: 424/848/1272/1456', 'RESPONSIVE_IMAGE_WIDTHS', 'offeredImageWidths'],
    [
      'video player 960x540 or 728; static 550',
      'VIDEO_PLAYER_SIZE',
      'VIDEO_COLUMN_WIDTH',
      'STATIC_VIDEO_WIDTH',
      'fitVideoPlayer',
    ],
    ['scheduling rule: the next 5 hours after midnight', 'PUBLISHING_HOUR', 'nextPublishingTime'],
  ]),
];

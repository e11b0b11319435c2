/** What viewers are warned of before a live stream, by kind. (spec links-and-rules §8) */
export const LIVE_STREAM_WARNINGS = {
  generic: 'This live stream may have content that is not for everyone.',
  copyright_infringement:
    'This live stream may use music, pictures or film that belong to somebody else.',
  explicit_content: 'This live stream may have nudity, violence or strong language.',
  harmful_and_illegal_activities:
    'This live stream may show activities that are dangerous or against the law. Do not imitate them.',
} as const;

/** One kind of warning before a live stream. */
export type LiveStreamWarning = keyof typeof LIVE_STREAM_WARNINGS;

/** Whether text is a kind of warning. (spec links-and-rules §8) */
export function isLiveStreamWarning(kind: string | null | undefined): kind is LiveStreamWarning {
  return kind != null && Object.hasOwn(LIVE_STREAM_WARNINGS, kind);
}

/**
 * The warning of a kind; null when a live stream carries none. (spec links-and-rules §8)
 *
 * @decided A kind that is not known gets the generic warning: somebody saw a reason to warn.
 */
export function liveStreamWarning(kind: string | null | undefined): string | null {
  if (kind == null || kind === '') return null;
  return LIVE_STREAM_WARNINGS[isLiveStreamWarning(kind) ? kind : 'generic'];
}

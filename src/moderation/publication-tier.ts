/** The levels of a publication's standing. (spec links-and-rules §3) */
export const PUBLICATION_TIERS = {
  /** Deleted as spam. */
  deleted: -2,
  /** Kept from search engines by moderators. */
  noindexed: -1,
  /** New: kept from search engines until somebody has looked. */
  new: 0,
  /** Available. */
  available: 1,
  /** Available, and put forward. */
  priority: 2,
} as const;

/** The name of one level of standing. */
export type PublicationTier = keyof typeof PUBLICATION_TIERS;

const TIERS = ['deleted', 'noindexed', 'new', 'available', 'priority'] as const;

/**
 * What a level of standing (−2 to 2) means. (spec links-and-rules §3)
 *
 * @decided A level that is absent or none of the five is that of a new publication: unknown to search engines until
 * somebody has looked, but open to readers.
 */
export function publicationTier(level: number | null | undefined): PublicationTier {
  return TIERS.find((tier) => PUBLICATION_TIERS[tier] === level) ?? 'new';
}

/** Whether a publication's pages are replaced by the message that it was removed: at −2. (spec links-and-rules §3; readings.md) */
export function isPublicationRemoved(level: number | null | undefined): boolean {
  return publicationTier(level) === 'deleted';
}

/**
 * Whether a publication's pages answer `noindex`: below 1. (spec links-and-rules §3; readings.md)
 *
 * @decided A removed publication's do too, so that its message is not found instead of it.
 */
export function isPublicationNoindexed(level: number | null | undefined): boolean {
  return PUBLICATION_TIERS[publicationTier(level)] < PUBLICATION_TIERS.available;
}

/** Whether a publication is put forward before others: at 2. (spec links-and-rules §3) */
export function isPublicationPrioritised(level: number | null | undefined): boolean {
  return publicationTier(level) === 'priority';
}

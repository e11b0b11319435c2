/** Most characters of a section's description. (spec links-and-rules §9) */
export const SECTION_DESCRIPTION_MAX_LENGTH = 1_000;
/** Most characters of one text field of a podcast, such as an episode's notes in the feed. (spec links-and-rules §9) */
export const PODCAST_FIELD_MAX_LENGTH = 250_000;

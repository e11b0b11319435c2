import { checkText } from '../text/text-problem.ts';
import { PODCAST_FIELD_MAX_LENGTH } from '../text/text-limits.ts';

/**
 * What is wrong with a text field of a podcast, as 'Must be at most 250000 characters long'; null when nothing is. The
 * field may stay empty. (spec links-and-rules §9; links-and-rules §5)
 */
export function checkPodcastField(text: string | null | undefined): string | null {
  return checkText(text, { optional: true, maxLength: PODCAST_FIELD_MAX_LENGTH });
}

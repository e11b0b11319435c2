import { SECTION_DESCRIPTION_MAX_LENGTH } from './text-limits.ts';
import { checkText } from './text-problem.ts';

/**
 * What is wrong with a section's description, as 'Must be at most 1000 characters long'; null when nothing is. The field
 * may stay empty. (spec links-and-rules §9; links-and-rules §5; readings.md)
 */
export function checkSectionDescription(text: string | null | undefined): string | null {
  return checkText(text, { optional: true, maxLength: SECTION_DESCRIPTION_MAX_LENGTH });
}

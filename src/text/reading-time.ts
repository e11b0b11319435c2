import { countWords } from './count-words.ts';

/** Words that a reader reads in a minute. (spec links-and-rules §9) */
export const READING_SPEED = 220;
/** Words that a speaker says in a minute. (spec links-and-rules §9) */
export const SPEAKING_SPEED = 150;

/**
 * Whole minutes that plain text takes to read, at 220 words a minute; 0 for text without words.
 * (spec links-and-rules §9)
 *
 * @decided A minute begun counts whole: whoever has that many minutes gets to the end.
 */
export function readingMinutes(text: string): number {
  return Math.ceil(countWords(text) / READING_SPEED);
}

/**
 * Whole minutes that plain text takes to say, at 150 words a minute; 0 for text without words.
 * (spec links-and-rules §9)
 *
 * @decided A minute begun counts whole, as for reading.
 */
export function speakingMinutes(text: string): number {
  return Math.ceil(countWords(text) / SPEAKING_SPEED);
}

/** What a text field asks for; what is absent is not asked. */
export interface TextRules {
  /** Whether the field may stay empty. */
  optional?: boolean | undefined;
  /** Fewest characters. */
  minLength?: number | undefined;
  /** Most characters. */
  maxLength?: number | undefined;
  /** Fewest characters that are no punctuation. */
  minNonPunctuation?: number | undefined;
}

/** What is wrong with the text of a field. */
export type TextProblem =
  | { kind: 'missing' }
  | { kind: 'too-short'; minLength: number }
  | { kind: 'too-long'; maxLength: number }
  | { kind: 'too-much-punctuation'; minNonPunctuation: number };

const SURROGATE_PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
/** What can be seen, or heard: no space, no control, no joiner, no blank pattern of Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
const NON_PUNCTUATION = /[\p{L}\p{N}\p{S}]/gu;

/**
 * How many characters text has: Unicode code points, as the database counts them. (spec links-and-rules §5)
 *
 * @decided An emoji counts once, also where it is two UTF-16 units; one made of several with joiners counts each.
 */
export function countCharacters(text: string): number {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}

/**
 * How many characters of text are letters, digits or symbols of any script. (spec links-and-rules §5)
 *
 * @decided By Unicode's general category: symbols (emoji, currency) are no punctuation; spaces, accents set apart and
 * what cannot be seen are left out, since they would let a title of dots and spaces through.
 */
export function countNonPunctuation(text: string): number {
  return text.match(NON_PUNCTUATION)?.length ?? 0;
}

/**
 * The first thing that is wrong with the text of a field, in the order: missing, too short, too long, too much
 * punctuation; null when nothing is. (spec links-and-rules §5)
 *
 * @decided Blank text is missing, also where it is of joiners and other signs that show nothing; an optional field may
 * be blank. Spaces around the text do not count towards the
 * fewest characters, but do towards the most.
 */
export function describeTextProblem(
  text: string | null | undefined,
  rules: TextRules,
): TextProblem | null {
  const { minLength = 0, maxLength = Infinity, minNonPunctuation = 0 } = rules;
  if (text == null || !VISIBLE.test(text)) return rules.optional ? null : { kind: 'missing' };
  if (countCharacters(text.trim()) < minLength) return { kind: 'too-short', minLength };
  if (countCharacters(text) > maxLength) return { kind: 'too-long', maxLength };
  if (countNonPunctuation(text) >= minNonPunctuation) return null;
  return { kind: 'too-much-punctuation', minNonPunctuation };
}

/**
 * The message for what is wrong with a text. (spec links-and-rules §5)
 *
 * @decided The words are the spec's for every number, 1 too.
 */
export function textProblemLabel(problem: TextProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'Missing input';
    case 'too-short':
      return `Must be at least ${problem.minLength} characters long`;
    case 'too-long':
      return `Must be at most ${problem.maxLength} characters long`;
    case 'too-much-punctuation':
      return `Must contain at least ${problem.minNonPunctuation} non-punctuation characters`;
  }
}

/** The message for the first thing that is wrong with a text; null when nothing is. (spec links-and-rules §5) */
export function checkText(text: string | null | undefined, rules: TextRules): string | null {
  const problem = describeTextProblem(text, rules);
  return problem && textProblemLabel(problem);
}

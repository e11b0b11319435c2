/** A doc comment, taken apart. */
export interface Comment {
  /** What stands before the tags, as one line. */
  text: string;
  /** What each `@decided` says. */
  decided: string[];
  /** Whether it is tagged `@internal`. */
  isInternal: boolean;
}

const FRAME = /^\s*(?:\/\*\*|\*(?!\/))?\s?|\s*\*\/$/gu;
const TAG = /^@(\w+)\s*/u;

/** Lines of one tag (or of none, at the beginning) as one text. */
const join = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/gu, ' ').trim();

/** Reads the source text of a doc comment, `/**` and the stars with it. */
export function readComment(source: string): Comment {
  const lines = source.split('\n').map((line) => line.replaceAll(FRAME, '').trim());
  const blocks: { tag: string; lines: string[] }[] = [{ tag: '', lines: [] }];
  for (const line of lines) {
    const tag = TAG.exec(line)?.[1];
    if (tag !== undefined) blocks.push({ tag, lines: [line.replace(TAG, '')] });
    else blocks.at(-1)?.lines.push(line);
  }
  const texts = (tag: string) =>
    blocks.filter((each) => each.tag === tag).map((each) => join(each.lines));
  return {
    text: texts('').join(' '),
    decided: texts('decided').filter((text) => text !== ''),
    isInternal: texts('internal').length > 0,
  };
}

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf|approx)\.$/u;

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?]['’)]?(?=\s+[\p{Lu}\p{N}'`(‘“/#]|$)/gu)) {
    const sentence = text.slice(0, index + 1);
    if (!ABBREVIATION.test(sentence)) return sentence;
  }
  return text;
}

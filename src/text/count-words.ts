/** Characters of a word in Han and kana, whose words stand without spaces. */
const CHARACTERS_PER_CJK_WORD = 2;
/** Letters of a word in Thai, Lao, Khmer and Burmese, whose words stand without spaces. */
const LETTERS_PER_UNSPACED_WORD = 4;

const CJK = /(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu;
const UNSPACED = /(?=\p{L})[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
/** From a letter or digit to the next space, long dash or ellipsis. */
const SPACED = /[\p{L}\p{N}][^\s–—…]*/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How many words plain text has. (spec links-and-rules §9)
 *
 * @decided Words are what stands between spaces (and long dashes) and has a letter or digit; so in Korean too. Two
 * characters of Chinese or Japanese are a word: 440 a minute read and 300 spoken. Four letters are one in Thai, Lao,
 * Khmer and Burmese. A dictionary would count more finely, and otherwise in every browser.
 */
export function countWords(text: string): number {
  const spaced = text.replace(CJK, ' ').replace(UNSPACED, ' ');
  return (
    count(spaced, SPACED) +
    Math.ceil(count(text, CJK) / CHARACTERS_PER_CJK_WORD) +
    Math.ceil(count(text, UNSPACED) / LETTERS_PER_UNSPACED_WORD)
  );
}

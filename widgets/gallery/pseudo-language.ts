/** A language that nobody speaks, to find what does not hold for those that are. */
export interface PseudoLanguage {
  dir: 'ltr' | 'rtl';
  /** A text in it; places stay. */
  say(text: string): string;
}

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const PLACE = /(\{\w+\})/u;
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';

const beyondPlaces = (text: string, change: (part: string) => string): string =>
  text
    .split(PLACE)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('');

const lengthen = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4));

/** Words are longer by 40 %, and each text ends in one that has no place to break. */
export const longPseudo: PseudoLanguage = {
  dir: 'ltr',
  say: (text) =>
    `${beyondPlaces(text, (part) => part.replaceAll(/\p{L}+/gu, lengthen))} ${LONG_WORD}`,
};

const hebrew = (letter: string) => HEBREW[letter.charCodeAt(0) % HEBREW.length] ?? letter;

/** The same length as English, from right to left. */
export const rightToLeft: PseudoLanguage = {
  dir: 'rtl',
  say: (text) => beyondPlaces(text, (part) => part.replaceAll(/[a-z]/giu, hebrew)),
};

/** By their names in the gallery's addresses. */
export const PSEUDO: Readonly<Record<string, PseudoLanguage>> = {
  long: longPseudo,
  rtl: rightToLeft,
};

type Texts = Record<string, string>;

/** Texts in a pseudo-language. */
export const sayAll = (language: PseudoLanguage, texts: Readonly<Texts>): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, language.say(text)]));

import { domainToASCII } from 'node:url';
import { isHostName, isLoopbackHost } from '../../src/publication/host-name.ts';
import { LANGUAGES, parseLanguage } from '../../src/publication/languages.ts';
import { isEmail } from '../../src/text/email.ts';
import { isHexColour } from '../../src/text/hex-colour.ts';

/** What is wrong with a value, as the end of a sentence that begins with the field's name. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault';
}

export type Parse<T> = (text: string) => T;

/** Most characters of an address of a page or a picture. */
const URL_MAX_LENGTH = 2000;
/** Width by height of a picture that a page can show at all. */
const RATIO_MIN = 0.01;
const RATIO_MAX = 100;
const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** A line of text: no line breaks or other controls, which would reach mail headers. */
export function lineOfText(maxLength: number): Parse<string> {
  return (text) => {
    const line = text.trim().normalize('NFC');
    if (line === '') throw new FieldFault('must not be empty');
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) throw new FieldFault('must be one line of text');
    if (line.length > maxLength) throw new FieldFault(`must have at most ${maxLength} characters`);
    return line;
  };
}

/** An empty value takes the field's content away. */
export function optional<T>(parse: Parse<T>): Parse<T | null> {
  return (text) => (text.trim() === '' ? null : parse(text));
}

export const parseFlag: Parse<boolean> = (text) => {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new FieldFault(`must be true or false, not '${text}'`);
};

/** An address that pages may link to or load from: https, or http on this machine. */
export const parseLink: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '') {
    throw new FieldFault(
      'must be a whole address that starts with https:// (http:// on localhost)',
    );
  }
  if (url.href.length > URL_MAX_LENGTH) {
    throw new FieldFault(`must have at most ${URL_MAX_LENGTH} characters`);
  }
  return url.href;
};

export const parseColour: Parse<string> = (text) => {
  const colour = text.trim().toLowerCase();
  if (!isHexColour(colour)) throw new FieldFault("must be '#' and 3 or 6 hex digits, like #0b6e4f");
  return colour;
};

export const parseLanguageTag: Parse<string> = (text) => {
  const language = parseLanguage(text.trim());
  if (language === null) throw new FieldFault(`must be one of ${LANGUAGES.join(', ')}`);
  return language;
};

/** A host alone; letters beyond ASCII become what browsers send (RFC 5891). */
export const parseDomain: Parse<string> = (text) => {
  const host = domainToASCII(text.trim()).toLowerCase();
  if (/[/:@?#\s]/u.test(text.trim()) || !isHostName(host)) {
    throw new FieldFault('must be a host alone, like news.example.com: no https://, port or path');
  }
  return host;
};

export const parseAddress: Parse<string> = (text) => {
  const address = text.trim();
  if (!isEmail(address)) throw new FieldFault('must be an e-mail address');
  return address;
};

/** A whole number in digits, both bounds included. */
export function wholeNumber(least: number, most: number): Parse<number> {
  return (text) => {
    const number = Number(text);
    if (/^\s*[0-9]+\s*$/u.test(text) && number >= least && number <= most) return number;
    throw new FieldFault(`must be a whole number from ${least} to ${most}, not '${text}'`);
  };
}

/** One of some words, in either case. */
export function oneOf<Word extends string>(words: readonly Word[]): Parse<Word> {
  return (text) => {
    const word = words.find((known) => known === text.trim().toLowerCase());
    if (word !== undefined) return word;
    throw new FieldFault(`must be one of ${words.join(', ')}, not '${text}'`);
  };
}

/** Whether a number can be a picture's width by its height. */
export function isRatio(number: number): boolean {
  return number >= RATIO_MIN && number <= RATIO_MAX;
}

export const parseRatio: Parse<number> = (text) => {
  const number = Number(text);
  if (/^\s*[0-9]+(?:\.[0-9]+)?\s*$/u.test(text) && isRatio(number)) return number;
  throw new FieldFault(
    `must be width divided by height, a number from ${RATIO_MIN} to ${RATIO_MAX} like 1.5, not '${text}'`,
  );
};

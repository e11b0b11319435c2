import { matchLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';

interface Wish {
  tag: string;
  weight: number;
}

/** Wishes that are looked at: browsers send a handful. */
const WISHES_MAX = 20;

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, weight: Number(weight) || 0 };
}

/** The language of ours that an Accept-Language header wants most (RFC 9110 §12.5.4); English where it wants none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', WISHES_MAX).map(readWish);
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = matchLanguage(tag);
    if (language !== null) return language;
  }
  return 'en';
}

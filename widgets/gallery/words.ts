import { language } from '../shared/text/language.messages.ts';
import { copy } from '../pages/own-words.ts';
import { PSEUDO, sayAll } from './pseudo-language.ts';

/** Puts the words of a pseudo-language in place of ours, for as long as this script lives; does nothing for a real one. */
export function speak(name: string): void {
  const pseudo = PSEUDO[name];
  if (!pseudo) return;
  language.dir = pseudo.dir;
  for (const texts of Object.values(copy)) Object.assign(texts, sayAll(pseudo, texts));
}

import type { BrowserContext, Route } from '@playwright/test';
import { legalMessages } from '../../../widgets/shared/legal/terms-line.messages.ts';
import { endingMessages } from '../../../widgets/subscribe-form/ending.messages.ts';
import { messages as form } from '../../../widgets/subscribe-form/subscribe-form.messages.ts';
import { messages as popup } from '../../../widgets/welcome-popup/welcome-popup.messages.ts';
import { pageMessages } from '../../../widgets/pages/pages.messages.ts';

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

/** Every text of the widgets, the longest first: a short one may stand in it. */
const TEXTS = [form, endingMessages, popup, legalMessages]
  .flatMap((messages) => Object.values(messages) as string[])
  .sort((a, b) => b.length - a.length);

/** Puts a pseudo-language into the English scripts as they are fetched, where the build would put a real one. */
export async function speak(context: BrowserContext, language: PseudoLanguage): Promise<void> {
  const translate = async (route: Route) => {
    const response = await route.fetch();
    let code = (await response.text()).replace('dir:"ltr"', `dir:"${language.dir}"`);
    for (const text of TEXTS) {
      code = code.replaceAll(`"${text}"`, () => JSON.stringify(language.say(text)));
    }
    await route.fulfill({ response, body: code });
  };
  // A test may end while a script is under way.
  await context.route(/\/assets\/\w+\/[^/]+\/[\w.-]+\.js$/u, (route) =>
    translate(route).catch(() => {}),
  );
}

const sayAll = (language: PseudoLanguage, messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, language.say(text)]));

/** The words of a publication that has put a pseudo-language over all of ours, as they are kept. */
export function pseudoCopy(language: PseudoLanguage): string {
  const groups = { form, ending: endingMessages, popup, legal: legalMessages, page: pageMessages };
  const words = Object.entries(groups).map(([group, texts]) => [group, sayAll(language, texts)]);
  return JSON.stringify(Object.fromEntries(words));
}

import type { BrowserContext, Route } from '@playwright/test';
import { legalMessages } from '../../../widgets/shared/legal/terms-line.messages.ts';
import { endingMessages } from '../../../widgets/subscribe-form/ending.messages.ts';
import { messages as form } from '../../../widgets/subscribe-form/subscribe-form.messages.ts';
import { messages as popup } from '../../../widgets/welcome-popup/welcome-popup.messages.ts';
import { pageMessages } from '../../../widgets/pages/pages.messages.ts';
import { sayAll } from '../../../widgets/gallery/pseudo-language.ts';
import type { PseudoLanguage } from '../../../widgets/gallery/pseudo-language.ts';

export { longPseudo, rightToLeft } from '../../../widgets/gallery/pseudo-language.ts';

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

/** The words of a publication that has put a pseudo-language over all of ours, as they are kept. */
export function pseudoCopy(language: PseudoLanguage): string {
  const groups = { form, ending: endingMessages, popup, legal: legalMessages, page: pageMessages };
  const words = Object.entries(groups).map(([group, texts]) => [group, sayAll(language, texts)]);
  return JSON.stringify(Object.fromEntries(words));
}

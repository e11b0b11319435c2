import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/publication/languages.ts';
import { PLURAL_CATEGORIES } from '../../../widgets/shared/text/plural.ts';

const root = new URL('../../../', import.meta.url).pathname;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Text by its place in the file, as `form.label` or `legalDocuments.terms.sections.0.title`. */
type Texts = Record<string, string>;

function textsOf(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value };
  const entries = Object.entries(value as object);
  return Object.assign(
    {},
    ...entries.map(([key, each]) => textsOf(each, path ? `${path}.${key}` : key)),
  );
}

const read = async (file: string): Promise<Texts> =>
  textsOf({ ...(await import(`${root}${file}`)) });

/** Every file of words, with where its translation stands. */
const FILES: readonly (readonly [english: string, of: (language: string) => string])[] = [
  ...globSync('widgets/**/*.messages.ts', { cwd: root, exclude: ['widgets/locales/**'] })
    .sort()
    .map(
      (file) =>
        [file, (language: string) => `widgets/locales/${language}/${basename(file)}`] as const,
    ),
  [
    'server/signup/signup.emails.messages.ts',
    (language) => `server/signup/locales/${language}.messages.ts`,
  ],
  [
    'server/session/session.emails.messages.ts',
    (language) => `server/session/locales/${language}.messages.ts`,
  ],
  [
    'server/account/account.emails.messages.ts',
    (language) => `server/account/locales/${language}.messages.ts`,
  ],
];

/** What may read as in English, and why. */
const SAME: Readonly<Record<string, string>> = {
  homeTitle: 'Newsletter is a word of these languages too',
};
const NAMES = new Set(['id', 'lang', 'dir']);
const isFact = (key: string) => NAMES.has(key.split('.').at(-1) ?? '');

const BUTTONS =
  /^(?:messages|endingMessages|pageMessages|sessionMessages|signupEmailMessages|sessionEmailMessages|credentialMessages|accountEmailMessages|careMessages|plansMessages|inviteMessages)\.(?:subscribe|retry|confirm|resend|change|loginAction|inviteAction|noThanks|maybeLater|confirmAction|expiredAction|subscribeAgain|unsubscribeAction|reload|signUpAgain|home|confirmButton|sendMail|signInByCode|linkAction|elsewhereAction|newLink|signOut|loginButton|passwordAction|setPassword|changePassword|removePassword|addPasskey|signInAgain|newButton|oldButton|takenButton|noticeButton|saveSettings|askChange|takeBack|agree|stop|downloadFile|deleteAction|seatsShow|pay|readFree|enterCode)$/u;
/** Characters of a button's words: at 320 px a line has about thirty. */
const BUTTON_MAX = 30;
/** How much longer than the English one a text may be, and what every text may have. */
const LONGER = 1.7;
const SHORT = 40;

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).sort();

/** The keys of counted sentences, without their category: `triesLeft` of `triesLeft_other`. */
const countedIn = (texts: Texts) =>
  Object.keys(texts).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -6)] : []));

const categoriesIn = (language: string) =>
  new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language).resolvedOptions().pluralCategories;

describe.each(FILES)('%s', (english, fileOf) => {
  it.each(OTHERS)('has the same texts in %s, with the same places', async (language) => {
    const [ours, theirs] = [await read(english), await read(fileOf(language))];
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
    for (const [key, text] of Object.entries(theirs)) {
      expect(placesOf(text), key).toEqual(placesOf(ours[key] ?? ''));
    }
  });

  it.each(OTHERS)('is translated to %s', async (language) => {
    const [ours, theirs] = [await read(english), await read(fileOf(language))];
    const same = Object.keys(ours).filter((key) => ours[key] === theirs[key] && !isFact(key));
    expect(same.filter((key) => !((key.split('.').at(-1) ?? '') in SAME))).toEqual([]);
  });

  it.each(LANGUAGES)('is set with care in %s', async (language) => {
    const texts = await read(language === 'en' ? english : fileOf(language));
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).not.toMatch(/['"]|\.\.\.|\s{2}|^\s|\s$| [.,]|\p{Co}/u);
      expect(text, key).not.toContain('!');
      if (language === 'fr') expect(text, key).not.toMatch(/[^\u202f][!?;]|[^\u202f]:(?!\/)/u);
      if (language === 'es') {
        expect(text.match(/¿/gu)?.length ?? 0, key).toBe(text.match(/\?/gu)?.length ?? 0);
      }
    }
  });

  it.each(LANGUAGES)('fits in %s', async (language) => {
    const [ours, texts] = [
      await read(english),
      await read(language === 'en' ? english : fileOf(language)),
    ];
    for (const [key, text] of Object.entries(texts)) {
      if (BUTTONS.test(key)) expect(text.length, key).toBeLessThanOrEqual(BUTTON_MAX);
      const most = Math.max(SHORT, (ours[key] ?? '').length * LONGER);
      expect(text.length, key).toBeLessThanOrEqual(most);
    }
  });
});

it.each(LANGUAGES)('has a sentence for every plural category of %s', async (language) => {
  expect(PLURAL_CATEGORIES).toEqual(expect.arrayContaining(categoriesIn(language)));
  for (const [english, fileOf] of FILES) {
    const texts = await read(language === 'en' ? english : fileOf(language));
    for (const key of countedIn(texts)) {
      for (const category of PLURAL_CATEGORIES) {
        const text = texts[`${key}_${category}`];
        expect(text, `${key}_${category}`).toBeTruthy();
        if (!categoriesIn(language).includes(category)) expect(text).toBe(texts[`${key}_other`]);
      }
      expect(texts[`${key}_other`], key).toContain('{count}');
    }
  }
});

it('has a folder for each language but English', () => {
  const folders = globSync('widgets/locales/*/language.messages.ts', { cwd: root });
  expect(folders.map((file) => basename(dirname(file))).sort()).toEqual([...OTHERS].sort());
});

it('says of each folder which language it is', async () => {
  for (const language of OTHERS) {
    const facts = await read(`widgets/locales/${language}/language.messages.ts`);
    expect(facts['language.lang']).toBe(language);
  }
});

import { language } from './language.messages.ts';

/**
 * The locale by whose habits numbers, dates and plurals of a script's language are written: `Intl` reads a bare `pt` as Brazilian.
 * `localeOf` of src without its table, which every script would carry.
 */
export const formatLocale = (): string => language.lang.replace(/^pt$/u, 'pt-PT');

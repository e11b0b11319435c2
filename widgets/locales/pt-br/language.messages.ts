import type { LanguageFacts } from '../../shared/text/language.messages.ts';

export const language: LanguageFacts = { lang: 'pt-br', dir: 'ltr' };

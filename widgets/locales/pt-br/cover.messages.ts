import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Brazilian Portuguese copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Junte-se a mais de {count} assinantes',
  join_many: 'Junte-se a mais de {count} de assinantes',
  join_other: 'Junte-se a mais de {count} assinantes',
  blurbs: 'O que dizem por aí',
  topPosts: 'Para começar',
};

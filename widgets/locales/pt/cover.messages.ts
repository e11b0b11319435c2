import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Portuguese copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Junte-se a mais de {count} subscritores',
  join_many: 'Junte-se a mais de {count} de subscritores',
  join_other: 'Junte-se a mais de {count} subscritores',
  blurbs: 'O que se diz',
  topPosts: 'Para começar',
};

import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Spanish copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Únete a más de {count} suscriptores',
  join_many: 'Únete a más de {count} de suscriptores',
  join_other: 'Únete a más de {count} suscriptores',
  blurbs: 'Lo que se dice',
  topPosts: 'Para empezar',
};

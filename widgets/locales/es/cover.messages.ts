import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Spanish copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join: 'Únete a más de {count} suscriptores',
  blurbs: 'Lo que se dice',
  topPosts: 'Para empezar',
};

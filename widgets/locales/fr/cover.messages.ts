import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** French copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Rejoignez plus de {count} abonné·es',
  join_many: 'Rejoignez plus de {count} d’abonné·es',
  join_other: 'Rejoignez plus de {count} abonné·es',
  blurbs: 'Ce qu’on en dit',
  topPosts: 'Pour commencer',
};

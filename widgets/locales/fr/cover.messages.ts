import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** French copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join: 'Rejoignez plus de {count} abonné·es',
  blurbs: 'Ce qu’on en dit',
  topPosts: 'Pour commencer',
};

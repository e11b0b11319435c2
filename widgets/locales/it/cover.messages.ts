import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Italian copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join: 'Unisciti a oltre {count} iscritti',
  blurbs: 'Che cosa si dice',
  topPosts: 'Per cominciare',
};

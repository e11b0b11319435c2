import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** Italian copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Unisciti a oltre {count} iscritti',
  join_many: 'Unisciti a oltre {count} di iscritti',
  join_other: 'Unisciti a oltre {count} iscritti',
  blurbs: 'Che cosa si dice',
  topPosts: 'Per cominciare',
};

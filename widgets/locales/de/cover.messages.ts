import type { CoverMessages } from '../../shared/cover/cover.messages.ts';

/** German copy of what a cover page has beyond name and form. */
export const coverMessages: CoverMessages = {
  join_one: 'Über {count} haben schon abonniert',
  join_many: 'Über {count} haben schon abonniert',
  join_other: 'Über {count} haben schon abonniert',
  blurbs: 'Was andere sagen',
  topPosts: 'Gut zum Anfangen',
};

import type { PostMessages } from '../../pages/post.messages.ts';

/** German copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'Von {names}',
  minutes: 'Lesezeit: {count} Min.',
  unpublished: 'Diesen Beitrag sehen nur die, die {name} schreiben.',
  forFree: 'Für alle, die kostenlos abonnieren',
  forPaid: 'Für alle, die ein Abo bezahlen',
  forFounding: 'Für Gründungsmitglieder',
  blocked: 'Dieser Beitrag ist hier nicht zu lesen',
  blockedText: '{name} gibt es in diesem Land nicht.',
  freeText: 'Abonniere {name}, melde dich an und lies weiter.',
  paidText: 'Du kannst mit den kostenlosen Beiträgen von {name} anfangen.',
  subscribed: 'Liest du schon mit?',
  signInHere: 'Anmelden',
  levelText: 'In deinem Abo von {name} ist er nicht enthalten.',
};

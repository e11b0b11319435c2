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
  onceText: 'Du bist als {email} angemeldet. Abonniere {name} und lies weiter.',
  oncePaidText:
    'Du bist als {email} angemeldet. Du kannst mit den kostenlosen Beiträgen von {name} anfangen.',
  onceAction: 'Abonnieren',
  waitingText: 'Dein Abo wartet. {name} sieht sich manche neuen Abos zuerst an.',
  paidOffer: 'Bezahlte Abos von {name} beginnen bei {price}.',
  foundingOffer: 'Eine Gründungsmitgliedschaft von {name} beginnt bei {price}.',
  notPayable: 'Hier kann man noch nichts kaufen.',
  paidText: 'Du kannst mit den kostenlosen Beiträgen von {name} anfangen.',
  subscribed: 'Liest du schon mit?',
  signInHere: 'Anmelden',
  levelText: 'In deinem Abo von {name} ist er nicht enthalten.',
};

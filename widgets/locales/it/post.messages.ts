import type { PostMessages } from '../../pages/post.messages.ts';

/** Italian copy of a post's page. */
export const postMessages: PostMessages = {
  by: 'Di {names}',
  minutes: 'Tempo di lettura: {count} min',
  unpublished: 'Solo chi scrive {name} vede questo testo.',
  forFree: 'Questo testo è per chi ha un’iscrizione gratuita',
  forPaid: 'Questo testo è per chi ha un abbonamento',
  forFounding: 'Questo testo è per chi ha un’adesione fondatrice',
  blocked: 'Questo testo non si può leggere dove sei',
  blockedText: '{name} non è disponibile in questo paese.',
  freeText: 'Iscriviti a {name}, accedi e continua a leggere.',
  onceText: 'Hai effettuato l’accesso come {email}. Iscriviti a {name} e continua a leggere.',
  oncePaidText:
    'Hai effettuato l’accesso come {email}. Puoi cominciare dai testi gratuiti di {name}.',
  onceAction: 'Iscriviti',
  waitingText: 'La tua iscrizione è in attesa. {name} guarda prima alcune nuove iscrizioni.',
  paidOffer: 'Gli abbonamenti a {name} partono da {price}.',
  foundingOffer: 'L’adesione fondatrice a {name} parte da {price}.',
  notPayable: 'Qui non si può ancora comprare nulla.',
  paidText: 'Puoi cominciare dai testi gratuiti di {name}.',
  subscribed: 'Hai già un’iscrizione?',
  signInHere: 'Accedi',
  levelText: 'La tua iscrizione a {name} non lo comprende.',
};

import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** German copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: '{name} abonnieren',
  knownText: 'Du bist als {email} angemeldet.',
  knownAction: 'Abonnieren',
  waitingTitle: 'Dein Abo wartet',
  waitingText: '{name} sieht sich manche neuen Abos zuerst an.',
  offline: 'Keine Verbindung. Versuch es gleich noch einmal.',
  trouble: 'Etwas ist schiefgegangen. Versuch es noch einmal.',
  signedOut: 'Du bist hier nicht mehr angemeldet. Nimm deine Adresse.',
};

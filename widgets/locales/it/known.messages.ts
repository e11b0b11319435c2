import type { KnownMessages } from '../../subscribe-form/known.messages.ts';

/** Italian copy of the form for a reader who is signed in on the site. */
export const knownMessages: KnownMessages = {
  knownTitle: 'Iscriversi a {name}',
  knownText: 'Hai effettuato l’accesso come {email}.',
  knownAction: 'Iscriviti',
  waitingTitle: 'La tua iscrizione è in attesa',
  waitingText: '{name} guarda prima alcune nuove iscrizioni.',
  offline: 'Nessuna connessione. Riprova tra poco.',
  trouble: 'Qualcosa è andato storto. Riprova.',
  signedOut: 'La tua sessione qui è terminata. Usa il tuo indirizzo.',
};

import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** Italian copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Conferma il tuo nuovo indirizzo per {name}',
  newLead: 'Qualcuno, speriamo tu, vuole spostare un account di {name} su questo indirizzo.',
  newButton: 'Guarda la modifica',
  newIgnore: 'Se la richiesta non è tua, non fare nulla: senza il tuo clic non cambia nulla.',
  oldSubject: 'Il tuo account su {name} sta per cambiare indirizzo',
  oldLead:
    'Qualcuno che ha accesso al tuo account, speriamo tu, vuole spostarlo su un altro indirizzo. Non cambia nulla finché i due indirizzi non sono d’accordo.',
  oldButton: 'Guarda la modifica',
  oldIgnore:
    'Se la richiesta non è tua, apri il link e fermala. Così il tuo account viene disconnesso ovunque.',
  linkLife: 'Il link vale {life}.',
  takenSubject: 'Questo indirizzo ha già un account su {name}',
  takenLead:
    'Qualcuno, speriamo tu, voleva spostare un altro account su questo indirizzo. Ha già un account suo, quindi non cambia nulla.',
  takenHint:
    'Se lo vuoi per l’altro account, accedi con questo indirizzo, elimina il suo account e riprova.',
  takenButton: 'Apri il suo account',
  takenIgnore: 'Se la richiesta non è tua, non fare nulla.',
  addressChanged: 'L’indirizzo del tuo account è cambiato',
  passwordSet: 'Il tuo account ha una nuova password',
  passwordRemoved: 'La password del tuo account è stata tolta',
  passkeyAdded: 'Il tuo account ha una nuova passkey',
  passkeyRemoved: 'Una passkey del tuo account è stata tolta',
  identityLinked: 'Il tuo account ha un altro modo di accedere',
  identityRemoved: 'Un modo di accedere al tuo account è stato tolto',
  signedOutEverywhere: 'Il tuo account è stato disconnesso ovunque',
  accountDeleted: 'Il tuo account è stato eliminato',
  noticeLead: 'È successo su {name}, il {date}. Se la richiesta è tua, non c’è nulla da fare.',
  noticeNotYou: 'Se la richiesta non è tua, apri il tuo account ed esci ovunque.',
  noticeButton: 'Apri il mio account',
  noticeMailbox:
    'Se la richiesta non è tua, qualcun altro può leggere la tua posta: cambia la password della tua casella.',
};

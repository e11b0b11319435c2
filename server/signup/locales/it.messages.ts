import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** Italian copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Conferma la tua iscrizione a {name}',
  confirmLead:
    'Qualcuno, speriamo tu, ha iscritto questo indirizzo a {name}. Confermalo e sarai nella lista.',
  confirmButton: 'Conferma la mia iscrizione',
  confirmCode: 'Oppure scrivi questo codice dove hai fatto l’iscrizione:',
  confirmLife: 'Il link vale {link}, il codice {code}.',
  confirmIgnore: 'Se non eri tu, non fare nulla: senza la tua conferma non arriverà altro.',
  alreadySubject: 'La tua iscrizione a {name} c’è già',
  alreadyLead:
    'Qualcuno, speriamo tu, ha iscritto questo indirizzo a {name}. È già nella lista, quindi non c’è nulla da fare.',
  alreadyButton: 'Vai a {name}',
  alreadyIgnore: 'Se non eri tu, non fare nulla: la tua iscrizione resta com’è.',
  emailSettings: 'Impostazioni email',
  emailSettingsAt: 'Impostazioni email: {url}',
  unsubscribe: 'Annulla l’iscrizione',
  unsubscribeAt: 'Annulla l’iscrizione: {url}',
};

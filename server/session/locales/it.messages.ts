import type { SessionEmailMessages } from '../session.emails.messages.ts';

/** Italian copy of the sign-in's mail. */
export const sessionEmailMessages: SessionEmailMessages = {
  loginSubject: 'Accedi a {name}',
  loginLead: 'Qualcuno, speriamo tu, vuole accedere con questo indirizzo.',
  loginButton: 'Accedi',
  loginCode: 'Oppure scrivi questo codice dove lo hai richiesto:',
  loginLife: 'Valgono entrambi per {life} e una sola volta.',
  loginIgnore:
    'Se non sei stato tu, non fare nulla: senza questa mail nessuno accede. Non dare il codice a nessuno.',
};

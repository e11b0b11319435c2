import type { SignupEmailMessages } from '../signup.emails.messages.ts';

/** French copy of the sign-up's mails. */
export const signupEmailMessages: SignupEmailMessages = {
  confirmSubject: 'Confirmez votre abonnement à {name}',
  confirmLead:
    'Quelqu’un, vous sans doute, a inscrit cette adresse à {name}. Confirmez-la et vous serez sur la liste.',
  confirmButton: 'Confirmer mon abonnement',
  confirmCode: 'Ou saisissez ce code là où vous vous êtes inscrit·e\u202f:',
  confirmLife: 'Le lien est valable {link}, le code {code}.',
  confirmIgnore:
    'Si ce n’était pas vous, ne faites rien\u202f: sans votre confirmation, vous ne recevrez rien d’autre.',
  alreadySubject: 'Vous êtes déjà abonné·e à {name}',
  alreadyLead:
    'Quelqu’un, vous sans doute, a inscrit cette adresse à {name}. Elle est déjà sur la liste\u202f: il n’y a rien à faire.',
  alreadyButton: 'Aller à {name}',
  alreadyIgnore:
    'Si ce n’était pas vous, ne faites rien\u202f: votre abonnement reste comme il est.',
  emailSettings: 'Réglages des e-mails',
  emailSettingsAt: 'Réglages des e-mails\u202f: {url}',
  unsubscribe: 'Se désabonner',
  unsubscribeAt: 'Se désabonner\u202f: {url}',
};

import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** Italian copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'I tuoi account altrove',
  identitiesText: 'Con ognuno di loro accedi qui. Senza, resta sempre la mail.',
  identitiesNone: 'Non ne hai più. Accedi per mail.',
  identityUsed: 'Dal {date}, usato l’ultima volta il {used}',
  removeIdentity: 'Rimuovi',
  identitiesAgain:
    'Uno che hai rimosso viene aggiunto di nuovo se accedi con lui e ha il tuo indirizzo. Quando succede ti scriviamo una mail.',
};

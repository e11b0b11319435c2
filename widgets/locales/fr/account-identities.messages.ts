import type { IdentityMessages } from '../../pages/account-identities.messages.ts';

/** French copy of the account's list of identities elsewhere. */
export const identityMessages: IdentityMessages = {
  identitiesTitle: 'Vos comptes ailleurs',
  identitiesText: 'Chacun d’eux vous connecte ici. Sans eux, il reste toujours le mail.',
  identitiesNone: 'Vous n’en avez plus. Vous vous connectez par mail.',
  identityUsed: 'Depuis le {date}, dernière utilisation le {used}',
  removeIdentity: 'Retirer',
  identitiesAgain:
    'Un compte retiré est ajouté de nouveau si vous vous connectez avec lui et qu’il a votre adresse. Un mail vous le dit alors.',
};

import type { AccountEmailMessages } from '../account.emails.messages.ts';

/** French copy of the account's mails. */
export const accountEmailMessages: AccountEmailMessages = {
  newSubject: 'Confirmez votre nouvelle adresse pour {name}',
  newLead: 'Quelqu’un, vous sans doute, souhaite rattacher un compte de {name} à cette adresse.',
  newButton: 'Voir le changement',
  newIgnore: 'Si ce n’est pas vous, ne faites rien\u202f: sans votre clic, rien ne change.',
  oldSubject: 'Votre compte {name} va changer d’adresse',
  oldLead:
    'Une personne connectée à votre compte, vous sans doute, souhaite le rattacher à une autre adresse. Rien ne change tant que les deux adresses ne sont pas d’accord.',
  oldButton: 'Voir le changement',
  oldIgnore:
    'Si ce n’est pas vous, ouvrez le lien et arrêtez tout. Votre compte sera déconnecté partout.',
  linkLife: 'Le lien est valable {life}.',
  takenSubject: 'Cette adresse a déjà un compte sur {name}',
  takenLead:
    'Quelqu’un, vous sans doute, voulait rattacher un autre compte à cette adresse. Elle a déjà le sien, donc rien ne change.',
  takenHint:
    'Si vous la voulez pour l’autre compte, connectez-vous avec cette adresse, supprimez son compte et recommencez.',
  takenButton: 'Ouvrir son compte',
  takenIgnore: 'Si ce n’est pas vous, ne faites rien.',
  addressChanged: 'L’adresse de votre compte a changé',
  passwordSet: 'Un mot de passe a été défini pour votre compte',
  passwordRemoved: 'Le mot de passe de votre compte a été retiré',
  passkeyAdded: 'Une clé d’accès a été ajoutée à votre compte',
  passkeyRemoved: 'Une clé d’accès a été retirée de votre compte',
  identityLinked: 'Un autre moyen de connexion a été ajouté à votre compte',
  identityRemoved: 'Un moyen de connexion a été retiré de votre compte',
  signedOutEverywhere: 'Votre compte a été déconnecté partout',
  accountDeleted: 'Votre compte a été supprimé',
  noticeLead: 'C’était sur {name}, le {date}. Si c’est vous, il n’y a rien à faire.',
  noticeNotYou: 'Si ce n’est pas vous, ouvrez votre compte et déconnectez-vous partout.',
  noticeButton: 'Ouvrir mon compte',
  noticeMailbox:
    'Si ce n’est pas vous, quelqu’un d’autre lit vos e-mails\u202f: changez le mot de passe de votre boîte mail.',
};

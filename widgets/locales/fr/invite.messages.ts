import type { InviteMessages } from '../../pages/invite.messages.ts';

/** French copy of the invitations. */
export const inviteMessages: InviteMessages = {
  title: 'Sur invitation seulement',
  text: '{name} accueille de nouvelles personnes sur invitation.',
  codeLabel: 'Votre code d’invitation',
  codeHint: 'Seize lettres et chiffres. Les majuscules et les tirets ne comptent pas.',
  wrong: 'Ce code n’est pas ou n’est plus valable.',
  enterCode: 'Utiliser ce code',
  shareTitle: 'Amenez du monde',
  shareText: 'Ce lien mène à {name}, et nous savons qu’il vient de vous.',
  referred_none: 'Personne n’est encore venu par ce lien.',
  referred_one: '{count} personne est venue par ce lien.',
  referred_many: '{count} de personnes sont venues par ce lien.',
  referred_other: '{count} personnes sont venues par ce lien.',
  haveCode: 'J’ai une invitation',
};

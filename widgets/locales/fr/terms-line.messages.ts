import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** French copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'En vous abonnant, vous acceptez les {terms} et la {privacy}, avec son {collection}.',
  termsOfUse: 'conditions d’utilisation',
  privacyPolicy: 'politique de confidentialité',
  collectionNotice: 'avis de collecte',
};

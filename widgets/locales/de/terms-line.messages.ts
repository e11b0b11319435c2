import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** German copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'Mit dem Abo stimmst du den {terms} und der {privacy} mit ihrem {collection} zu.',
  termsOfUse: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  collectionNotice: 'Erhebungshinweis',
};

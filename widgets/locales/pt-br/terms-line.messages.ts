import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** Brazilian Portuguese copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'Ao assinar, você aceita os {terms} e a {privacy}, com seu {collection}.',
  termsOfUse: 'termos de uso',
  privacyPolicy: 'política de privacidade',
  collectionNotice: 'aviso de coleta de dados',
};

import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** Portuguese copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'Ao subscrever, aceita os {terms} e a {privacy}, com o seu {collection}.',
  termsOfUse: 'termos de utilização',
  privacyPolicy: 'política de privacidade',
  collectionNotice: 'aviso de recolha de dados',
};

import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** Spanish copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'Al suscribirte aceptas los {terms} y la {privacy}, con su {collection}.',
  termsOfUse: 'términos de uso',
  privacyPolicy: 'política de privacidad',
  collectionNotice: 'aviso de recogida de datos',
};

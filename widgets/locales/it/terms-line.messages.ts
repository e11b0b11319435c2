import type { LegalMessages } from '../../shared/legal/terms-line.messages.ts';

/** Italian copy of the line under a sign-up. */
export const legalMessages: LegalMessages = {
  line: 'Iscrivendoti accetti i {terms} e l’{privacy}, con la sua {collection}.',
  termsOfUse: 'termini d’uso',
  privacyPolicy: 'informativa sulla privacy',
  collectionNotice: 'nota sulla raccolta dei dati',
};

/** English copy of the line under a sign-up. */
export const legalMessages = {
  line: 'By subscribing you agree to the {terms}, and to the {privacy} with its {collection}.',
  termsOfUse: 'terms of use',
  privacyPolicy: 'privacy policy',
  collectionNotice: 'collection notice',
} as const;

export type LegalMessages = { readonly [Key in keyof typeof legalMessages]: string };

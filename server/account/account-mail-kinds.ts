/** The mails of a change of address: to the new one, to the old one, and to a new one that another reader has. */
export const ADDRESS_MAIL_KINDS = ['address-new', 'address-old', 'address-taken'] as const;

export type AddressMailKind = (typeof ADDRESS_MAIL_KINDS)[number];

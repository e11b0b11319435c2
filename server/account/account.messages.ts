/** What the account says when something is wrong, to programs. Readers see the words of their language instead. */
export const ACCOUNT_MESSAGES = {
  choice: 'Choose individual, digest or none',
  sameAddress: 'This is the address that the account has',
  tooMany: 'A change of address was asked for too often. Wait, then try again',
  typeAddress: 'Type the address of the account',
} as const;

/** Paths of the account's own pages; no widget carries them. */
export const ACCOUNT_PATHS = {
  account: '/account',
  /** How the mails of one subscription come; by the token in the mails. */
  emailSettings: '/account/email-settings',
  /** Another address: the form, and what waits. */
  address: '/account/address',
  /** Where the links of a change of address lead. */
  addressLink: '/account/address/link',
  /** Takes a change back that waits. */
  addressStop: '/account/address/stop',
  /** What is kept, and the file with it. */
  data: '/account/data',
  dataFile: '/account/data/flyleaf-data.json',
  deletion: '/account/delete',
  deleted: '/account/deleted',
  /** Ends what is paid for. */
  cancel: '/account/cancel',
  ccpa: '/ccpa',
  accessibility: '/accessibility',
  recommendations: '/recommendations',
} as const;

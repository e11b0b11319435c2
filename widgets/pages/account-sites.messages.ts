/** English copy of the account's list of publishers' sites. `{…}` stay as they are. */
export const siteMessages = {
  sitesTitle: 'Sites that know you',
  sitesText: 'They know what you read there, and your address only in part.',
  /** `{name}` is a publication, `{host}` its site. */
  siteName: '{name} on {host}',
  siteSeen: '{browser}, since {date}, last seen on {seen}',
  endSite: 'Forget me there',
} as const;

export type SiteMessages = { readonly [Key in keyof typeof siteMessages]: string };

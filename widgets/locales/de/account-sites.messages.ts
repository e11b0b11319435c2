import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** German copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Seiten, die dich kennen',
  sitesText: 'Sie wissen, was du dort liest, und kennen deine Adresse nur zum Teil.',
  siteName: '{name} auf {host}',
  siteSeen: '{browser}, seit {date}, zuletzt gesehen am {seen}',
  endSite: 'Dort vergessen',
};

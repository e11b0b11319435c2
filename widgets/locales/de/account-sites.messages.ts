import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** German copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Wo Seiten dich kennen',
  sitesText: 'Ihre Seiten wissen, was du dort liest, und kennen deine Adresse nur zum Teil.',
  siteName: '{name} auf {host}',
  siteSeen: '{browser}, seit {date}, zuletzt gesehen am {seen}',
  endSite: 'Dort vergessen',
};

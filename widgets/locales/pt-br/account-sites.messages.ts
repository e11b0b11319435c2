import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** Brazilian Portuguese copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Sites que conhecem você',
  sitesText: 'Eles sabem o que você lê lá, e seu endereço só em parte.',
  siteName: '{name} em {host}',
  siteSeen: '{browser}, desde {date}, última visita em {seen}',
  endSite: 'Esquecer-me lá',
};

import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** Portuguese copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Sítios que conhecem a sua leitura',
  sitesText: 'Sabem o que lê lá, e o seu endereço só em parte.',
  siteName: '{name} em {host}',
  siteSeen: '{browser}, desde {date}, última visita em {seen}',
  endSite: 'Esquecer-me lá',
};

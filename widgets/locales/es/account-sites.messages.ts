import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** Spanish copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Sitios que te conocen',
  sitesText: 'Saben qué lees allí, y tu dirección solo en parte.',
  siteName: '{name} en {host}',
  siteSeen: '{browser}, desde el {date}, última visita el {seen}',
  endSite: 'Olvidarme allí',
};

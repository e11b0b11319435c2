import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** Italian copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Siti che ti conoscono',
  sitesText: 'Sanno che cosa leggi lì, e il tuo indirizzo solo in parte.',
  siteName: '{name} su {host}',
  siteSeen: '{browser}, dal {date}, ultima visita il {seen}',
  endSite: 'Dimenticami lì',
};

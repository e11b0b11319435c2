import type { SiteMessages } from '../../pages/account-sites.messages.ts';

/** French copy of the account's list of publishers' sites. */
export const siteMessages: SiteMessages = {
  sitesTitle: 'Sites qui vous connaissent',
  sitesText: 'Ils savent ce que vous y lisez, et votre adresse en partie seulement.',
  siteName: '{name} sur {host}',
  siteSeen: '{browser}, depuis le {date}, dernière visite le {seen}',
  endSite: 'M’oublier là-bas',
};

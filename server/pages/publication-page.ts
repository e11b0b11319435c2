import type { PublicationPage } from '../../src/contracts/pages.ts';
import type { Config } from '../platform/config.ts';
import { pageBase } from '../platform/hosts.ts';
import { inviteEmail } from '../publications/invite-email.ts';
import { publicPublication } from '../publications/publication.ts';
import type { Publication } from '../publications/publication.ts';

/** What every page of a publication is told about it. */
export function publicationPage(config: Config, publication: Publication): PublicationPage {
  return {
    publication: publicPublication(publication),
    ...pageBase(config, publication.subdomain),
    terms_url: publication.terms_url,
    privacy_url: publication.privacy_url,
    copy: publication.copy,
    ...inviteEmail(publication),
  };
}

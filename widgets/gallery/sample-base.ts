import { embedSettings } from './sample-settings.ts';
import type { PublicPublication } from '../../src/contracts/embed.ts';

/** What every page of a publication has. */
export const base = (publication: Partial<PublicPublication> = {}) => ({
  publication: embedSettings(publication).publication,
  pages: 'https://tide.flyleaf.example',
  pagesQuery: '',
  terms_url: null,
  privacy_url: null,
  copy: null,
});

import type { EmbedSettings, PublicPublication } from '../../src/contracts/embed.ts';

/** Settings of a publication with every field of it. */
export function embedSettings(
  publication: Partial<PublicPublication> = {},
): EmbedSettings & { publication: PublicPublication } {
  return {
    publication: {
      id: 1,
      subdomain: 'tide',
      name: 'The Tideline',
      hero_text: 'Slow letters about the sea.',
      logo_url: null,
      cover_photo_url: null,
      hide_intro_title: false,
      hide_intro_subtitle: false,
      invite_only: false,
      language: 'en',
      accent_color: '#0f6b75',
      ...publication,
    },
    platform: 'https://flyleaf.example',
    pages: 'https://tide.flyleaf.example',
    scripts: '/assets/h/*.en/',
    popup: true,
  };
}

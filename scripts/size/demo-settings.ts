import type { EmbedSettings } from '../../src/contracts/embed.ts';

/** The settings of the demo's publication, as the server writes them; `scripts` is the folder of their scripts. */
export function demoSettings(scripts: string): EmbedSettings {
  return {
    publication: {
      subdomain: 'demo',
      name: 'The Tideline',
      hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
      logo_url: 'http://localhost:8788/tideline.svg',
      cover_photo_url: 'http://localhost:8788/shore.svg',
      accent_color: '#0f6b75',
    },
    platform: 'http://127.0.0.1:8787',
    pages: 'http://demo.localhost:8787',
    scripts,
    popup: true,
    cover: true,
  };
}

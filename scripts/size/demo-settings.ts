import type { EmbedSettings, ScriptName } from '../../src/contracts/embed.ts';

/** The settings of the demo's publication, as the server writes them into the loader. */
export function demoSettings(scripts: Record<ScriptName, string>): EmbedSettings {
  return {
    publication: {
      id: 1,
      subdomain: 'demo',
      name: 'The Tideline',
      hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
      logo_url: 'http://localhost:8788/tideline.svg',
      cover_photo_url: 'http://localhost:8788/shore.svg',
      accent_color: '#0f6b75',
      language: 'en',
      hide_intro_title: false,
      hide_intro_subtitle: false,
      invite_only: false,
    },
    platform: 'http://127.0.0.1:8787',
    pages: 'http://demo.localhost:8787',
    pagesQuery: '',
    scripts,
    popup: true,
    cover: '/embed/demo/cover.json',
    terms_url: null,
    privacy_url: null,
  };
}

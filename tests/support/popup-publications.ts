import type { Insertable } from 'kysely';
import type { PublicationTable } from '../../server/db/tables.ts';

/** Where the pictures stand; tests answer for it. */
export const PICTURES = 'https://pictures.example';

/** An address that pays. */
export const PAYING = 'paying@example.com';

const logo_url = `${PICTURES}/logo.svg`;
const details = { logo_url, welcome_page_details: 1 } as const;

/** Subdomain → what is its own. */
export const PUBLICATIONS: Readonly<Record<string, Partial<Insertable<PublicationTable>>>> = {
  plain: {},
  logo: { logo_url },
  later: { popup_delay: 60 },
  scrolled: { popup_scroll: 60 },
  leaving: { popup_exit_intent: 1 },
  asked: { popup_query_params: 1 },
  faces: { ...details, popup_variant: 'social_proof' },
  large: { ...details, popup_variant: 'large_fonts' },
  trial: { ...details, popup_experiment: 1 },
  covered: { logo_url },
  side: { logo_url, cover_photo_url: `${PICTURES}/side.svg`, cover_photo_ratio: 1 },
  banner: { logo_url, cover_photo_url: `${PICTURES}/banner.svg`, cover_photo_ratio: 3 },
  invited: { logo_url, invite_only: 1 },
  zeitung: {
    logo_url,
    language: 'de',
    name: 'Die Gezeiten',
    hero_text: 'Langsame Briefe vom Meer, jeden Freitag.',
  },
};

const blurb = (index: number) => ({
  description: `It is the one letter that I read before coffee, number ${index}. Every week it finds a story at the coast that nobody else has looked at for long enough, and it tells it without hurry, with maps, with names, and with the weather. I have kept each of them, and I have sent more than half of them on to somebody else.`,
  author_name: 'Mara Lindqvist',
  recommendingPublication: { name: 'Harbour Notes' },
});

/** What was put on the cover of some, and a section of theirs. */
export const COVER = {
  of: ['covered', 'faces', 'large', 'trial'],
  content: {
    blurbs: [blurb(1), blurb(2)],
    top_posts: [
      {
        title: 'The harbour that moved',
        subtitle: 'Two miles in ten years',
        url: 'https://gazette.example/p/harbour',
      },
      { title: 'What the fog takes', url: 'https://gazette.example/p/fog' },
    ],
    top_subscribers: ['ada', 'ben', 'cho'].map((name) => ({
      name,
      photo_url: `${PICTURES}/${name}.svg`,
    })),
  },
  section: {
    slug: 'seas',
    name: 'Seven Seas',
    description: 'Only what happened far from land.',
    logo_url: null,
    cover_photo_url: null,
    cover_photo_ratio: null,
    hide_intro_title: null,
    hide_intro_subtitle: null,
  },
};

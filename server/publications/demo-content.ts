import type { CuratedCover } from '../covers/curated-cover.ts';
import { DEFAULT_SETTINGS } from './publication.ts';
import type { PublicationSettings } from './publication.ts';

const LOGO = '/tideline.svg';
/** 960 by 1200. */
const COVER_PHOTO = '/shore.svg';
const COVER_PHOTO_RATIO = 0.8;

/** What the demo's publication is, with its files at this origin. */
export function demoSettings(origin: string): PublicationSettings {
  return {
    ...DEFAULT_SETTINGS,
    name: 'The Tideline',
    hero_text: 'Slow letters about the edge of the sea, every other Sunday.',
    logo_url: origin + LOGO,
    cover_photo_url: origin + COVER_PHOTO,
    cover_photo_ratio: COVER_PHOTO_RATIO,
    accent_color: '#0f6b75',
    support_email: 'letters@tideline.example',
    welcome_page_details: true,
  };
}

const BLURBS: CuratedCover['blurbs'] = [
  {
    description:
      'I keep these letters for the train along the coast. They are the only thing I read twice before the third stop.',
    author_name: 'Halina Roe',
    recommendingPublication: { name: 'Slow Trains' },
  },
  {
    description:
      'Somebody goes to the same beach at the same hour, year after year, and tells you what is missing. Nothing else in my inbox is so quiet, or stays so long.',
    author_name: 'Bastian Orr',
    recommendingPublication: { name: 'Field and Margin' },
  },
];

const POSTS = [
  {
    title: 'What the sea leaves out',
    subtitle: 'A short defence of reading the beach slowly.',
    path: '/',
  },
  {
    title: 'Three letters about one beach',
    subtitle: 'In the order the sea would put them.',
    path: '/app',
  },
  {
    title: 'A line at the top, a card at the end',
    subtitle: 'Two forms on one page.',
    path: '/two-forms',
  },
];

const SUBSCRIBERS = [
  { name: 'Ines', path: '/faces/ines.svg' },
  { name: 'Tomasz', path: '/faces/tomasz.svg' },
  { name: 'Wren', path: '/faces/wren.svg' },
];

/** What stands on the demo's cover page: its pages are the posts, its drawings the subscribers. */
export function demoCover(origin: string): CuratedCover {
  return {
    blurbs: BLURBS,
    top_posts: POSTS.map(({ title, subtitle, path }) => ({ title, subtitle, url: origin + path })),
    top_subscribers: SUBSCRIBERS.map(({ name, path }) => ({ name, photo_url: origin + path })),
  };
}

const PATHS = [LOGO, COVER_PHOTO, ...[...POSTS, ...SUBSCRIBERS].map(({ path }) => path)];
const LOCAL = /^http:\/\/localhost:\d+(?=\/)/u;

/** An address of one of the demo's files, on whichever port it stands, at this origin; any other as it is. */
export function demoAddressAt(url: string, origin: string): string {
  return PATHS.includes(url.replace(LOCAL, '')) ? url.replace(LOCAL, origin) : url;
}

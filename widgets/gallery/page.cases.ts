import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { coverContent } from './sample-cover.ts';
import { SAMPLE_PAGES, subscribePage } from './sample-pages.ts';
import type { PageMessage, PageProps } from '../../src/contracts/pages.ts';
import type { PageCase } from './gallery.types.ts';

const MESSAGES: readonly PageMessage[] = [
  'noPublication',
  'link',
  'origin',
  'unavailable',
  'tooMany',
  'tooSoon',
  'trouble',
  'renewed',
  'renewalLimit',
];

const messagePage = (message: PageMessage): PageProps => ({
  name: 'message',
  message,
  action: { to: 'start', href: '/' },
  requestId: 'r1',
});

const PAGES: Readonly<Record<string, PageProps>> = {
  ...SAMPLE_PAGES,
  'subscribe, logo': subscribePage({}, { logo_url: `${GALLERY_PATHS.files}logo.svg` }),
  'subscribe, photo': subscribePage({}, { cover_photo_url: `${GALLERY_PATHS.files}wide.svg` }),
  'subscribe, side photo': {
    ...subscribePage({}, { cover_photo_url: `${GALLERY_PATHS.files}tall.svg` }),
    cover_photo_ratio: 0.8,
  },
  'subscribe, recommendations': {
    ...subscribePage({}, { logo_url: `${GALLERY_PATHS.files}logo.svg` }),
    cover: coverContent(),
    learn_more: 'https://blog.example',
  },
  ...Object.fromEntries(MESSAGES.map((name) => [`message, ${name}`, messagePage(name)])),
};

/** As it stands in an address: 'confirm, ready' is `confirm-ready`. */
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

/** The platform's pages, from the samples that the tests render. */
export const pageCases: readonly PageCase[] = Object.entries(PAGES).map(([name, page]) => ({
  widget: 'page',
  state: slugOf(name),
  page,
}));

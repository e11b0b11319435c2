import { ACCENTS, TONGUES } from '../../../widgets/gallery/choice.ts';
import { formCases } from '../../../widgets/gallery/form.cases.tsx';
import { pageCases } from '../../../widgets/gallery/page.cases.ts';
import { popupCases } from '../../../widgets/gallery/popup.cases.tsx';

/** One case on a sheet: what its address says. */
export interface Cell {
  widget: string;
  state: string;
  /** `auto` goes with the reader's, which a test may change. */
  theme?: 'light' | 'dark' | 'auto';
  lang?: string;
  accent?: string;
}

/** Many states in one picture. Sizes are CSS pixels of one cell. */
export interface Sheet {
  name: string;
  width: number;
  height: number;
  columns: number;
  forcedColors?: boolean;
  /** Scrolled to their ends: what stands below the first screen. */
  ends?: boolean;
  cells: readonly Cell[];
}

const ALL = [...formCases, ...popupCases, ...pageCases];

const states = (widget: string, theme: 'light' | 'dark', pattern = /./u): Cell[] =>
  ALL.filter((each) => each.widget === widget && pattern.test(each.state)).map(({ state }) => ({
    widget,
    state,
    theme,
  }));

const FOLLOWS = /^(?:inbox|confirmed|member|login|invite|known)/u;
const ASKS = new RegExp(`^(?!${FOLLOWS.source.slice(1)})`, 'u');
const TELLING =
  /^(?:idle|invalid|sending|trouble|inbox|inbox-wrong|inbox-verifying|confirmed|login)$/u;

const LOOKS =
  /^(?:logo|banner-photo|side-photo|social-proof|social-proof-and-side-photo|large-fonts|recommendations|error)$/u;
/** In the dark only what colours may spoil. */
const DARK_LOOKS = /^(?:logo|side-photo|social-proof|large-fonts|recommendations)$/u;
const BELOW = /^(?:recommendations|subscribe-recommendations)$/u;
const TELLING_PAGES =
  /^(?:subscribe|subscribe-side-photo|subscribe-recommendations|subscribe-pending|confirm-ready|mailbox|terms)$/u;

const PHONE_FORM = { width: 360, columns: 6 };
const PHONE = { width: 360, height: 640, columns: 5 };
const DESKTOP = { width: 1280, height: 800, columns: 4 };

/** Every picture that is compared. Sizes count: all together stay small enough to be kept. */
export const SHEETS: readonly Sheet[] = [
  { name: 'form-asks', ...PHONE_FORM, height: 352, cells: states('form-card', 'light', ASKS) },
  {
    name: 'form-follows',
    ...PHONE_FORM,
    height: 480,
    cells: states('form-card', 'light', FOLLOWS),
  },
  { name: 'form-dark', ...PHONE_FORM, height: 480, cells: states('form-card', 'dark', TELLING) },
  {
    name: 'form-forced-colours',
    ...PHONE_FORM,
    height: 480,
    forcedColors: true,
    cells: states('form-card', 'light', TELLING),
  },
  {
    name: 'form-wide',
    width: 640,
    height: 400,
    columns: 3,
    cells: states('form-card', 'light', TELLING),
  },
  {
    name: 'form-inline',
    width: 560,
    height: 136,
    columns: 4,
    cells: states('form-inline', 'light', ASKS),
  },
  {
    name: 'form-inline-dark',
    width: 560,
    height: 336,
    columns: 4,
    cells: states('form-inline', 'dark', TELLING),
  },
  {
    name: 'form-accents',
    width: 360,
    height: 336,
    columns: 6,
    cells: (['light', 'dark'] as const).flatMap((theme) =>
      Object.keys(ACCENTS).map((accent) => ({
        widget: 'form-card',
        state: 'filled',
        theme,
        accent,
      })),
    ),
  },
  {
    name: 'form-languages',
    width: 360,
    height: 416,
    columns: 9,
    cells: ['invalid', 'inbox'].flatMap((state) =>
      TONGUES.map((lang) => ({ widget: 'form-inline', state, lang })),
    ),
  },
  { name: 'popup-phone', ...PHONE, cells: states('popup', 'light') },
  { name: 'popup-phone-dark', ...PHONE, cells: states('popup', 'dark', LOOKS) },
  { name: 'popup-desktop', ...DESKTOP, cells: states('popup', 'light', LOOKS) },
  { name: 'popup-desktop-dark', ...DESKTOP, cells: states('popup', 'dark', DARK_LOOKS) },
  {
    name: 'below-phone',
    ...PHONE,
    ends: true,
    cells: (['light', 'dark'] as const).flatMap((theme) => [
      ...states('popup', theme, BELOW),
      ...states('page', theme, BELOW),
    ]),
  },
  { name: 'below-desktop', ...DESKTOP, ends: true, cells: states('popup', 'light', BELOW) },
  {
    name: 'pages-phone',
    width: 360,
    height: 640,
    columns: 8,
    cells: states('page', 'light', /^(?!message-)/u),
  },
  { name: 'pages-dark', ...PHONE, cells: states('page', 'dark', TELLING_PAGES) },
  { name: 'pages-desktop', ...DESKTOP, cells: states('page', 'light', TELLING_PAGES) },
];

import { ACCOUNT_PATHS } from './account-paths.ts';
import { INBOX_PATHS } from './inbox-paths.ts';
import { LOGIN_PATHS } from './login-paths.ts';
import { PAGE_PATHS as WIDGET_PAGES } from './page-paths.ts';
import { READER_PATHS } from './reader-paths.ts';
import { SIGNUP_PATHS } from './signup-paths.ts';

/** Paths of the HTTP API, from the platform's root. Free of zod, so that widgets can import it. */
export const API_PATHS = {
  ...SIGNUP_PATHS,
  ...INBOX_PATHS,
  ...LOGIN_PATHS,
  ...READER_PATHS,
} as const;

/** Path of what a cover page shows beyond the publication's own fields; apart, so that the form does not carry it. */
export const COVER_PATH = '/embed/:publication/cover.json';

/** Paths of the platform's own pages: those that widgets link to, and those of an account. */
export const PAGE_PATHS = {
  ...WIDGET_PAGES,
  ...ACCOUNT_PATHS,
  /** The login page by its other name. */
  signIn: '/sign-in',
  /** Where the link of the sign-in mail leads. */
  loginLink: '/account/login/link',
  signOut: '/sign-out',
  endSession: '/account/sessions/end',
  endSessions: '/account/sessions/end-all',
  /** Makes a reader unknown on one publisher's site. */
  endSite: '/account/sites/end',
  /** The click that leads back to a publisher's page, after signing in and after a confirmation. */
  wayBack: '/account/back',
  confirmWayBack: '/confirm/back',
} as const;

/** Folder of the accents' style sheets: `/theme/RRGGBB.css`. */
export const THEME_PATH = '/theme/';

/**
 * The style sheet of an accent (`#rgb` or `#rrggbb`); null when there is none or it is no colour. A pure function
 * of its path, so it may be cached for good; pages link to it because their CSP allows no inline style.
 */
export function themePath(accent: string | null): string | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(accent ?? '')?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  return `${THEME_PATH}${hex.length === 3 ? hex.replace(/./gu, '$&$&') : hex}.css`;
}

/**
 * Where loader, widgets and server meet. Types and constants only: the loader and the widgets ship this
 * without zod. A name here is on the wire or crosses a bundle, so it must never be mangled.
 */
import type { Audience } from '../access/audiences.ts';
import type { SignupSurface } from '../signup/signup-surface.ts';
import type { ReaderAnswer } from './reader.contract.ts';

/** The widgets that can be mounted; the element is `flyleaf-NAME`. */
export const WIDGET_NAMES = ['subscribe-form', 'welcome-popup'] as const;

export type WidgetName = (typeof WIDGET_NAMES)[number];

/** The scripts that the loader fetches: the widgets', and the one that knows a reader. */
export type ScriptName = WidgetName | 'reader';

/** The public part of a publication, as every widget and page sees it (spec reader-flows §3). */
export interface PublicPublication {
  id: number;
  subdomain: string;
  name: string;
  hero_text: string | null;
  logo_url: string | null;
  cover_photo_url: string | null;
  hide_intro_title: boolean;
  hide_intro_subtitle: boolean;
  invite_only: boolean;
  /** BCP 47 tag of the publication's language. */
  language: string;
  /** The publication's colour, `#rgb` or `#rrggbb`; null for the default. */
  accent_color: string | null;
}

/** What widgets need of a publication, as settings carry it: what is null or off is left out. */
export type EmbedPublication = Pick<PublicPublication, 'subdomain' | 'name'> &
  Partial<Omit<PublicPublication, 'id' | 'language'>>;

/** Texts that a publisher may put in place of ours: the groups that widgets have, and those of pages and mails. */
export const WIDGET_COPY_GROUPS = ['form', 'ending', 'known', 'popup', 'cover', 'legal'] as const;
export const PAGE_COPY_GROUPS = [
  'page',
  'post',
  'plans',
  'invite',
  'session',
  'credentials',
  'identities',
  'care',
  'sites',
] as const;
export const COPY_GROUPS = [...WIDGET_COPY_GROUPS, ...PAGE_COPY_GROUPS, 'mail'] as const;

export type CopyGroup = (typeof COPY_GROUPS)[number];

type Words<Group extends string> = Partial<Record<Group, Readonly<Record<string, string>>>>;

export type WidgetCopy = Words<(typeof WIDGET_COPY_GROUPS)[number]>;

export type PublisherCopy = Words<CopyGroup>;

/** What the popup waits for before it shows by itself: the first of these that comes. Publishers' options, off by default. */
export interface PopupTiming {
  /** Seconds on the page. */
  seconds?: number;
  /** Hundredths of the page's height that were scrolled past. */
  depth?: number;
  /** The pointer leaves the page at its top. */
  exit?: boolean;
}

/**
 * What the server writes into the loader for one publication. Every page that has the tag loads it, so what is null, empty or
 * off is left out.
 */
export interface EmbedSettings {
  publication: EmbedPublication;
  /** Origin of the platform, without a trailing slash. */
  platform: string;
  /** Address of the publication's own pages on the platform, without a trailing slash. */
  pages: string;
  /** Query that names the publication on those pages where the host does not: `publication=demo`. */
  pagesQuery?: string;
  /**
   * Folder of the scripts (`NAME.js`), from the platform's root. The loader puts the page's language in place of `*`; what
   * stands after it is the publication's: `/assets/HASH/*.de/`.
   */
  scripts: string;
  /** Whether the publication wants the welcome popup. */
  popup?: boolean;
  /** When it shows; absent for at once. */
  popup_when?: PopupTiming;
  /** Whether its cover page has more than the publication's own fields: `CoverContent`, at `COVER_PATH`. */
  cover?: boolean;
  /** Where invitations are asked for; only of a publication that is by invitation. */
  invite_email?: string;
  /**
   * Words of the publisher's own, under the language that they are in; absent for none. Group → key → text, as in the
   * `*.messages.ts` files of the group.
   */
  copy?: Readonly<Record<string, WidgetCopy>>;
  /** The publication's own terms and privacy pages; absent for the platform's. */
  terms_url?: string | null;
  privacy_url?: string | null;
}

/** Who reads, as the page is told. */
export interface Viewer {
  /** What the reader is to the publication; `anonymous` also for one who is signed in and does not subscribe. */
  level: 'anonymous' | 'free' | 'paid' | 'founding' | 'contributor';
  /** `r•••@example.com`, of a reader who is signed in on this site. */
  email_hint?: string;
  /** Asked for, and the publisher has not decided. */
  waiting?: boolean;
}

/** Events on the loader's bus; as DOM events they are `flyleaf:NAME` and bubble, composed, out of the element. */
export interface FlyleafEvents {
  ready: { widget: WidgetName };
  shown: { widget: WidgetName };
  dismissed: { widget: WidgetName; reason: DismissReason };
  subscribed: {
    widget: WidgetName;
    email: string;
    requires_confirmation: boolean;
    confirmed: boolean;
  };
  error: { widget: WidgetName; message: string };
  /** What the page said about tracking, as it holds: a browser that asks for privacy makes a yes a no. */
  consent: { tracking: boolean };
  /** Who reads: once for each page, as soon as it is known, and when it changes. */
  viewer: Viewer;
  /** An analytics event by its name on the wire; nobody listens until the analytics client is there. */
  track: { event: string; properties: Record<string, unknown> };
}

export type FlyleafEventName = keyof FlyleafEvents;

/** The four ways to dismiss the popup (spec reader-flows §2), a sign-up, and the page's own command. */
export type DismissReason = 'escape' | 'close' | 'maybe-later' | 'no-thanks' | 'submit' | 'api';

export type Emit = <Name extends FlyleafEventName>(name: Name, detail: FlyleafEvents[Name]) => void;

/** What a widget can do for a reader who is signed in on this site. */
export interface ReaderCalls {
  /** Subscribes by one click, without a mail; who reads afterwards. Rejects where that failed. */
  subscribe(): Promise<Viewer>;
  /** Signs out of this site. */
  signOut(): Promise<void>;
}

/** Who reads, and what can be done for them; nothing for strangers. */
export interface KnownReader {
  viewer: Viewer;
  /** Whether the popup is not for them: they subscribe, wait, or are signed in and can't be asked about just now. */
  spared?: boolean;
  reader?: ReaderCalls;
}

/** What the reader's script exports. */
export interface ReaderModule {
  /**
   * Who reads, by the hand-back code of the page's address or a token that was kept. Rejects when that can't be told: offline,
   * say. The answer changes with what the reader does.
   */
  know(settings: EmbedSettings, code: string | undefined, emit: Emit): Promise<KnownReader>;
  /** Keeps a reader who has proven on this page who they are, and writes them into the page's record. Throws for what is no answer. */
  meet(settings: EmbedSettings, answer: ReaderAnswer, known: KnownReader, emit: Emit): void;
}

/** What a widget gets when it is mounted. */
export interface WidgetConfig {
  settings: EmbedSettings;
  viewer: Viewer;
  /** Only of a reader who is signed in on this site. */
  reader?: ReaderCalls;
  /** The page's record of who reads: a widget that learns it later writes it there. Loaders of an earlier time have none. */
  known?: KnownReader;
  /** The page's word about tracking, as it holds; undefined while it has said nothing, which is no consent. */
  tracking?: boolean | undefined;
  emit: Emit;
}

/** What the script of each name exports; `Host` as below. */
export type ScriptModules<Host> = Record<WidgetName, WidgetModule<Host>> & { reader: ReaderModule };

/** What mounting gives back. `unmount` leaves no node, listener or timer behind. */
export interface WidgetHandle {
  unmount(): void;
  /** Only of widgets that can be opened. */
  show?(): void;
  hide?(): void;
}

/**
 * What each widget's script exports; `Host` is `HTMLElement` (src knows no DOM). The loader makes the host element; the widget
 * reads its attributes and fills its shadow root.
 */
export interface WidgetModule<Host> {
  mount(host: Host, config: WidgetConfig): WidgetHandle;
}

/** What a page's address asks of the popup besides `PageSettings`; the popup has them as `data-` attributes. */
export interface PopupWishes {
  /** A tagline instead of the publication's. */
  heroText?: string;
  /** No way past the form but the close button and Esc. */
  noSkip?: '';
  /** No recommendations. */
  noBlurbs?: '';
}

/** The colours of a widget; `auto` is the page's own `color-scheme`. */
export type WidgetTheme = 'light' | 'dark' | 'auto';

/** Attributes of `<flyleaf-subscribe-form>`; on a `<div data-flyleaf="subscribe-form">` with `data-` before them. */
export interface SubscribeFormAttributes {
  /** How the form stands: one row, or a card (the default). */
  layout?: 'inline' | 'card';
  theme?: WidgetTheme;
  /** Where an error about a field stands: under it (the default), or with all others in one place. */
  errors?: 'inline' | 'container';
}

/** What the page says of itself: the tag's `data-…` attributes, and `set` at run time. Null takes a word back. */
export interface PageSettings {
  /** Whom the post on this page is for; null: as `<meta name="flyleaf:audience">` says. */
  audience?: Audience | null;
  /** When the popup shows: only when it is asked for, at once, whatever else holds; null: by its rules. */
  popup?: 'hidden' | 'mount' | 'forced' | null;
  /** Slug of the section that the page is of: the popup has its name, words and pictures. */
  section?: string | null;
  /** The popup's colours. */
  theme?: WidgetTheme | null;
  /** Where an error about the address stands in the popup: under its field (null), or with all others in one place. */
  errors?: 'inline' | 'container' | null;
}

/** What readers allowed, in the page's word. Silence is no consent. */
export interface PageConsent {
  /** Whether visits may be measured and attributed. Only a plain `true` is a yes. */
  tracking: boolean;
}

/** Commands of the page API: `flyleaf('show', 'welcome-popup')`. More come with their features. */
export interface PageCommands {
  show: [widget: 'welcome-popup'];
  hide: [widget?: 'welcome-popup'];
  on: [name: FlyleafEventName, listener: (detail: never) => void];
  off: [name: FlyleafEventName, listener: (detail: never) => void];
  consent: [consent: PageConsent];
  set: [settings: PageSettings];
  /** Signs the reader out of this site. */
  'sign-out': [];
  destroy: [];
}

/** Which surface a widget signs up from. */
export const WIDGET_SURFACES: Record<WidgetName, SignupSurface> = {
  'subscribe-form': 'subscribe-form',
  'welcome-popup': 'welcome-popup',
};

/**
 * Stands in `dist/loader.js` exactly once, as a bare name: the server puts the settings, in parentheses, in its place when it
 * answers `/embed/PUBLICATION.js` (by a replacer function: `$&` means something in a replacement text). The built
 * `/flyleaf.js` has no such place: it fetches them.
 */
export const SETTINGS_PLACEHOLDER = '__FLYLEAF_SETTINGS__';

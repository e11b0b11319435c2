/**
 * The gallery of every widget in every state: the demo's server answers it, `widgets/gallery/` draws it. Built apart, as
 * `dist/gallery/`, so that nothing of it is in what readers load.
 */
import type { PageAssets } from './pages.ts';

/** Paths of the gallery; they exist in the demo only. */
export const GALLERY_PATHS = {
  /** The index, with what is chosen in its query. */
  index: '/dev/gallery',
  /** One case and nothing else: `?widget=form-card&state=idle&theme=dark&lang=de&accent=0f6b75`. */
  case: '/dev/gallery/case',
  /** Folder of its style, script and pictures. */
  files: '/dev/gallery/files/',
} as const;

/** Beside the languages there are: words that are longer, and words from right to left. */
export const PSEUDO_LANGUAGES = ['long', 'rtl'] as const;

/** What a query chooses; anything else in it is passed over. */
export const GALLERY_CHOICES = ['widget', 'state', 'theme', 'lang', 'width', 'accent'] as const;

/** What was chosen; '' for no choice. */
export type GalleryQuery = Readonly<Record<(typeof GALLERY_CHOICES)[number], string>>;

/** What `dist/gallery/render.LANGUAGE.js` exports. */
export interface GalleryModule {
  /** The index as a whole HTML document. */
  renderGallery(query: GalleryQuery, assets: PageAssets): string;
  /** A whole HTML document that shows one case; null when there is no such case. */
  renderCase(query: GalleryQuery, assets: PageAssets): string | null;
}

import { decodePart } from './well-formed.ts';
import { parseLocation } from './parse-location.ts';

/** What a path shows, as far as its first segments tell (spec links-and-rules §2). */
export const SCREEN_KINDS = ['publisher', 'podcast_embed', 'embed', 'reader'] as const;

/** One of the kinds of screen. */
export type ScreenKind = (typeof SCREEN_KINDS)[number];

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** As a server reads it that decodes before it routes. */
const decoded = (path: string) =>
  path
    .split('/')
    .map((part) => decodePart(part) ?? part)
    .join('/');

/**
 * The kind of screen at a path or an address: paths that begin with `/publish` are publisher screens, `/embed` and
 * `/embed/podcast` are embeds; null for what is no path (spec links-and-rules §2).
 * @decided Whole segments count, so `/publishing` is a reader's page; dot segments are resolved and percent signs decoded first.
 */
export function screenKind(path: string): ScreenKind | null {
  const location = parseLocation(path);
  if (location === null) return null;
  const plain = decoded(location.path);
  if (isBelow(plain, '/publish')) return 'publisher';
  if (isBelow(plain, '/embed/podcast')) return 'podcast_embed';
  return isBelow(plain, '/embed') ? 'embed' : 'reader';
}

/** Whether a path is a publisher screen (spec links-and-rules §2). */
export function isPublisherPath(path: string): boolean {
  return screenKind(path) === 'publisher';
}

/** Whether a path is an embed, a podcast's included (spec links-and-rules §2). */
export function isEmbedPath(path: string): boolean {
  const kind = screenKind(path);
  return kind === 'embed' || kind === 'podcast_embed';
}

/** Whether a path is a podcast's embed (spec links-and-rules §2). */
export function isPodcastEmbedPath(path: string): boolean {
  return screenKind(path) === 'podcast_embed';
}

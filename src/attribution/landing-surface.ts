import { ATTRIBUTION_ID_MAX_LENGTH } from './attribution-limits.ts';
import { decodePart } from '../links/well-formed.ts';

/**
 * What a session may land on. (spec reader-flows §3)
 * @decided The specification lists none; these are the pages of a publication that readers are sent to.
 */
export const LANDING_SURFACES = [
  'publication',
  'post',
  'restack',
  'note',
  'section',
  'tag',
  'podcast',
  'author',
  'profile',
  'archive',
  'subscribe',
  'embed',
  'other',
] as const;

/** What a session landed on. */
export type LandingSurface = (typeof LANDING_SURFACES)[number];

/** A surface, and the slug or id of what it shows; null where the path has none. */
export interface SurfaceOfPath {
  landingSurface: LandingSurface;
  landingSurfaceId: string | null;
}

/** The first segment of a path → the surface; those with an id have it in the second segment. */
const SURFACES: ReadonlyMap<string, LandingSurface> = /* @__PURE__ */ new Map([
  ['', 'publication'],
  ['p', 'post'],
  ['cp', 'restack'],
  ['note', 'note'],
  ['s', 'section'],
  ['t', 'tag'],
  ['listen', 'podcast'],
  ['podcast', 'podcast'],
  ['w', 'author'],
  ['archive', 'archive'],
  ['subscribe', 'subscribe'],
  ['embed', 'embed'],
]);

const WITH_ID: readonly string[] = ['p', 'cp', 'note', 's', 't', 'listen', 'w'];

function idOf(segment: string): string | null {
  const id = decodePart(segment) ?? '';
  return id !== '' && id.length <= ATTRIBUTION_ID_MAX_LENGTH ? id : null;
}

/**
 * What a path of a publication shows, for the landing of a session. (spec reader-flows §3; links-and-rules §2)
 *
 * @decided The id is the path's own: a slug, or `c-` and a number for a note. A handle's page is a profile; what is not
 * known is `other`. It is a small table of its own, so that pages need not load every route.
 */
export function landingSurface(path: string): SurfaceOfPath {
  const [, first = '', second = ''] = path.split(/[?#]/u, 1).join('').split('/', 3);
  if (first.startsWith('@')) {
    return { landingSurface: 'profile', landingSurfaceId: idOf(first.slice(1)) };
  }
  return {
    landingSurface: SURFACES.get(first) ?? 'other',
    landingSurfaceId: WITH_ID.includes(first) ? idOf(second) : null,
  };
}

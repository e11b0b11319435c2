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

/** The first segment of a path → the surface; those with an id have it in the second segment, an embed in the third. */
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

const WITH_ID: readonly string[] = ['p', 'cp', 'note', 's', 't', 'listen', 'w', 'embed'];

function idOf(segment: string): string | null {
  const id = decodePart(segment) ?? '';
  return id !== '' && id.length <= ATTRIBUTION_ID_MAX_LENGTH ? id : null;
}

/** Of a person's pages: a note or a post under their name, else the profile. */
function surfaceOfPerson(person: string, next: string, id: string): SurfaceOfPath {
  if (next === 'note') return { landingSurface: 'note', landingSurfaceId: idOf(id) };
  if (/^p-\d/u.test(next)) return { landingSurface: 'post', landingSurfaceId: idOf(next) };
  return { landingSurface: 'profile', landingSurfaceId: idOf(person) };
}

/**
 * What a path of a publication shows, for the landing of a session. (spec reader-flows §3; links-and-rules §2)
 *
 * @decided The id is the path's own: a slug, `c-` and a number for a note, `p-` and a number for a post under a handle, what
 * stands last for an embed. A handle's page, or that of a number and a name, is a profile; what is not known is `other`. It
 * is a small table of its own, so that pages need not load every route.
 */
export function landingSurface(path: string): SurfaceOfPath {
  const [pathname = ''] = path.split(/[?#]/u, 1);
  const [, first = '', second = '', third = '', fourth = ''] = pathname.split('/', 5);
  if (first.startsWith('@')) return surfaceOfPerson(first.slice(1), second, third);
  if (first === 'profile' && /^\d/u.test(second)) return surfaceOfPerson(second, third, fourth);
  const id = first === 'embed' ? third : second;
  return {
    landingSurface: SURFACES.get(first) ?? 'other',
    landingSurfaceId: WITH_ID.includes(first) ? idOf(id) : null,
  };
}

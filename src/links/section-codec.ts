import { FlyleafError } from '../errors/flyleaf-error.ts';
import { idCodec, segmentCodec } from './codecs.ts';
import type { LinkCodec } from './codecs.ts';

/** A section as it comes from the wire; one of the two is enough. */
export interface SectionKeys {
  id?: number | string | null | undefined;
  slug?: string | null | undefined;
}

/** A section in a link: itself, its slug or its id. Null and undefined are an error, 'Section not found'. */
export type SectionRef = SectionKeys | string | number | null | undefined;

const sectionNotFound = () => new FlyleafError('not_found', 'Section not found');

function keysOf(section: SectionRef): SectionKeys {
  if (typeof section === 'number') return { id: section };
  return typeof section === 'string' ? { id: section, slug: section } : (section ?? {});
}

/**
 * A section by its slug, else by its id (spec links-and-rules §2). Where a link needs a section and has none, it throws
 * 'Section not found' (spec reader-flows §8).
 */
export const sectionCodec: LinkCodec<SectionRef, string> = {
  write: (section) => {
    const { slug, id } = keysOf(section);
    return segmentCodec.write(slug ?? '') ?? idCodec.write(id ?? '');
  },
  read: segmentCodec.read,
  chars: segmentCodec.chars,
  missing: sectionNotFound,
};

/**
 * A section by its id alone, as feeds name it (spec links-and-rules §7). Without one it throws 'Section not found'
 * (spec reader-flows §8).
 */
export const sectionIdCodec: LinkCodec<SectionRef, number> = {
  write: (section) => idCodec.write(keysOf(section).id ?? ''),
  read: idCodec.read,
  chars: idCodec.chars,
  missing: sectionNotFound,
};

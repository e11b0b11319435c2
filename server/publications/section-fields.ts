import { SLUG_HARD_MAX_LENGTH, slugify } from '../../src/slugs/slug.ts';
import { checkSectionDescription } from '../../src/text/check-section-description.ts';
import { SECTION_DESCRIPTION_MAX_LENGTH } from '../../src/text/text-limits.ts';
import {
  FieldFault,
  lineOfText,
  optional,
  parseFlag,
  parseLink,
  parseRatio,
} from './field-parsers.ts';
import type { Parse } from './field-parsers.ts';
import { refuseFields } from './parse-fields.ts';
import type { FieldParsers, RawFields } from './parse-fields.ts';
import type { SectionSettings } from './section.ts';

const NAME_MAX_LENGTH = 100;
const anyLine = lineOfText(Infinity);

const parseDescription: Parse<string> = (text) => {
  const description = anyLine(text);
  if (checkSectionDescription(description) === null) return description;
  throw new FieldFault(`must have at most ${SECTION_DESCRIPTION_MAX_LENGTH} characters`);
};

/** Every setting and how it is read from text. */
export const SECTION_FIELDS: FieldParsers<SectionSettings> = {
  name: lineOfText(NAME_MAX_LENGTH),
  description: optional(parseDescription),
  logo_url: optional(parseLink),
  cover_photo_url: optional(parseLink),
  cover_photo_ratio: optional(parseRatio),
  hide_intro_title: optional(parseFlag),
  hide_intro_subtitle: optional(parseFlag),
};

export type SectionFieldName = keyof SectionSettings;

export const SECTION_FIELD_NAMES = Object.keys(SECTION_FIELDS) as SectionFieldName[];

/** Settings as they were typed; what is absent stays as it is. */
export type RawSection = RawFields<SectionSettings>;

function slugFault(text: string): string | null {
  const slug = slugify(text).slice(0, SLUG_HARD_MAX_LENGTH).replace(/-$/u, '');
  if (slug !== text) return `must be a name for addresses, like '${slug}', not '${text}'`;
  // An address names a section by its slug or by its number.
  return /^\d+$/u.test(text) ? `must have a letter, not only digits like '${text}'` : null;
}

/**
 * The slug of a new section: what `slugify` leaves as it is, 48 characters at most, not digits alone. A FlyleafError
 * names one that would do (spec reader-flows §5).
 */
export function parseSectionSlug(text: string): string {
  const fault = slugFault(text);
  if (fault === null) return text;
  throw refuseFields([{ param: 'slug', msg: `slug ${fault}` }]);
}

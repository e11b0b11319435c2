import { POPUP_VARIANTS } from '../../src/popup/popup-variant.ts';
import { isReservedSubdomain, isSubdomain } from '../../src/publication/subdomain.ts';
import {
  lineOfText,
  optional,
  parseAddress,
  parseColour,
  parseDomain,
  parseFlag,
  parseLanguageTag,
  parseLink,
  parseRatio,
  wholeNumber,
  oneOf,
} from './field-parsers.ts';
import { parseFields, refuseFields } from './parse-fields.ts';
import type { FieldParsers, RawFields } from './parse-fields.ts';
import type { PublicationSettings } from './publication.ts';

const NAME_MAX_LENGTH = 100;
const HERO_TEXT_MAX_LENGTH = 300;
/** Seconds: an hour. */
const POPUP_DELAY_MAX = 3_600;

/** Settings that are one text each; words of the publisher's own are many (publisher-copy.ts). */
type FieldSettings = Omit<PublicationSettings, 'copy'>;

/** Every setting and how it is read from text. */
export const PUBLICATION_FIELDS: FieldParsers<FieldSettings> = {
  name: lineOfText(NAME_MAX_LENGTH),
  hero_text: optional(lineOfText(HERO_TEXT_MAX_LENGTH)),
  logo_url: optional(parseLink),
  cover_photo_url: optional(parseLink),
  cover_photo_ratio: optional(parseRatio),
  hide_intro_title: parseFlag,
  hide_intro_subtitle: parseFlag,
  invite_only: parseFlag,
  custom_domain: optional(parseDomain),
  language: parseLanguageTag,
  accent_color: optional(parseColour),
  email_from_name: optional(lineOfText(NAME_MAX_LENGTH)),
  support_email: optional(parseAddress),
  terms_url: optional(parseLink),
  privacy_url: optional(parseLink),
  welcome_popup: parseFlag,
  embed_tracking_disabled: parseFlag,
  welcome_page_details: parseFlag,
  popup_query_params: parseFlag,
  popup_experiment: parseFlag,
  popup_variant: optional(oneOf(POPUP_VARIANTS)),
  popup_delay: optional(wholeNumber(1, POPUP_DELAY_MAX)),
  popup_scroll: optional(wholeNumber(1, 100)),
  popup_exit_intent: parseFlag,
};

export type FieldName = keyof FieldSettings;

export const FIELD_NAMES = Object.keys(PUBLICATION_FIELDS) as FieldName[];

/** Settings as they were typed; what is absent stays as it is. */
export type RawSettings = RawFields<FieldSettings>;

/** Reads settings from text. A FlyleafError lists every fault at once, each with its field. */
export function parseSettings(raw: RawSettings): Partial<PublicationSettings> {
  return parseFields(PUBLICATION_FIELDS, raw);
}

/** The subdomain of a new publication; a FlyleafError where it has not its shape or is kept (spec links-and-rules §5). */
export function parseSubdomain(text: string): string {
  const param = 'subdomain';
  if (!isSubdomain(text)) {
    const shape = '3 to 63 lower-case letters, digits and inner hyphens';
    throw refuseFields([{ param, msg: `${param} must have ${shape}, not '${text}'` }]);
  }
  if (isReservedSubdomain(text)) {
    throw refuseFields([
      { param, msg: `${param} '${text}' is kept for the platform: choose another` },
    ]);
  }
  return text;
}

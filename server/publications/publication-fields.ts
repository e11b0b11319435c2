import { FlyleafError } from '../../src/errors/flyleaf-error.ts';
import type { ErrorEntry } from '../../src/errors/flyleaf-error.ts';
import { POPUP_VARIANTS } from '../../src/popup/popup-variant.ts';
import { isReservedSubdomain, isSubdomain } from '../../src/publication/subdomain.ts';
import {
  FieldFault,
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
import type { Parse } from './field-parsers.ts';
import type { PublicationSettings } from './publication.ts';

const NAME_MAX_LENGTH = 100;
const HERO_TEXT_MAX_LENGTH = 300;
/** Seconds: an hour. */
const POPUP_DELAY_MAX = 3_600;

/** Settings that are one text each; words of the publisher's own are many (publisher-copy.ts). */
type FieldSettings = Omit<PublicationSettings, 'copy'>;

/** Every setting and how it is read from text. */
export const PUBLICATION_FIELDS: {
  readonly [Field in keyof FieldSettings]: Parse<FieldSettings[Field]>;
} = {
  name: lineOfText(NAME_MAX_LENGTH),
  hero_text: optional(lineOfText(HERO_TEXT_MAX_LENGTH)),
  logo_url: optional(parseLink),
  cover_photo_url: optional(parseLink),
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
  cover_photo_ratio: optional(parseRatio),
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
export type RawSettings = Partial<Record<FieldName, string>>;

/** An error that lists every fault, each with the field that it is about. */
export function refuseFields(faults: readonly Omit<ErrorEntry, 'code'>[]): FlyleafError {
  const errors = faults.map((fault) => ({ ...fault, code: 'invalid_request' as const }));
  return new FlyleafError('invalid_request', errors.map((entry) => entry.msg).join('\n'), {
    errors,
  });
}

export function faultOf(param: string, error: unknown): Omit<ErrorEntry, 'code'> {
  if (!(error instanceof FieldFault)) throw error;
  return { param, msg: `${param} ${error.message}` };
}

/** Reads settings from text. A FlyleafError lists every fault at once, each with its field. */
export function parseSettings(raw: RawSettings): Partial<PublicationSettings> {
  const faults: Omit<ErrorEntry, 'code'>[] = [];
  const settings = FIELD_NAMES.flatMap((field) => {
    const text = raw[field];
    if (text === undefined) return [];
    try {
      return [[field, PUBLICATION_FIELDS[field](text)]];
    } catch (error) {
      faults.push(faultOf(field, error));
      return [];
    }
  });
  if (faults.length > 0) throw refuseFields(faults);
  return Object.fromEntries(settings) as Partial<PublicationSettings>;
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

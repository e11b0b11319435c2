import type { Command } from 'commander';
import { POPUP_VARIANTS } from '../../src/popup/popup-variant.ts';
import { LANGUAGES } from '../../src/publication/languages.ts';
import { FIELD_NAMES } from '../publications/publication-fields.ts';
import type { FieldName, RawSettings } from '../publications/publication-fields.ts';
import { addFieldOptions, typedFields } from './field-options.ts';
import type { FieldHelp } from './field-options.ts';

/** What each setting is, and how its value is written in the help. */
const FIELD_HELP: FieldHelp<FieldName> = {
  name: ['text', 'what readers call it'],
  hero_text: ['text', "the tagline under the name; '' for none"],
  logo_url: ['url', "the logo, square, https; '' for none"],
  cover_photo_url: ['url', "the cover photo, https; '' for none"],
  hide_intro_title: ['true|false', 'leave the name out of the welcome popup'],
  hide_intro_subtitle: ['true|false', 'leave the tagline out of the welcome popup'],
  invite_only: ['true|false', 'only invited readers may sign up'],
  custom_domain: ['host', "host that the publication is on, like news.example.com; '' for none"],
  language: ['tag', `language of its pages and mails: ${LANGUAGES.join(', ')}`],
  accent_color: ['colour', "'#' and 3 or 6 hex digits; '' for the default"],
  email_from_name: ['text', "name that its mails come from; '' for the publication's name"],
  support_email: ['address', "where readers write to, and ask for invitations; '' for none"],
  terms_url: ['url', "its own terms of use; '' for the platform's"],
  privacy_url: ['url', "its own privacy policy; '' for the platform's"],
  welcome_popup: ['true|false', 'show the welcome popup'],
  embed_tracking_disabled: ['true|false', 'never record where readers come from'],
  cover_photo_ratio: [
    'number',
    "width of the cover photo divided by its height; measured when the photo is set; '' for not known",
  ],
  welcome_page_details: ['true|false', 'tell readers how many subscribe, and who'],
  popup_query_params: [
    'true|false',
    "let a page's address change the popup (no_blurbs, hero_text, …)",
  ],
  popup_experiment: ['true|false', 'let an experiment pick how the popup looks'],
  popup_variant: [
    POPUP_VARIANTS.join('|'),
    "how the popup looks, whatever the experiment says; '' for none",
  ],
  popup_delay: ['seconds', "seconds on a page before the popup shows, 1 to 3600; '' for none"],
  popup_scroll: ['percent', "how far down a page before the popup shows, 1 to 100; '' for none"],
  popup_exit_intent: ['true|false', 'show the popup when the pointer leaves the page at its top'],
};

/** Adds one option for each setting. */
export function addSettingOptions(command: Command): Command {
  return addFieldOptions(command, FIELD_NAMES, FIELD_HELP);
}

/** Adds the option that names one text after the other. */
export function addCopyOption(command: Command): Command {
  const gather = (typed: string, before: readonly string[]) => [...before, typed];
  return command.option(
    '--copy <group.key=text>',
    "a text of its own in place of ours, like form.label='Your mail'; nothing after '=' takes it back; may be repeated",
    gather,
    [],
  );
}

/** The settings among a command's options, as they were typed. */
export function settingsOf(options: Readonly<Record<string, unknown>>): RawSettings {
  return typedFields(options, FIELD_NAMES);
}

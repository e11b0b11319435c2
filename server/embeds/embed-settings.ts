import { WIDGET_COPY_GROUPS } from '../../src/contracts/embed.ts';
import type { EmbedPublication, EmbedSettings, PopupTiming } from '../../src/contracts/embed.ts';
import type { Deps } from '../deps.ts';
import { pageBase } from '../platform/hosts.ts';
import { inviteEmail } from '../publications/invite-email.ts';
import type { Publication } from '../publications/publication.ts';

const isSaid = (value: unknown): boolean => value !== null && value !== false && value !== '';

/** The fields that say something. */
function said<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isSaid(value)),
  ) as Partial<Fields>;
}

/** The public part alone: nothing else may reach a page. */
function publicationOf(publication: Publication): EmbedPublication {
  const { subdomain, name, hero_text, logo_url, cover_photo_url, accent_color } = publication;
  const { hide_intro_title, hide_intro_subtitle, invite_only } = publication;
  const look = { hero_text, logo_url, cover_photo_url, accent_color };
  const flags = { hide_intro_title, hide_intro_subtitle, invite_only };
  return { subdomain, name, ...said({ ...look, ...flags }) };
}

/**
 * The folder of one build's scripts. The star stays for the loader, which puts the page's language there; the publication's
 * is next best.
 */
function scriptFolder(entries: Readonly<Record<string, string>>, language: string): string {
  const path = (entries['subscribe-form'] ?? '').replace('*', `*.${language}`);
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** What the popup waits for; nothing where it shows at once. */
function timingOf(publication: Publication): Pick<EmbedSettings, 'popup_when'> {
  const { popup_delay: seconds, popup_scroll: depth, popup_exit_intent: exit } = publication;
  const when: PopupTiming = {
    ...(seconds !== null && { seconds }),
    ...(depth !== null && { depth }),
    ...(exit && { exit }),
  };
  return Object.keys(when).length === 0 ? {} : { popup_when: when };
}

/** The publisher's own words for widgets, under the language that they are in; nothing where there are none. */
function copyOf({ copy, language }: Publication): Pick<EmbedSettings, 'copy'> {
  const groups = WIDGET_COPY_GROUPS.flatMap((group) => {
    const words = copy?.[group];
    return words ? [[group, words] as const] : [];
  });
  return groups.length === 0 ? {} : { copy: { [language]: Object.fromEntries(groups) } };
}

/**
 * What the loader is told about a publication: public facts, the platform's address, the widgets' scripts. What is off is
 * not there: every page that has the tag loads this text.
 */
export function embedSettings(
  deps: Pick<Deps, 'config' | 'assets'>,
  publication: Publication,
  /** Whether its cover page has more to show than what stands here. */
  isCovered: boolean,
): EmbedSettings {
  const { language, welcome_popup: popup, terms_url, privacy_url } = publication;
  const { pages, ...base } = pageBase(deps.config, publication.subdomain);
  return {
    publication: publicationOf(publication),
    platform: deps.config.publicUrl,
    pages,
    scripts: scriptFolder(deps.assets.entries, language),
    ...said({ ...base, popup, cover: isCovered, terms_url, privacy_url }),
    ...timingOf(publication),
    ...inviteEmail(publication),
    ...copyOf(publication),
  };
}

/**
 * JSON that is a JavaScript expression wherever it stands: `<` can't end a script element, and the two line
 * separators that JSON allows and old JavaScript does not are escaped.
 */
export function settingsSource(settings: EmbedSettings): string {
  return JSON.stringify(settings).replace(
    /[<\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The name of a field that needs no quotes. No text matches: its own quotes have a backslash before them. */
const FIELD = /(?<=[{,])"([a-z_]\w*)"(?=:)/giu;

/** `settingsSource` as it stands in the loader: an expression wherever it stands, with no more quotes than it needs. */
export const settingsLiteral = (source: string): string => `(${source.replace(FIELD, '$1')})`;

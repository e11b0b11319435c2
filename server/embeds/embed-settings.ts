import { WIDGET_COPY_GROUPS, WIDGET_NAMES } from '../../src/contracts/embed.ts';
import type { EmbedSettings, PopupTiming, WidgetName } from '../../src/contracts/embed.ts';
import { COVER_PATH } from '../../src/contracts/paths.ts';
import type { Deps } from '../deps.ts';
import { pageBase } from '../platform/hosts.ts';
import { inviteEmail } from '../publications/invite-email.ts';
import { publicPublication } from '../publications/publication.ts';
import type { Publication } from '../publications/publication.ts';

/** The star stays for the loader, which puts the page's language there; the publication's is next best. */
function scriptPaths(
  entries: Readonly<Record<string, string>>,
  language: string,
): EmbedSettings['scripts'] {
  const paths = WIDGET_NAMES.map(
    (name) => [name, (entries[name] ?? '').replace('*', `*.${language}`)] as const,
  );
  // It says nothing, in no language.
  const reader = (entries['reader'] ?? '').replace('*', 'en');
  return { ...(Object.fromEntries(paths) as Record<WidgetName, string>), reader };
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

/** Where the rest of a cover page is; nothing where there is no rest. */
function coverPath(subdomain: string, isCovered: boolean): Pick<EmbedSettings, 'cover'> {
  return isCovered ? { cover: COVER_PATH.replace(':publication', subdomain) } : {};
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
  return {
    publication: publicPublication(publication),
    platform: deps.config.publicUrl,
    ...pageBase(deps.config, publication.subdomain),
    scripts: scriptPaths(deps.assets.entries, publication.language),
    popup: publication.welcome_popup,
    ...timingOf(publication),
    ...coverPath(publication.subdomain, isCovered),
    ...inviteEmail(publication),
    ...copyOf(publication),
    terms_url: publication.terms_url,
    privacy_url: publication.privacy_url,
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

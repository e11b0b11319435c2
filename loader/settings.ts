import { retry } from './retry.ts';
import type { EmbedSettings } from '../src/contracts/embed.ts';

/** Whether the settings are in the script. The build says so, and neither of its loaders carries what the other needs. */
declare const __FLYLEAF_INLINED__: boolean;
/** SETTINGS_PLACEHOLDER: what the server puts in its place. */
declare const __FLYLEAF_SETTINGS__: EmbedSettings;

/**
 * Our own tag. Null where a tool runs the text of the script instead of loading it. Not `document.currentScript`: an
 * `<img name="currentScript">`, which comments of readers may hold, would stand for it and say where our scripts come from.
 */
const tag = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;

/** What the page says of itself: the `data-…` attributes of our tag, then what it sets. The tag stays as it is. */
export const pageData: Record<string, string | null | undefined> = { ...tag?.dataset };

async function fetchSettings(): Promise<EmbedSettings> {
  const answer = await fetch(new URL(`/embed/${pageData['publication']}.json`, tag?.src));
  return answer.ok ? answer.json() : Promise.reject(answer);
}

/** A copy of the loader beside one that is at work asks for nothing. */
const isNeeded = (): boolean => window.flyleaf?.live !== true;

/** The publication's settings: in the script itself, or, with `data-publication`, one request away. */
export const promisedSettings = (
  __FLYLEAF_INLINED__ ? __FLYLEAF_SETTINGS__ : isNeeded() && retry(fetchSettings)
) as EmbedSettings | Promise<EmbedSettings>;

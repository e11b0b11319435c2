import { retry } from './retry.ts';
import type { EmbedSettings } from '../src/contracts/embed.ts';

/** SETTINGS_PLACEHOLDER: what the server, or the build, puts in its place. */
declare const __FLYLEAF_SETTINGS__: EmbedSettings | null;

/**
 * Our own tag. Null where a tool runs the text of the script instead of loading it. Not `document.currentScript`: an
 * `<img name="currentScript">`, which comments of readers may hold, would stand for it and say where our scripts come from.
 */
const tag = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;

/** What the page says of itself: the `data-…` attributes of our tag, then what it sets. The tag stays as it is. */
export const pageData: Record<string, string | null | undefined> = { ...tag?.dataset };

async function findSettings(): Promise<EmbedSettings> {
  const inlined = __FLYLEAF_SETTINGS__;
  if (inlined) return inlined;
  const answer = await fetch(new URL(`/embed/${pageData['publication']}.json`, tag?.src));
  return answer.ok ? answer.json() : Promise.reject(answer);
}

let settings: Promise<EmbedSettings> | undefined;

/** The publication's settings: in the script itself, or, with `data-publication`, one request away. */
export const readSettings = (): Promise<EmbedSettings> => (settings ??= retry(findSettings));

import { retry } from './retry.ts';
import type { EmbedSettings, WidgetModule, WidgetName } from '../src/contracts/embed.ts';

/** What widgets share stands in this one's script. */
const SHARED: WidgetName = 'subscribe-form';

/**
 * Fetches a widget's script, and beside it what it imports, which would else be asked for a round trip later. Firefox remembers
 * a module that failed, and the modules that it imports, for good; so a repeat asks for the same files under other
 * paths: `/r1/assets/…`, `/r2/assets/…`.
 */
export const importWidget = (
  settings: EmbedSettings,
  name: WidgetName,
  language: string,
): Promise<WidgetModule<HTMLElement>> =>
  retry((count) => {
    const load = (each: WidgetName) =>
      import(
        `${settings.platform}${count ? `/r${count}` : ''}${settings.scripts[each].replace('*', language)}`
      );
    load(SHARED).catch(() => {});
    return load(name);
  });

import { retry } from './retry.ts';
import type { EmbedSettings, WidgetModule, WidgetName } from '../src/contracts/embed.ts';

/**
 * Fetches a widget's script. Firefox remembers a module that failed, and the modules that it imports, for good; so a repeat
 * asks for the same files under other paths: `/r1/assets/…`, `/r2/assets/…`.
 */
export const importWidget = (
  settings: EmbedSettings,
  name: WidgetName,
  language: string,
): Promise<WidgetModule<HTMLElement>> =>
  retry(
    (count) =>
      import(
        `${settings.platform}${count ? `/r${count}` : ''}${settings.scripts[name].replace('*', language)}`
      ),
  );

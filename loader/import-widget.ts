import { retry } from './retry.ts';
import type { EmbedSettings, ScriptModules, ScriptName } from '../src/contracts/embed.ts';

/** What widgets share stands in this one's script. */
const SHARED: ScriptName = 'subscribe-form';

/**
 * Fetches a widget's script, and beside it what it imports, which would else be asked for a round trip later; or the reader's,
 * which has no words and imports nothing. Firefox remembers a module that failed, and the modules that it imports, for good;
 * so a repeat asks for the same files under other paths: `/r1/assets/…`, `/r2/assets/…`.
 */
export const importWidget = <Name extends ScriptName>(
  settings: EmbedSettings,
  name: Name,
  language?: string,
): Promise<ScriptModules<HTMLElement>[Name]> =>
  retry((count) => {
    const load = (each: ScriptName) =>
      import(
        `${settings.platform}${count ? `/r${count}` : ''}${settings.scripts[each].replace('*', language as string)}`
      );
    if (language) load(SHARED).catch(() => {});
    return load(name);
  });

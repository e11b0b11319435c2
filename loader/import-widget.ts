import { retry } from './retry.ts';
import type { EmbedSettings, ScriptModules, ScriptName } from '../src/contracts/embed.ts';

/**
 * Fetches a script in a language, and beside it what it imports, which would else be asked for a round trip later. Firefox
 * remembers a module that failed, and the modules that it imports, for good; so a repeat asks for the same files under other
 * paths: `/r1/assets/…`, `/r2/assets/…`.
 */
export const importWidget = <Name extends ScriptName>(
  { platform, scripts }: EmbedSettings,
  name: Name,
  language = '',
  imported?: ScriptName,
): Promise<ScriptModules<HTMLElement>[Name]> =>
  retry((count) => {
    const load = (each: ScriptName) =>
      import(`${platform}${count ? `/r${count}` : ''}${scripts.replace('*', language)}${each}.js`);
    if (imported) load(imported).catch(() => {});
    return load(name);
  });

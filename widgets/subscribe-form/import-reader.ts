import type { EmbedSettings, ReaderModule } from '../../src/contracts/embed.ts';

/**
 * The script that keeps readers, by the address at which the loader has it: there is one of it on a page. Under another path once
 * more, for Firefox remembers modules that failed.
 */
export function importReader({ platform, scripts }: EmbedSettings): Promise<ReaderModule> {
  const load = (again: string) =>
    import(
      /* @vite-ignore */ `${platform}${again}${scripts.replace('*', '')}reader.js`
    ) as Promise<ReaderModule>;
  return load('').catch(() => load('/r1'));
}

import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { LANGUAGES } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { inEveryLanguage } from './words.ts';

/** Characters of a folder's name: enough to tell builds apart, and they stand in every page's loader. */
const HASH_LENGTH = 7;

interface Translated {
  chunk: OutputChunk;
  code: Record<Language, string>;
}

/** One name for the code and all its languages: scripts that belong together are always of one build. */
function hashOf(all: readonly Translated[]): string {
  const hash = createHash('sha256');
  for (const { chunk, code } of all)
    hash.update(`${chunk.fileName}\0${Object.values(code).join('\0')}\0`);
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, HASH_LENGTH);
}

/** Takes the scripts out of a bundle and gives them back in every language. */
async function takeScripts(bundle: OutputBundle): Promise<Translated[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const { fileName } of chunks) delete bundle[fileName];
  return Promise.all(
    chunks.map(async (chunk) => ({ chunk, code: await inEveryLanguage(chunk.code) })),
  );
}

/** Where a script goes, of its set's hash, its language (`*` for whichever) and its name. */
export type Place = (hash: string, language: Language | '*', file: string) => string;

/**
 * Writes the scripts of a bundle once for each language. They import each other by name, so a script's language is that
 * of its folder. `entry` is told where the entries stand.
 */
export function languageFiles(
  place: Place,
  entry: (name: string, path: string) => void = () => {},
): Plugin {
  return {
    name: 'language-files',
    async generateBundle(_options, bundle) {
      const all = await takeScripts(bundle);
      const hash = hashOf(all);
      for (const { chunk, code } of all) {
        if (chunk.isEntry) entry(chunk.name, place(hash, '*', chunk.fileName));
        for (const language of LANGUAGES) {
          const fileName = place(hash, language, chunk.fileName);
          this.emitFile({ type: 'asset', fileName, source: code[language] });
        }
      }
    },
  };
}

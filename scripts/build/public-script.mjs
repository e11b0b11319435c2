import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { note, noteEntry, writeCompressed, writeManifest } from './manifest.mjs';

/** Notes a classic script that was written to a public file, and writes its compressed copies. */
export function publicScript(file) {
  return {
    name: 'public-script',
    async writeBundle() {
      const bytes = await readFile(file);
      const name = basename(file);
      await writeCompressed(file, bytes);
      note(`/${name}`, bytes);
      noteEntry(name.replace('.js', ''), `/${name}`);
      await writeManifest();
    },
  };
}

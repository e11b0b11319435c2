import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { note, noteEntry, writeCompressed, writeManifest } from './manifest.mjs';

/** Notes a classic script that was written to a public file, under a logical name, and writes its compressed copies. */
export function publicScript(file, entry) {
  return {
    name: 'public-script',
    async writeBundle() {
      const bytes = await readFile(file);
      const path = `/${basename(file)}`;
      await writeCompressed(file, bytes);
      note(path, bytes);
      noteEntry(entry, path);
      await writeManifest();
    },
  };
}

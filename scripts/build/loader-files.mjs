import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { note, noteEntry, writeCompressed, writeManifest } from './manifest.mjs';

/** SETTINGS_PLACEHOLDER of src/contracts/embed.ts. */
const PLACEHOLDER = '__FLYLEAF_SETTINGS__';
const PUBLIC = 'dist/public/flyleaf.js';

/** Writes the loader without settings as a public file; the template stays private to the server. */
export function loaderFiles() {
  return {
    name: 'loader-files',
    async writeBundle() {
      const template = await readFile('dist/loader.js', 'utf8');
      if (template.split(PLACEHOLDER).length !== 2) {
        throw new Error(`dist/loader.js must hold ${PLACEHOLDER} exactly once`);
      }
      const bytes = Buffer.from(template.replace(PLACEHOLDER, 'null'));
      await mkdir('dist/public', { recursive: true });
      await writeFile(PUBLIC, bytes);
      await writeCompressed(PUBLIC, bytes);
      note('/flyleaf.js', bytes);
      noteEntry('loader', '/flyleaf.js');
      await writeManifest();
    },
  };
}

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'widgets/gallery/files';

/** Puts the gallery's style and pictures beside its scripts. */
export function galleryFiles() {
  return {
    name: 'gallery-files',
    async generateBundle() {
      for (const fileName of await readdir(FOLDER)) {
        const source = await readFile(join(FOLDER, fileName));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

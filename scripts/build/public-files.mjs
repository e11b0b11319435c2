import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { note, noteEntry, noted, writeCompressed, writeManifest } from './manifest.mjs';

const PUBLIC = 'dist/public';

/** Removes what earlier builds left; at the end, so that a running server never misses a file. */
async function removeStale() {
  const known = new Set(Object.keys(noted().integrity));
  const entries = await readdir(join(PUBLIC, 'assets'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stale = files
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => {
      const path = file.slice(PUBLIC.length).replaceAll('\\', '/');
      return !known.has(path.replace(/\.(?:br|gz)$/u, ''));
    });
  await Promise.all(stale.map((file) => rm(file, { force: true })));
}

/** Notes every public file in the manifest and writes its compressed copies. */
export function publicFiles() {
  return {
    name: 'public-files',
    async writeBundle(_options, bundle) {
      await Promise.all(
        Object.values(bundle).map(async ({ fileName, names, source }) => {
          const path = `/assets/${fileName}`;
          const bytes = Buffer.from(source);
          note(path, bytes);
          if (names.includes('pages.css')) noteEntry('pages.css', path);
          await writeCompressed(`${PUBLIC}${path}`, bytes);
        }),
      );
      await writeManifest();
      if (noted().entries.pages) await removeStale();
    },
  };
}

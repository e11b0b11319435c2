import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { note, noted, writeCompressed, writeManifest } from './manifest.mjs';

const PUBLIC = 'dist/public';

function logicalName(file) {
  if (file.type === 'asset') return file.names.includes('pages.css') ? 'pages.css' : undefined;
  return file.isEntry ? file.name : undefined;
}

/** Removes what earlier builds left; at the end, so that a running server never misses a file. */
async function removeStale() {
  const known = noted().integrity;
  const names = await readdir(join(PUBLIC, 'assets'));
  const stale = names.filter((name) => !known[`/assets/${name.replace(/\.(?:br|gz)$/u, '')}`]);
  await Promise.all(stale.map((name) => rm(join(PUBLIC, 'assets', name), { force: true })));
}

/** Notes every public file in the manifest and writes its compressed copies. */
export function publicFiles() {
  return {
    name: 'public-files',
    async writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const path = `/assets/${file.fileName}`;
        const bytes = Buffer.from(file.type === 'asset' ? file.source : file.code);
        note(path, bytes, logicalName(file));
        await writeCompressed(`${PUBLIC}${path}`, bytes);
      }
      await writeManifest();
      if (noted().entries.pages) await removeStale();
    },
  };
}

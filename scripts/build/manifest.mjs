import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MANIFEST = 'dist/manifest.json';
/** Filled by the configurations one after the other: rollup runs them in order, in one process. */
const manifest = { entries: {}, integrity: {} };

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes the `.br` and `.gz` copies of a file. */
export async function writeCompressed(file, bytes) {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Notes a public file: its integrity value, and its logical name where it has one. */
export function note(path, bytes, name) {
  manifest.integrity[path] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (name) manifest.entries[name] = path;
}

export function noted() {
  return manifest;
}

export async function writeManifest() {
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

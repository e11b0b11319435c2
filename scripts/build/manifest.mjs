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

/** Scripts without words are the same in every language: content → its compressed copies. */
const compressed = new Map();

function compress(bytes) {
  const key = bytes.toString('latin1');
  const known =
    compressed.get(key) ?? Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })]);
  compressed.set(key, known);
  return known;
}

/** Writes the `.br` and `.gz` copies of a file. */
export async function writeCompressed(file, bytes) {
  const [br, gz] = await compress(bytes);
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Notes a public file with its integrity value. */
export function note(path, bytes) {
  manifest.integrity[path] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Notes the logical name of a public file; `*` stands where its path names a language. */
export function noteEntry(name, path) {
  manifest.entries[name] = path;
}

export function noted() {
  return manifest;
}

export async function writeManifest() {
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Packs the server and what it needs of node_modules into `dist/server`: `main.js` and its chunks. Node reads a few
 * files in place of some nine hundred and strips no types, which takes the start from 0.9 s to 0.3 s and the
 * idle memory from 145 MB to 85 MB. `node server/main.ts` runs the same without a build.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'dist/server';
/** CommonJS packages ask for Node's own modules by `require`, which a module has not. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);";

const result = await build({
  entryPoints: { main: 'server/main.ts' },
  outdir: FOLDER,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node26',
  // Names stay: stacks are read by people.
  minifySyntax: true,
  minifyWhitespace: true,
  chunkNames: 'chunk-[name]-[hash]',
  external: ['pg-native'],
  banner: { js: REQUIRE },
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});

const written = new Set(Object.keys(result.metafile.outputs));
const names = await readdir(FOLDER);
const stale = names.filter(
  (name) => name.startsWith('chunk-') && !written.has(`${FOLDER}/${name}`),
);
await Promise.all(stale.map((name) => rm(join(FOLDER, name))));

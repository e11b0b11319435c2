/**
 * Writes the rules as a library: `dist/library`, a script and its types for each file of `src` that `src/index.ts` and
 * `src/contracts/index.ts` need. Files stay apart, so that a bundler takes only what is imported. Types are not
 * checked here (`npm run types` does), only written. The types of the page API are the build's own, see page-types.mjs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = 'dist/library';
/** In a declaration, TypeScript leaves the sources' endings as they are. */
const ENDING = /(\bfrom '\.[^']+|\bimport\("\.[^"]+)\.ts(?=['"])/gu;

rmSync(FOLDER, { recursive: true, force: true });
const run = spawnSync('tsc', ['--project', 'scripts/build/library.tsconfig.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const file of globSync(`${FOLDER}/**/*.d.ts`)) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ENDING, '$1.js'));
}
// `flyleaf/page` is types alone; a project may import it for what it adds to the globals.
copyFileSync('dist/public/flyleaf.d.ts', `${FOLDER}/page.d.ts`);
writeFileSync(`${FOLDER}/page.js`, 'export {};\n');
process.exitCode = run.status ?? 1;

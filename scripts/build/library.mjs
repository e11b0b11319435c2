/**
 * Writes the package: `dist/library`, a script and its types for each file of `src` that `src/index.ts` and
 * `src/contracts/index.ts` need, and of the React components. Files stay apart, so that a bundler takes only what is
 * imported. Types are not checked here (`npm run types` does), only written. The types of the page API are the build's
 * own, see page-types.mjs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = 'dist/library';
/** In a declaration, TypeScript leaves the sources' endings as they are. */
const ENDING = /(\bfrom '\.[^']+|\bimport\("\.[^"]+)\.ts(?=['"])/gu;
/** What the components know of `src` are types of the page API. */
const CONTRACT = /'\.\.\/\.\.\/src\/contracts\/embed\.js'/gu;

/** Writes scripts and types of a project; false when the compiler failed. */
function compile(project) {
  const run = spawnSync('tsc', ['--project', `scripts/build/${project}.tsconfig.json`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return run.status === 0;
}

function rewrite(pattern, change) {
  for (const file of globSync(`${FOLDER}/${pattern}`)) {
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

rmSync(FOLDER, { recursive: true, force: true });
const isWritten = compile('library') && compile('react');
renameSync(`${FOLDER}/widgets/react`, `${FOLDER}/react`);
for (const folder of ['src', 'widgets']) rmSync(`${FOLDER}/${folder}`, { recursive: true });
rewrite('**/*.d.ts', (text) => text.replaceAll(ENDING, '$1.js'));
rewrite('react/*.d.ts', (text) => text.replaceAll(CONTRACT, "'../page.js'"));
// `flyleaf/page` is types alone; a project may import it for what it adds to the globals.
copyFileSync('dist/public/flyleaf.d.ts', `${FOLDER}/page.d.ts`);
writeFileSync(`${FOLDER}/page.js`, 'export {};\n');
process.exitCode = isWritten ? 0 : 1;

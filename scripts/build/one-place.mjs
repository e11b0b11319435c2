import { readFile } from 'node:fs/promises';

/** SETTINGS_PLACEHOLDER of src/contracts/embed.ts. */
const PLACEHOLDER = '__FLYLEAF_SETTINGS__';

/** Fails the build unless a publication's settings have one place in a script. */
export function onePlace(file) {
  return {
    name: 'one-place',
    async writeBundle() {
      const code = await readFile(file, 'utf8');
      if (code.split(PLACEHOLDER).length !== 2) {
        throw new Error(`${file} must hold ${PLACEHOLDER} exactly once`);
      }
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetManifest } from '../../src/contracts/assets.ts';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import type { Assets } from '../deps.ts';
import { StartError } from '../platform/start-error.ts';

/** Reads what the build wrote into a folder (`dist`). StartError when nothing was built. */
export function loadAssets(dist: string): Assets {
  try {
    const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as AssetManifest;
    const loader = readFileSync(join(dist, 'loader.js'), 'utf8');
    const root = join(dist, 'public');
    const popupQuery = readFileSync(join(root, 'popup-query.js'), 'utf8');
    if (!loader.includes(SETTINGS_PLACEHOLDER))
      throw new Error('the loader has no place for settings');
    return { ...manifest, root, loader, popupQuery };
  } catch (error) {
    throw new StartError(`The browser files in ${dist} are not complete: run 'npm run build'`, {
      cause: error,
    });
  }
}

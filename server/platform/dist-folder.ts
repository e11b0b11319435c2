import { fileURLToPath } from 'node:url';

/** Folder that `npm run build` writes. */
export const DIST_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

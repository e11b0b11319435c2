import { GALLERY_PATHS } from '../../../../src/contracts/gallery.ts';
import { COVER_PATH, PAGE_PATHS } from '../../../../src/contracts/paths.ts';
import { bearerGet, demoGet, publicGet } from '../kinds.ts';
import { METRICS_TOKEN } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { at, demo, get, page, plain, query } from './row.ts';
import type { Row } from './row.ts';

/** A file that the build made. */
function anAsset({ deps }: Scene): string {
  return Object.keys(deps.assets.integrity).find((path) => path.startsWith('/assets/')) ?? '';
}

/** The platform itself, what publishers' pages load, and pages for everybody. */
export const PLATFORM_ROWS: readonly Row[] = [
  get('/healthz', publicGet),
  get('/readyz', publicGet),
  get('/metrics', bearerGet, () => ({ headers: { authorization: `Bearer ${METRICS_TOKEN}` } })),
  get('/assets/*', publicGet, (scene) => ({ path: anAsset(scene) })),
  get('/:repeat(^r[1-4]$)/assets/*', publicGet, (scene) => ({ path: `/r1${anAsset(scene)}` })),
  get('/flyleaf.js', publicGet),
  get('/flyleaf.d.ts', publicGet),
  get('/favicon.ico', publicGet),
  get('/sri.json', publicGet),
  get('/theme/:accent.css', publicGet, at('/theme/0f6b75.css')),

  // What publishers' pages load
  get('/embed/:publication.js', publicGet, at('/embed/demo.js')),
  get('/embed/:publication.json', publicGet, at('/embed/demo.json')),
  get(COVER_PATH, publicGet, at('/embed/demo/cover.json')),

  // Pages for everybody
  get(PAGE_PATHS.home, publicGet, plain, page),
  get(PAGE_PATHS.subscribe, publicGet, query(demo), page),
  get(PAGE_PATHS.terms, publicGet, plain, page),
  get(PAGE_PATHS.privacy, publicGet, plain, page),
  get(PAGE_PATHS.ccpa, publicGet, plain, page),
  get(PAGE_PATHS.accessibility, publicGet, plain, page),
  get(PAGE_PATHS.recommendations, publicGet, query(demo), page),

  // The demo
  get(PAGE_PATHS.mailbox, demoGet, plain, page),
  get(`${PAGE_PATHS.mailbox}.json`, demoGet),
  get(GALLERY_PATHS.index, demoGet, plain, page),
  get(GALLERY_PATHS.case, demoGet, query({ widget: 'form-card', state: 'idle' }), page),
  get(`${GALLERY_PATHS.files}:name`, demoGet, at(`${GALLERY_PATHS.files}case.en.js`)),
];

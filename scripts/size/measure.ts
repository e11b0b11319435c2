import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { settingsLiteral } from '../../server/embeds/embed-settings.ts';
import { SETTINGS_PLACEHOLDER } from '../../src/contracts/embed.ts';
import { CEILINGS } from './ceilings.ts';
import { demoSettings } from './demo-settings.ts';
import type { AssetManifest } from '../../src/contracts/assets.ts';
import type { CeilingName } from './ceilings.ts';

/** Bytes of one file. */
export interface FileSize {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface Check {
  /** Files that count, by path. */
  files: string[];
  brotli: number;
  ceiling: number;
  ok: boolean;
}

export interface SizeReport {
  /** Path from the platform's root → its bytes. */
  files: Record<string, FileSize>;
  checks: Record<CeilingName, Check>;
  ok: boolean;
}

/** A static import, as rollup writes it: `import{a as b}from"./c.js"`, `import"./c.js"`. */
const STATIC_IMPORT = /(?:^|[;}\n])import(?:[^"'()]*from)?["']\.\/([^"']+)["']/gu;

/** Bytes as the build's settings compress them. */
export function sizeOf(bytes: Buffer): FileSize {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** A script and all that it imports before it runs; what comes by `import()` is not needed yet. */
export function withImports(path: string, read: (path: string) => string): string[] {
  const found = new Set([path]);
  for (const each of found) {
    for (const [, name = ''] of read(each).matchAll(STATIC_IMPORT)) {
      found.add(each.replace(basename(each), name));
    }
  }
  return [...found];
}

/** Measures what was built in `dist`. Throws when there is no build. */
export function measure(dist: URL): SizeReport {
  const manifest: AssetManifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8'));
  const read = (path: string) => readFileSync(new URL(`public${path}`, dist));
  const text = (path: string) => read(path).toString();
  const path = (name: string) => manifest.entries[name] ?? '';
  const entry = (name: string) => path(name).replace('*', 'en');

  const folder = dirname(path('subscribe-form')).replace('*', '*.en');
  const settings = settingsLiteral(JSON.stringify(demoSettings(`${folder}/`)));
  const loader = readFileSync(new URL('loader.js', dist), 'utf8');
  const embed = '/embed/demo.js';
  const files: Record<string, FileSize> = {
    [embed]: sizeOf(Buffer.from(loader.replace(SETTINGS_PLACEHOLDER, () => settings))),
  };
  for (const path of Object.keys(manifest.integrity)) files[path] = sizeOf(read(path));

  const check = (name: CeilingName, ...paths: string[]): Check => {
    const brotli = paths.reduce((sum, path) => sum + (files[path]?.brotli ?? Number.NaN), 0);
    const ceiling = CEILINGS[name];
    return { files: paths, brotli, ceiling, ok: brotli <= ceiling };
  };
  const usable = (widget: string) => [embed, ...withImports(entry(widget), text)];
  const checks: SizeReport['checks'] = {
    loader: check('loader', entry('loader')),
    'loader with settings': check('loader with settings', embed),
    'subscribe form usable': check('subscribe form usable', ...usable('subscribe-form')),
    'welcome popup usable': check('welcome popup usable', ...usable('welcome-popup')),
    'pages script': check('pages script', ...withImports(entry('pages'), text)),
    'passkeys script': check('passkeys script', ...withImports(entry('passkeys'), text)),
    'pages style': check('pages style', entry('pages.css')),
  };
  return { files, checks, ok: Object.values(checks).every(({ ok }) => ok) };
}

/**
 * The build: one configuration for each place that code runs in.
 *
 *   dist/loader.js            the loader; the server puts a publication's settings in place of SETTINGS_PLACEHOLDER
 *   dist/public/flyleaf.js    the same, which fetches its settings, for tags that pin a version by its integrity value
 *   dist/public/popup-query.js  takes the popup's parameters out of a page's address, for publications that want it
 *   dist/public/flyleaf.d.ts  the types of the page API and the elements, for publishers' pages
 *   dist/public/assets/HASH/LANGUAGE/…   the widgets, what they share, the pages' script; never changed
 *   dist/public/assets/HASH/LANGUAGE/passkeys.js  signs in by passkey; loaded by the pages that do
 *   dist/public/assets/pages-HASH.css    the pages' style
 *   dist/server/pages.LANGUAGE.js        renders the platform's pages on the server
 *   dist/gallery/                        the demo's gallery: its page, its script in each language, its files
 *   dist/manifest.json        logical names → paths, and the integrity value of each public file
 *
 * Every public file has a `.br` and a `.gz` copy beside it. Words are compiled in: each configuration runs once, with a token
 * for every text, and its scripts are written once for each language (docs/decisions, words are compiled in).
 */
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { arrows } from './scripts/build/arrows.ts';
import { galleryFiles } from './scripts/build/gallery-files.mjs';
import { languageFiles } from './scripts/build/language-files.ts';
import { onePlace } from './scripts/build/one-place.mjs';
import { PREACT_FIELDS, PREACT_SOURCE, lessPreact } from './scripts/build/less-preact.mjs';
import { noteEntry } from './scripts/build/manifest.mjs';
import { minifyStyles } from './scripts/build/minify-styles.mjs';
import { pageStyles } from './scripts/build/page-styles.mjs';
import { pageTypes } from './scripts/build/page-types.mjs';
import { ownCopies } from './scripts/build/own-copies.mjs';
import { PREACT_ALIAS } from './scripts/build/preact-alias.mjs';
import { publicFiles } from './scripts/build/public-files.mjs';
import { publicScript } from './scripts/build/public-script.mjs';
import { wordTokens } from './scripts/build/words.ts';

const preactAlias = () => alias({ entries: PREACT_ALIAS });

const typescript = () => esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false });

const COMPRESS = { passes: 3, unsafe_arrows: true, pure_getters: true };

/** Names that cross a bundle are on the wire: properties stay as they are. */
const moduleOptions = {
  module: true,
  ecma: 2020,
  compress: COMPRESS,
  format: { comments: false },
};
const minifyModule = terser(moduleOptions);
const minifyWidget = terser({ ...moduleOptions, mangle: { properties: { regex: PREACT_FIELDS } } });

/**
 * A function inlined more than once costs more than its calls. `unsafe` makes sums of our template strings, 7 bytes less;
 * `true` as it stands compresses better, by 3.
 */
const minifyLoader = (isInlined) =>
  terser({
    module: true,
    ecma: 2020,
    compress: {
      ...COMPRESS,
      booleans: false,
      inline: 1,
      unsafe: true,
      global_defs: { __FLYLEAF_INLINED__: isInlined },
    },
    format: { comments: false },
  });

/** Nothing of what CommonJS or a live binding would need: only our own chunks import one another. */
const output = {
  generatedCode: { preset: 'es2015', symbols: false },
  externalLiveBindings: false,
  freeze: false,
  esModule: false,
};

/** All of it, the top of each module too. After minifying: terser shortens no function that stands in a block. */
const silence = {
  name: 'silence',
  renderChunk: (code) => `try{${code.trim().replace(/;$/u, '')}}catch{}`,
};

/** Two loaders: most pages have the one that carries its settings, and no code that fetches them. */
const loader = (file, isInlined, ...plugins) => ({
  input: 'loader/index.ts',
  output: { ...output, file, format: 'es' },
  plugins: [nodeResolve(), typescript(), arrows(), minifyLoader(isInlined), silence, ...plugins],
});

const PINNED = 'dist/public/flyleaf.js';
const POPUP_QUERY = 'dist/public/popup-query.js';

/**
 * Browsers put off compiling a function until it is called, and read it twice then. Nearly all of a widget's script is
 * called as it mounts, so Chromium (V8's explicit compile hints) compiles it while it arrives, beside the page's own
 * thread: a third less time of that, for twenty bytes. Other browsers see a comment.
 */
const compileOnLoad = {
  name: 'compile-on-load',
  renderChunk: (code, { isEntry }) => (isEntry ? `//# allFunctionsCalledOnLoad\n${code}` : null),
};

/** Only for publications that let a page's address speak to the popup. */
const popupQuery = {
  input: 'loader/popup-query.ts',
  output: { ...output, file: POPUP_QUERY, format: 'iife', strict: false },
  plugins: [nodeResolve(), typescript(), minifyModule, publicScript(POPUP_QUERY, 'popup-query')],
};

/** The hash is in the scripts' folder. */
const publicOutput = {
  ...output,
  dir: 'dist/public/assets',
  format: 'es',
  chunkFileNames: ({ name }) => `${name.replace('.page', '')}.js`,
  assetFileNames: '[name]-[hash:7][extname]',
  hashCharacters: 'base36',
  hoistTransitiveImports: false,
};

const readBrowser = [
  preactAlias(),
  nodeResolve({ browser: true }),
  minifyStyles(),
  typescript(),
  wordTokens(),
];
const browser = [...readBrowser, minifyModule];

const publicLanguages = () =>
  languageFiles(
    (hash, language, file) => `${hash}/${language}/${file}`,
    (name, path) => noteEntry(name, `/assets/${path}`),
  );

/**
 * What the popup and the form's next step use, and the form itself does without. Each has it in its own script, so that the
 * popup is two requests at once.
 */
const copies = ownCopies(
  /(?:page-paths|popup-constants|fill|new-proof|quiet\.styles)\.tsx?$/u,
  /widgets\/(?:subscribe-form|shared\/persist)\/|src\/links\//u,
);

/** What both widgets share stands in the form's script: it is one request, and the popup needs all of it. */
const widgets = {
  input: {
    'subscribe-form': 'widgets/subscribe-form/index.tsx',
    'welcome-popup': 'widgets/welcome-popup/index.tsx',
    reader: 'widgets/reader/index.ts',
  },
  output: {
    ...publicOutput,
    manualChunks: { 'subscribe-form': ['widgets/subscribe-form/index.tsx'] },
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    copies,
    alias({ entries: [{ find: /^preact$/u, replacement: PREACT_SOURCE }] }),
    lessPreact(),
    ...readBrowser,
    arrows(),
    minifyWidget,
    compileOnLoad,
    publicLanguages(),
    publicFiles(),
  ],
};

/** Apart from the widgets: another site, so no browser would share a cached file between them. */
const pagesClient = {
  input: { pages: 'widgets/pages/client.tsx', passkeys: 'widgets/pages/passkeys.client.ts' },
  output: publicOutput,
  plugins: [...browser, pageStyles(), publicLanguages(), publicFiles()],
};

const serverPlugins = [
  preactAlias(),
  nodeResolve({ preferBuiltins: true }),
  minifyStyles(),
  typescript(),
  wordTokens(),
];

const inOneFolder = () =>
  languageFiles((_hash, language, file) => file.replace('.js', `.${language}.js`));

const pages = {
  input: { pages: 'widgets/pages/render.tsx' },
  // One file for each language: nothing is loaded later on a server.
  output: { ...output, dir: 'dist/server', format: 'es', inlineDynamicImports: true },
  plugins: [...serverPlugins, inOneFolder()],
};

/** The gallery is for the demo alone: no public file, no byte of what readers load. */
const gallery = {
  input: { render: 'widgets/gallery/render.tsx' },
  output: { ...output, dir: 'dist/gallery', format: 'es', inlineDynamicImports: true },
  plugins: [...serverPlugins, inOneFolder()],
};

const galleryClient = {
  input: { case: 'widgets/gallery/client.ts' },
  output: { ...output, dir: 'dist/gallery/files', format: 'es' },
  plugins: [...browser, galleryFiles(), inOneFolder()],
};

export default [
  loader('dist/loader.js', true, onePlace('dist/loader.js')),
  loader(PINNED, false, publicScript(PINNED, 'loader'), pageTypes()),
  popupQuery,
  widgets,
  pagesClient,
  pages,
  gallery,
  galleryClient,
];

import { renderToString } from 'react-dom/server';
import { renderPage } from '../pages/render.tsx';
import { copy } from '../pages/own-words.ts';
import { CaseDocument } from './case.view.tsx';
import { findCase } from './find-case.ts';
import { formCases } from './form.cases.tsx';
import { GalleryDocument } from './gallery.view.tsx';
import { pageCases } from './page.cases.ts';
import { popupCases } from './popup.cases.tsx';
import { PSEUDO, sayAll } from './pseudo-language.ts';
import { readChoice } from './choice.ts';
import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import type { GalleryQuery } from '../../src/contracts/gallery.ts';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import type { PageAssets, PageProps } from '../../src/contracts/pages.ts';
import type { Choice } from './choice.ts';

const CASES = [...formCases, ...popupCases, ...pageCases];

/** A page in words of a pseudo-language: a publication may put its own in place of ours. */
function inPseudo(page: PageProps, lang: string): PageProps {
  const pseudo = PSEUDO[lang];
  if (!pseudo || !('publication' in page)) return page;
  const groups = Object.entries(copy).map(([group, texts]) => [group, sayAll(pseudo, texts)]);
  return { ...page, copy: Object.fromEntries(groups) as PublisherCopy };
}

function withAccent(page: PageProps, accent: string): PageProps {
  if (!('publication' in page)) return page;
  return { ...page, publication: { ...page.publication, accent_color: `#${accent}` } };
}

/** A real page, still: no script takes it over, so it asks for nothing and keeps nothing. */
function renderSample(
  page: PageProps,
  { theme, lang, accent }: Choice,
  assets: PageAssets,
): string {
  const html = renderPage(withAccent(inPseudo(page, lang), accent), { ...assets, script: '' });
  const style = `<link rel="stylesheet" href="${GALLERY_PATHS.files}gallery.css">`;
  return html
    .replace('dir="ltr"', `dir="${PSEUDO[lang]?.dir ?? 'ltr'}" class="theme-${theme}"`)
    .replace('</head>', `${style}</head>`);
}

/** One case and nothing else (contract: src/contracts/gallery.ts). */
export function renderCase(query: GalleryQuery, assets: PageAssets): string | null {
  const found = findCase(CASES, query);
  if (!found) return null;
  const choice = readChoice(query, CASES);
  if ('page' in found) return renderSample(found.page, choice, assets);
  return `<!doctype html>${renderToString(<CaseDocument choice={choice} script={assets.script} />)}\n`;
}

/** The index (contract: src/contracts/gallery.ts). */
export function renderGallery(query: GalleryQuery, assets: PageAssets): string {
  const document = (
    <GalleryDocument choice={readChoice(query, CASES)} cases={CASES} style={assets.style} />
  );
  return `<!doctype html>${renderToString(document)}\n`;
}
